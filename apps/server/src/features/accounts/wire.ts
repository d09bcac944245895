import type { Refusal } from '@ori/core/accounts/sign-up';
import type { FastifyReply } from 'fastify';
import { sendFailure } from '../../http/failures.ts';
import type { AccountsService } from './accounts.service.ts';
import type { Credentials } from './request-credentials.ts';
import type { SignedIn } from './sign-in.service.ts';

/** What the routes of this feature share. */
export interface WireDeps {
  readonly accounts: AccountsService;
  readonly credentials: Credentials;
}

/** A refusal in the catalogue's words, with the field it is about. */
export function refuse(reply: FastifyReply, { code, field }: Refusal): FastifyReply {
  return sendFailure(reply, code, field === undefined ? {} : { field });
}

/** Gives the browser its cookies and answers who came in, with a bearer token. */
export function answerSignedIn(credentials: Credentials, reply: FastifyReply, { user, session }: SignedIn) {
  credentials.give(reply, session);
  return { success: true as const, token: session.bearerToken, user };
}

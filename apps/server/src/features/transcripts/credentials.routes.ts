import {
  credentialsAnswer,
  credentialsQuery,
  issueCredentialInput,
  issuedCredential,
  issuerProfile,
  publicKey,
  publicKeys,
  revocationList,
} from '@ori/contracts/credentials';
import { CREDENTIAL_CONTEXTS } from '@ori/core/records/credential';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { TranscriptsService } from './transcripts.service.ts';

const byId = z.object({ id: z.uuid() });
const byName = z.object({ name: z.string().max(100) });

/** What is wrong with a wish to sign, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'key-reused': { code: 'key-reused' },
  'nothing-to-sign': {
    code: 'invalid-input',
    field: 'childId',
    error: 'Please put a course on the transcript first',
  },
  'date-unusable': { code: 'invalid-input', field: 'validUntil', error: 'Please choose a day from today on' },
} as const;

/** Credentials of a family, and what anyone needs who wants to verify one. */
export function credentialsRoutes(service: TranscriptsService): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(familyRoutes(service));
    await app.register(publicRoutes(service));
  };
}

function familyRoutes({ credentials }: TranscriptsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/credentials',
      {
        config: { operation: 'credentials.list' },
        schema: { querystring: credentialsQuery, response: { 200: credentialsAnswer } },
      },
      async (request, reply) => {
        const listed = await credentials.list(signedIn(request), request.query.childId);
        return listed.ok ? { credentials: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/credentials',
      {
        config: { operation: 'credentials.issue', rateLimit: RATES.newSecret },
        schema: { body: issueCredentialInput, response: { 200: issuedCredential } },
      },
      async (request, reply) => {
        const issued = await credentials.issue(signedIn(request), request.body);
        if (issued.ok) return issued.value;
        const { code, ...detail } = FAILURES[issued.failure];
        return sendFailure(reply, code, detail);
      },
    );
    app.post(
      '/credentials/:id/revoke',
      {
        config: { operation: 'credentials.revoke' },
        schema: { params: byId, response: { 200: issuedCredential } },
      },
      async (request, reply) => {
        const revoked = await credentials.revoke(signedIn(request), request.params.id);
        return revoked.ok ? revoked.value : sendFailure(reply, revoked.failure);
      },
    );
  };
}

function publicRoutes({ credentials }: TranscriptsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/credentials/jwks',
      { config: { operation: 'credentials.keys' }, schema: { response: { 200: publicKeys } } },
      async () => ({ keys: await credentials.publicKeys(), issuer: credentials.issuer.id }),
    );
    app.get(
      '/credentials/keys/:name',
      {
        config: { operation: 'credentials.key' },
        schema: { params: byName, response: { 200: publicKey } },
      },
      async (request, reply) => {
        const keys = await credentials.publicKeys();
        const named = keys.find(({ kid }) => kid.endsWith(`/${request.params.name}`));
        return named ?? sendFailure(reply, 'not-found');
      },
    );
    app.get(
      '/credentials/issuer',
      { config: { operation: 'credentials.issuer' }, schema: { response: { 200: issuerProfile } } },
      async () => ({
        '@context': [...CREDENTIAL_CONTEXTS],
        type: ['Profile'],
        ...credentials.issuer,
        description:
          'Signs transcripts that families keep here; each says which home school gave the grades.',
      }),
    );
    app.get(
      '/credentials/revocations',
      { config: { operation: 'credentials.revocations' }, schema: { response: { 200: revocationList } } },
      async () => credentials.revocations(),
    );
  };
}

import type { FirstRunInput, RegisterAnswer } from '@ori/contracts/first-run';
import type { SettingsInput } from '@ori/contracts/administration';
import type { Result } from '@ori/contracts/result';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';

/** The first admin as accounts make one. */
export interface FirstAdmin extends Pick<FirstRunInput, 'fullName' | 'email' | 'password' | 'locale'> {
  readonly timeZone?: string | undefined;
  /** A code from this mailbox was given back. */
  readonly isEmailProved: boolean;
}

/** What belongs into the transaction of the first admin; false undoes all of it. */
export type Along = (adminId: string, tx: Tx) => Promise<boolean>;

/** What the environment, or somebody at the shell, decided before. */
export interface FirstRunTold {
  readonly operator: { readonly name: string; readonly address: string | null } | null;
  readonly phone: string | null;
  readonly contact: string;
}

export interface FirstRunDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly mail: Mail;
  readonly secrets: { readonly session: string };
  readonly publicUrl: string;
  /** The demo brings people of its own: there is nothing to set up. */
  readonly isDemo: boolean;
  readonly mailHost: string | null;
  readonly payments: 'stripe' | 'test' | null;
  readonly told: () => Promise<FirstRunTold>;
  readonly hasAccount: (email: string) => Promise<boolean>;
  /** Makes the first admin, lets their browser in, and answers it; `undone` where `along` said so. */
  readonly admit: (
    at: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    admin: FirstAdmin,
    along: Along,
  ) => Promise<Result<RegisterAnswer, Refusal | 'undone'>>;
  readonly keepSettings: (actorId: string, input: SettingsInput, tx: Tx) => Promise<void>;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly now: () => Date;
  readonly newId: () => string;
}

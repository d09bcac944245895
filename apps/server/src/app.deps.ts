import type { Content } from '@ori/content/open-content';
import type { FastifyBaseLogger } from 'fastify';
import type { FamilyDeps } from './compose-family.ts';
import type { Database } from './db/database.ts';
import type { AccountsDeps } from './features/accounts/accounts.deps.ts';
import type { ModelSettings } from './features/tutor/model/model-settings.ts';
import type { RecordTurn } from './features/tutor/tutor.deps.ts';

/** Everything the product stands on; the clock, chance and ids come from outside. */
export interface AppDeps extends AccountsDeps {
  readonly database: Database;
  readonly content: Content;
  readonly log: FastifyBaseLogger;
  readonly secrets: { readonly session: string; readonly pepper: string };
  readonly credentialKey: FamilyDeps['credentialKey'];
  readonly trustedProxies: number;
  readonly contactAddress: string;
  /** The folder mail is kept in, to be read at `/dev/outbox`; null in production or with a mail server. */
  readonly outboxFolder: string | null;
  /** The folder of the web app's build. */
  readonly webDir: string;
  readonly uptimeSeconds: () => number;
  /** The installation's language model for the tutor, or none. */
  readonly model?: ModelSettings | null;
  /** Hears of every turn of the tutor's: tests hold all of them to its rubric. */
  readonly recordTurn?: RecordTurn | undefined;
  readonly callsPerMinute?: number;
  readonly hasRateLimits?: boolean;
}

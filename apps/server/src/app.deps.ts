import type { Content } from '@ori/content/open-content';
import type { OperatorNotes } from '@ori/contracts/legal';
import type { FastifyBaseLogger } from 'fastify';
import type { StreamLimits } from './graphql/streams.ts';
import type { Database } from './db/database.ts';
import type { OperatorSettings } from './env.ts';
import type { Setup } from './features/administration/administration.deps.ts';
import type { HearAnswered } from './http/answered.ts';
import type { AccountsDeps } from './features/accounts/accounts.deps.ts';
import type { PaymentSettings } from './features/billing/gateways/payment-settings.ts';
import type { ModelSettings } from './features/tutor/model/model-settings.ts';
import type { Queue } from './queue/queue.ts';
import type { RecordTurn } from './features/tutor/tutor.deps.ts';

/** Everything the product stands on; the clock, chance and ids come from outside. */
export interface AppDeps extends AccountsDeps {
  readonly database: Database;
  readonly content: Content;
  /** Where jobs are kept, and who does them is said. */
  readonly queue: Queue;
  readonly log: FastifyBaseLogger;
  readonly secrets: { readonly session: string; readonly pepper: string };
  readonly trustedProxies: number;
  readonly contactAddress: string;
  /** Processor time that the maths of one message may take, in milliseconds; absent: as families are served. */
  readonly mathsBudgetMs?: number;
  /** Who runs this installation, for the legal pages; null or absent: the settings do not say. */
  readonly operator?: OperatorSettings | null;
  readonly operatorPhone?: string | null;
  /** What else the operator tells on the legal pages; absent: nothing. */
  readonly operatorNotes?: OperatorNotes;
  /** The mail service that carries letters; null or absent: none does. */
  readonly mailHost?: string | null;
  /** How this process was set up, for whoever runs the installation. */
  readonly setup?: Setup;
  /** The folder mail is kept in, to be read at `/dev/outbox`; null in production or with a mail server. */
  readonly outboxFolder: string | null;
  /** The folder of the web app's build. */
  readonly webDir: string;
  readonly uptimeSeconds: () => number;
  /** Whoever shows it reads how deep all is well; null or absent: an admin and this machine alone. */
  readonly healthToken?: string | null;
  /** Hears of each answered request, for metrics. */
  readonly hearAnswered?: HearAnswered | undefined;
  /** The installation's language model for the tutor, or none. */
  readonly model?: ModelSettings | null;
  /** How plans are paid for; null or absent: nothing is sold, and everything is allowed. */
  readonly payments?: PaymentSettings | null;
  /** Hears of every turn of the tutor's: tests hold all of them to its rubric. */
  readonly recordTurn?: RecordTurn | undefined;
  /** `false` takes the service worker away from every browser that has it. */
  readonly hasOffline?: boolean;
  readonly callsPerMinute?: number;
  readonly hasRateLimits?: boolean;
  /** Live-update streams in this process. */
  readonly streamLimits?: StreamLimits;
}

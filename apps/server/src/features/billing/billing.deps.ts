import type { Audit } from '../../db/audit-entry.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';
import type { Mail } from '../../mail/mail.ts';
import type { BillingStore } from './billing.store.ts';
import type { Gateway } from './gateways/gateway.ts';

export interface BillingDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly audit: Audit;
  readonly mail: Mail;
  readonly log: Log;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Were plans chosen to be sold, where there is a provider? Absent: they were. */
  readonly sellsPlans?: (within?: Executor) => Promise<boolean>;
}

/** What the parts of billing share. */
export interface BillingParts extends BillingDeps {
  readonly store: BillingStore;
  /** Null: this installation sells nothing, and everything is allowed. */
  readonly gateway: Gateway | null;
  /** Is anything sold now? What was bought before goes on either way. */
  readonly isSelling: (within?: Executor) => Promise<boolean>;
}

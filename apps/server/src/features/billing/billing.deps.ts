import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
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
}

/** What the parts of billing share. */
export interface BillingParts extends BillingDeps {
  readonly store: BillingStore;
  /** Null: this installation sells nothing, and everything is allowed. */
  readonly gateway: Gateway | null;
}

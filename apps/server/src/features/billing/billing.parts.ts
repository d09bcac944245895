import type { Allowed } from './allowed.ts';
import type { BillingParts } from './billing.deps.ts';
import type { KeepEvents } from './keep-events.ts';

/** What the services of billing share. */
export interface Parts extends BillingParts {
  readonly allowed: Allowed;
  readonly keep: KeepEvents;
}

import type { Locale } from '@ori/contracts/locale';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';
import type { Mail } from '../../mail/mail.ts';

export type Secret = string | Uint8Array;

/** Google through OpenID Connect; `issuer` is another provider's in tests. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** argon2id's cost; the default is OWASP's: 19 MiB, two passes, one lane. */
export interface HashCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

export interface AccountsDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly randomBytes: (size: number) => Uint8Array;
  /** `session` signs cookies; `pepper` goes into every PIN and password hash. Both live outside the database. */
  readonly secrets: { readonly session: Secret; readonly pepper: Secret };
  readonly mail: Mail;
  /** Scheme, host and port people reach this installation by, without a slash at the end. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  readonly google: GoogleSettings | null;
  readonly log: Log;
  /** May people open accounts of their own now? Absent: they may. */
  readonly isSignUpOpen?: () => Promise<boolean>;
  readonly hashCost?: HashCost;
  /** Every refused try is answered no sooner than this after it came. */
  readonly refusalAfterMs?: number;
  /** Called before each hash is computed; tests count them. */
  readonly onHash?: () => void;
}

/** Who is asking, as far as a visitor can be known. */
export interface Caller {
  readonly address: string;
  /** A proxy passed the request on, so its address need not be the caller's own. */
  readonly isForwarded: boolean;
  /** The browser's device cookie as it came, not yet trusted. */
  readonly deviceCookie: string | null;
  /** What ties a question to a passkey to this browser, as it came. */
  readonly passkeyCookie: string | null;
  /** The session cookie as it came; rotated at sign-in. */
  readonly sessionToken: string | null;
  /** A few words for the device list, e.g. "Firefox on Linux". */
  readonly deviceLabel: string;
  readonly locale: Locale;
}

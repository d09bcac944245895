import type { Locale } from '@ori/contracts/locale';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';

/** What requests told of how the house stands. */
export interface Standing {
  /** One failed for want of room on the database's disk, and nothing was written since. */
  isOutOfRoom: boolean;
  /** The process is about to end. */
  isDraining: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly standing: Standing;
  }
  interface FastifyContextConfig {
    /** The access-table entry of this route; the app does not start without one. */
    operation?: Operation;
    /** `false` for answers that any cache may keep: they set no cookie. */
    csrfCookie?: false;
    /** The call carries its own proof (a signature, a name told to one person): no forgery token is asked for. */
    provesItself?: true;
    /** `false` where it does not matter who asks: no session is looked up. */
    viewer?: false;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
    locale: Locale;
  }
}

import type { Locale } from '@ori/contracts/locale';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';

declare module 'fastify' {
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

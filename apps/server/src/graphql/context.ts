import type { Viewer } from '@ori/core/access/viewer';
import type { Locale } from '@ori/contracts/locale';
import type { Standing } from '../http/request-types.ts';

/** What every resolver reaches. Services are not here: a feature's fields close over their own service. */
export interface GraphqlContext {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly requestId: string;
  readonly standing: Standing;
  /** False once the viewer's session was ended, here or in another process. */
  readonly isSessionLive: () => Promise<boolean>;
}

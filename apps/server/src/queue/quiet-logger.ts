import { Logger } from 'graphile-worker';

/** The library's own log repeats payloads; what failed is logged where the job is run. */
export const quietLogger = new Logger(() => () => undefined);

import { errorCode } from '../db/pg-errors.ts';

/** A failure by its class alone (`ECONNREFUSED`, `TypeError`): messages may repeat addresses and words of a letter. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  if (error instanceof JobFailed) return error.message;
  if (/^[A-Z]/.test(error.name) && error.name !== 'Error') return error.name;
  return errorCode(error) || 'Error';
}

/** A job failed; its message is the class of the failure, and all that is kept of it. */
export class JobFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'JobFailed';
  }
}

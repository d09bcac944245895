/** An answer that is not there by then will not come. */
const TOO_LONG_MS = 30_000;

/** Ends with the caller's own signal, or once an answer is too long in coming. */
export function untilTooLong(own: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(TOO_LONG_MS);
  return own ? AbortSignal.any([own, late]) : late;
}

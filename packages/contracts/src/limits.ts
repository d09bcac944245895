/** Every number the specification fixes (spec §9) or the design decides (design §5), once. */

export const AUTH_TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Bearer tokens of one signed-in browser: one a tab; the oldest gives way. */
export const TOKENS_PER_BROWSER_MAX = 20;
/** Session length with "remember me". */
export const REMEMBERED_SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** The single-use token of an OAuth return. */
export const OAUTH_RETURN_TOKEN_MS = 60_000;
export const CSRF_TOKEN_BYTES = 32;
export const CSRF_HEADER = 'x-csrf-token';

export const PIN_LENGTH = 4;
export const SACRED_ID_MIN = 3;
export const SACRED_ID_MAX = 24;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
export const NAME_MAX = 80;
/** The name of a time zone: the longest has 32 characters. */
export const TIME_ZONE_MAX = 64;
export const EMAIL_MAX = 254;

/** Failures on one known device, less what faded, before a grown-up or a mail must renew it. */
export const PIN_FAILURES_KNOWN_DEVICE = 10;
/** Of the failures on a known device one fades in this time; what has faded is forgotten at the next success. */
export const PIN_FAILURE_FADES_AFTER_HOURS = 4;
/** Failures over all unknown devices of one account, a day. */
export const PIN_FAILURES_UNKNOWN_PER_DAY = 5;
/** Failures over all unknown devices of one account until a grown-up or a mail renews it. */
export const PIN_FAILURES_UNKNOWN_TOTAL = 10;
/** Failures from one network address in an hour, over all accounts. */
export const PIN_FAILURES_PER_ADDRESS_PER_HOUR = 30;
/** Failures in an hour on accounts of the installation (spraying); past them new devices need a second step. */
export const PIN_FAILURES_INSTALLATION_PER_HOUR = 300;
/** Failures in an hour, on whichever names, past which names nobody has are refused without a hash. */
export const GUESSES_HASHED_FOR_NOBODY_PER_HOUR = 300;
/** Failures in an hour, on whichever names, that the administration is told of. */
export const GUESSING_ALARM_PER_HOUR = 100;
/** Hashes computed at the same time, at most. */
export const CONCURRENT_HASHES = 2;

/** Days a mailed link works that says an address is right. */
export const CONFIRMATION_DAYS = 7;
/** Such letters to one mailbox in a day, beyond the one of a sign-up. */
export const CONFIRMATIONS_A_DAY = 3;

/** Days in which a change of address can be undone from the old one. */
export const EMAIL_UNDO_DAYS = 7;

/** Days in which a deletion can be undone. */
export const DAYS_TO_UNDO = 30;

export const TOAST_SUCCESS_MS = 4_000;
export const TOAST_ERROR_MS = 6_000;
export const TOAST_WARNING_MS = 5_000;
export const TOAST_INFO_MS = 4_000;
export const TOAST_DEFAULT_MS = 5_000;
export const TOASTS_MAX = 5;

export const LAZY_PAGE_RETRIES = 3;
export const LAZY_PAGE_FIRST_DELAY_MS = 1_000;

export const LOG_BUFFER_ENTRIES = 100;
export const RECENT_KIM_CONCEPTS = 10;

/** Days for which browsers' warnings and errors are kept. */
export const CLIENT_LOG_DAYS = 30;
/** So many of them at most, and so much text: the oldest go first. */
export const CLIENT_LOG_ROWS_MAX = 20_000;
export const CLIENT_LOG_BYTES_MAX = 16 * 1024 * 1024;
/** So much of them from one address in an hour: a browser in trouble repeats itself. */
export const CLIENT_LOG_BYTES_AN_HOUR = 256 * 1024;

/** Live feeds one session may hold open at once: as many tabs, and no more. */
export const STREAMS_PER_SESSION = 20;
/** Live-update streams of one account, over all its sessions, in one process. */
export const STREAMS_PER_ACCOUNT = 40;
/** Signed-in browsers of one account; beyond them the one not seen for longest is signed out. */
export const SESSIONS_PER_ACCOUNT_MAX = 50;

/** Answers of this many characters and more are malformed, whatever they say. */
export const ANSWER_MAX_CHARS = 200;

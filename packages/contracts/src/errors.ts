/** What is said of a value that does not fit where nobody says what would. */
export const CHECK_FIELD = 'Please check this field';

interface ErrorEntry {
  readonly status: number;
  readonly text: string;
  readonly field?: string;
  /** When it is worth trying again: after so many seconds, or when the hour or the day (UTC) is over. */
  readonly retryAfter?: number | 'hour' | 'day';
}

/** Seconds to wait after a 429 or 503 that names none. */
const WAIT_S: Readonly<Record<number, number>> = { 429: 60, 503: 2 };
const WINDOW_S = { hour: 3600, day: 86_400 } as const;

/** Seconds after which a failed call is worth another try, as `Retry-After` says them; null for other failures. */
export function retryAfterOf(code: ErrorCode, now: Date): number | null {
  const { status, retryAfter }: ErrorEntry = ERRORS[code];
  const wait = retryAfter ?? WAIT_S[status] ?? null;
  if (typeof wait !== 'string') return wait;
  return WINDOW_S[wait] - (Math.floor(now.getTime() / 1000) % WINDOW_S[wait]);
}

/**
 * The catalogue of failures: each code with its HTTP status and its words.
 * Codes travel inside the house; they become words once, at the edge (spec §5 and §8).
 */
export const ERRORS = {
  network: { status: 503, text: 'Network error' },
  'login-failed': { status: 400, text: 'Login failed' },
  'registration-failed': { status: 400, text: 'Registration failed' },
  'invalid-server-response': { status: 502, text: 'Invalid response from server' },
  'invalid-sacred-id-or-pin': { status: 401, text: 'Invalid Sacred ID or PIN' },
  'invalid-email-or-password': { status: 401, text: 'Login failed' },
  'sign-up-closed': {
    status: 403,
    text: 'No new accounts are opened here at the moment. Please write to whoever runs this site',
  },
  'first-run-link': {
    status: 403,
    text: 'This address does not open the setup. Take the one the server printed when it last started',
  },
  'address-has-account': { status: 409, text: 'This address already has an account here', field: 'email' },
  'trial-code-wrong': { status: 400, text: 'This is not the code in the last letter', field: 'code' },
  'reason-needed': { status: 400, text: 'Please say why you open this record', field: 'reason' },
  'account-act-refused': { status: 409, text: 'This cannot be done to this account' },
  'sacred-id-taken': { status: 409, text: 'This Sacred ID is already taken', field: 'sacredId' },
  'pins-differ': { status: 400, text: "PINs don't match", field: 'pinConfirmation' },
  'terms-not-agreed': { status: 400, text: 'Please agree to the Terms of Service', field: 'termsAgreed' },
  'sacred-id-email-mismatch': { status: 400, text: "Sacred ID and email don't match" },
  'pin-authentication-failed': { status: 401, text: 'PIN authentication failed' },
  'pin-login-failed': { status: 400, text: 'PIN login failed' },
  'set-pin-failed': { status: 400, text: 'Failed to set PIN' },
  'change-pin-failed': { status: 400, text: 'Failed to change PIN' },
  'reset-pin-failed': { status: 400, text: 'Failed to reset PIN' },
  'update-user-failed': { status: 400, text: 'Update user failed' },
  'update-failed': { status: 400, text: 'Update failed' },
  'not-signed-in': { status: 401, text: 'No user is currently logged in' },
  'profile-from-token-failed': { status: 401, text: 'Failed to get user profile from token' },
  'oauth-failed': { status: 400, text: 'OAuth authentication failed' },
  'oauth-session-check-failed': { status: 400, text: 'OAuth session check failed' },
  'oauth-not-configured': { status: 503, text: 'Google sign-in is not set up on this installation' },
  'pin-too-common': {
    status: 400,
    text: 'This PIN is too easy to guess. Please choose another',
    field: 'pin',
  },
  'password-too-common': {
    status: 400,
    text: 'This password is on lists of stolen passwords. Choose another: three or four words are good',
    field: 'password',
  },
  'password-too-plain': {
    status: 400,
    text: 'This password repeats itself or follows the keyboard. Choose another: three or four words are good',
    field: 'password',
  },
  'password-names-you': {
    status: 400,
    text: 'This password holds your name, Sacred ID, or e-mail. Choose another: three or four words are good',
    field: 'password',
  },
  'pin-is-birth-year': {
    status: 400,
    text: 'A birth year is too easy to guess. Please choose another PIN',
    field: 'pin',
  },
  'credential-missing': {
    status: 400,
    text: 'A Sacred ID with a PIN, or an e-mail with a password, is needed',
  },
  'email-needed': { status: 400, text: 'An e-mail address is needed', field: 'email' },
  'age-needed': {
    status: 400,
    text: 'Please say how old you are: an age, a grade or an age group is needed',
    field: 'ageGroup',
  },
  'country-needed': {
    status: 400,
    text: 'Please say in which country you live: it decides from which age you may open an account',
    field: 'country',
  },
  'grown-up-needed': { status: 403, text: 'A grown-up needs to finish this' },
  'consent-needed': {
    status: 400,
    text: 'Your consent is needed before a child can be added',
    field: 'consent',
  },
  'address-unconfirmed': {
    status: 409,
    text: 'Please confirm your e-mail address first, by the letter we sent you',
  },
  'operator-unnamed': {
    status: 409,
    text: 'This site is not ready for children yet: it has to say who runs it first. Please ask through the contact page',
  },
  'consent-not-shown': {
    status: 409,
    text: 'What this way of showing your consent needs is not there yet',
    field: 'method',
  },
  'stronger-consent-needed': {
    status: 409,
    text: 'For this your consent has to be shown by more than e-mail first',
    field: 'modelVendor',
  },
  'draft-over': { status: 410, text: 'This draft is too old. Please fill in the form again' },
  'second-step-needed': {
    status: 401,
    text: 'We sent a code to your e-mail. Enter it to finish signing in',
    field: 'code',
  },
  'code-wrong': { status: 401, text: 'That code is not right, or it has expired', field: 'code' },
  'app-code-needed': {
    status: 401,
    text: 'Enter the code your authenticator app shows now',
    field: 'code',
  },
  'code-not-mailed': {
    status: 401,
    text: 'We mail no codes for this account. Use your app, a recovery code, or a passkey',
    field: 'code',
  },
  'app-code-wrong': {
    status: 400,
    text: 'That code is not right. Type the one your app shows now; if it keeps failing, check the clock on that device',
    field: 'code',
  },
  'app-setup-over': { status: 410, text: 'That took too long. Please start again' },
  'passkey-needed': { status: 401, text: 'This account asks for a passkey. Use yours to finish' },
  'passkey-refused': { status: 401, text: 'This passkey did not work here. Please sign in another way' },
  'passkey-not-used': { status: 400, text: 'No passkey was used. Try once more, or go another way' },
  'passkey-known': { status: 400, text: 'This device holds a passkey for your account already' },
  'passkey-not-added': { status: 400, text: 'The passkey could not be added. Please try once more' },
  'last-way-in': {
    status: 409,
    text: 'This passkey is your only way in. Please set a PIN or add another passkey first',
  },
  'sign-in-held': {
    status: 429,
    text: 'Sign-in on new devices is held back here for a while: too many wrong tries came. If what you typed is right, we sent a code by e-mail (for a child: to their grown-ups). Enter it here, or try again later',
    retryAfter: 'hour',
  },
  'account-held': {
    status: 429,
    text: 'Sign-in is held back here after too many wrong tries for this account, and nothing typed is checked. A grown-up can open it again, or “I forgot my PIN” does. A device used before still works. Or try again tomorrow',
    retryAfter: 'day',
  },
  'link-expired': { status: 410, text: 'This link has expired or was used before' },
  'not-allowed': { status: 403, text: "You don't have permission to access this page." },
  'not-found': { status: 404, text: 'Not found' },
  'invalid-input': { status: 400, text: CHECK_FIELD },
  'body-too-large': { status: 413, text: 'That is too large to send' },
  'unsupported-media': { status: 415, text: 'That kind of content cannot be sent here' },
  'too-many-requests': { status: 429, text: 'Too many tries. Please wait a little' },
  csrf: { status: 403, text: 'This page is out of date. Please reload it and try again' },
  'practice-unfinished': { status: 409, text: 'Please answer the practice questions of this lesson first' },
  'child-needed': { status: 400, text: 'Please choose a child', field: 'childId' },
  'too-many-goals': { status: 409, text: 'You have many goals already. Please end one first' },
  'conversation-over': { status: 409, text: 'This conversation is over. Please start a new one' },
  'not-teachable': { status: 400, text: 'One of these lessons is not there', field: 'lessonIds' },
  'key-reused': { status: 422, text: 'This answer was already sent with other content', field: 'id' },
  'item-invalid': {
    status: 400,
    text: 'This question is no longer valid. Please take a new one',
    field: 'item',
  },
  'mindfulness-off': { status: 409, text: 'Quiet activities are switched off for this child' },
  'retry-tomorrow': { status: 409, text: 'You can try this one again tomorrow' },
  'too-many-open': { status: 409, text: 'You have many of these already. Please finish or remove one first' },
  'enough-for-today': { status: 403, text: 'That is enough for today' },
  'proof-needed': { status: 403, text: 'Please enter your PIN or password once more' },
  'changed-meanwhile': {
    status: 409,
    text: 'Somebody has changed this. Please look at it before you save',
  },
  'moved-on': { status: 409, text: 'Somebody has already done this' },
  'thread-closed': { status: 409, text: 'This thread is closed: it can be read, and nobody writes in it' },
  'moved-at-home': { status: 409, text: 'The parents chose this day: it stays as they set it' },
  'work-declined': {
    status: 409,
    text: 'The parents took this back. Please talk with them before you give it again',
  },
  'too-late': { status: 409, text: 'It is too late for that' },
  'days-filed': { status: 409, text: 'That day has been filed: what was filed stays as it was' },
  'year-filed': {
    status: 409,
    text: 'Something of this year was filed, and what was filed names it: the year stays. You can still change it',
  },
  'unkind-words': { status: 400, text: 'Please say it in other words', field: 'text' },
  'principles-failed': { status: 503, text: 'Failed to load geometric principles' },
  'sites-failed': { status: 503, text: 'Failed to load sacred sites' },
  'tones-failed': { status: 503, text: 'Failed to load cymatic patterns' },
  'file-type-refused': {
    status: 415,
    text: 'Please choose a picture (JPEG, PNG, WebP) or a PDF file',
    field: 'file',
  },
  'picture-too-large': {
    status: 413,
    text: 'This picture is too large. At most 50 megapixels as a JPEG, 37 as a PNG or WebP',
    field: 'file',
  },
  'file-unreadable': { status: 400, text: 'This file cannot be read', field: 'file' },
  'file-unsafe': {
    status: 400,
    text: 'This PDF file holds more than pages (a script, a form, an attachment or a password). Please print it to a new PDF file and choose that',
    field: 'file',
  },
  'uploads-busy': {
    status: 503,
    text: 'Too many files are being looked at right now. Please try again in a moment',
  },
  'portfolio-full': { status: 409, text: 'The portfolio is full. Please remove something first' },
  'printer-busy': { status: 503, text: 'Too much is being printed at once. Please try again in a moment' },
  'tutor-busy': {
    status: 503,
    text: 'Professor Ori is helping many people at once. Please ask again in a moment',
  },
  'payments-off': { status: 409, text: 'Nothing is sold on this installation: everything is open' },
  'plan-not-sold': {
    status: 400,
    text: 'This plan is not sold to you. Please choose another',
    field: 'plan',
  },
  'has-plan': {
    status: 409,
    text: 'You have a plan already. You can change it under “Plan and payments”',
    field: 'plan',
  },
  'no-plan': { status: 409, text: 'You have no plan that this could be done with' },
  'money-back-over': {
    status: 409,
    text: 'There is no payment of the last 30 days that could be given back',
  },
  'payments-unavailable': {
    status: 503,
    text: 'The payment service does not answer. Nothing was charged or changed. Please try again in a moment',
  },
  'card-declined': {
    status: 402,
    text: 'The card was declined. Nothing was charged or changed. Please try another card',
  },
  'webhook-refused': { status: 400, text: 'This notice of a payment is not signed as it must be' },
  'no-place-left': {
    status: 409,
    text: 'All places of your plan are taken. Under “Plan and payments” you can choose a larger plan',
    field: 'plan',
  },
  'place-resting': {
    status: 403,
    text: 'New practice is taking a rest. Everything you made and earned is still here. Ask your grown-up about it',
  },
  'classroom-tools-needed': {
    status: 403,
    text: 'Courses and announcements of your own, classes and giving work belong to the Teacher Edition. See “Plan and payments”',
  },
  unavailable: { status: 503, text: 'Connection error. Please try again.' },
  unexpected: { status: 500, text: 'Something went wrong' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** What every failed REST call answers. `error` is for people, `code` and `field` for programs. */
export interface ErrorBody {
  readonly success: false;
  readonly error: string;
  readonly code: ErrorCode;
  readonly field?: string;
  /** Every invalid field with its message, when there is more than one. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** 'HTTP error! status: {code}', for an answer that names no error of its own (spec §8). */
export function httpErrorText(status: number): string {
  return `HTTP error! status: ${status}`;
}

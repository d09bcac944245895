import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { MailMessage } from '../../mail/mail.ts';
import type { FamilyStore } from './families.store.ts';
import type { FormerAddresses } from './former-addresses.ts';
import { keyedHash, sameText } from './keyed-hash.ts';
import { writeLetter } from './mail-texts.ts';
import type { OneTimeStore } from './one-time.store.ts';
import type { RareCalls } from './rare-calls.ts';

const CODE_DIGITS = 6;
const CODE_LIFETIME_MINUTES = 10;
const CODE_TRIES = 5;
/** With five tries each: at most 25 guesses at a million codes in an hour. */
const CODES_PER_HOUR = 5;
const LARGEST_FAIR = Math.floor(2 ** 32 / 10 ** CODE_DIGITS) * 10 ** CODE_DIGITS;

/** A code whose digits are all equally likely: numbers past the last whole million are drawn again. */
function drawCode(randomBytes: AccountsDeps['randomBytes']): string {
  let drawn: number;
  do drawn = Buffer.from(randomBytes(4)).readUInt32BE();
  while (drawn >= LARGEST_FAIR);
  return String(drawn % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

interface MailedCodeDeps extends Pick<
  AccountsDeps,
  'now' | 'newId' | 'randomBytes' | 'secrets' | 'mail' | 'log'
> {
  readonly tokens: OneTimeStore;
  readonly formerAddresses: FormerAddresses;
  readonly rareCalls: RareCalls;
  readonly familyMembers: FamilyStore;
}

type Reached = Pick<MailedCodeDeps, 'formerAddresses' | 'familyMembers' | 'now'>;

/** Where codes go. */
function createCodeLetters(deps: Reached) {
  /** Somebody's address, and the one they had before a change that can still be undone: it may not be theirs. */
  async function addressesOf(user: UserRow): Promise<string[]> {
    const former = await deps.formerAddresses.of(user, deps.now());
    return [user.email, former].filter((address) => address !== null);
  }

  /** Where the code goes: to the person, and for a child without an address to the grown-ups of the family. */
  async function lettersTo(user: UserRow): Promise<((code: string) => MailMessage)[]> {
    const minutes = CODE_LIFETIME_MINUTES;
    const own = await addressesOf(user);
    if (own.length > 0)
      return own.map((to) => (code) => writeLetter('code', user.locale, to, { code, minutes }));
    const grownUps = (await deps.familyMembers.present(user.familyId)).filter(
      ({ role, isActive }) => role === 'parent' && isActive,
    );
    const reached = grownUps.map(async (grownUp) =>
      (await addressesOf(grownUp)).map((to) => (code: string) => {
        return writeLetter('childCode', grownUp.locale, to, { code, minutes });
      }),
    );
    return (await Promise.all(reached)).flat();
  }

  return lettersTo;
}

/** The e-mailed code: six digits, ten minutes, five tries (design §5). */
export function createMailedCode(deps: MailedCodeDeps) {
  // Keyed, because a million codes are soon tried against a plain hash.
  const hashOf = (userId: string, code: string) => keyedHash(deps.secrets.pepper, `code:${userId}`, code);

  const lettersTo = createCodeLetters(deps);

  /** Not where too many went out within the hour. */
  async function mailCode(user: UserRow): Promise<void> {
    const letters = await lettersTo(user);
    if (letters.length === 0) {
      deps.log.warn({ userId: user.id }, 'a second step is needed and there is no e-mail address');
      return;
    }
    if (!(await deps.rareCalls.allow('second-step', user.id, CODES_PER_HOUR))) return;
    const code = drawCode(deps.randomBytes);
    const createdAt = deps.now();
    await deps.tokens.insert({
      id: deps.newId(),
      userId: user.id,
      familyId: user.familyId,
      kind: 'second-step',
      secretHash: hashOf(user.id, code),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CODE_LIFETIME_MINUTES * 60_000),
    });
    for (const letter of letters) deps.mail.send(letter(code));
  }

  /** Is this the latest code of this person? It is used up with that. */
  async function isRight(user: UserRow, code: string): Promise<boolean> {
    const latest = await deps.tokens.tryLatest(
      { kind: 'second-step', userId: user.id, triesMax: CODE_TRIES },
      deps.now(),
    );
    if (!latest || !sameText(latest.secretHash, hashOf(user.id, code.trim()))) return false;
    return deps.tokens.useById(latest.id, deps.now());
  }

  return { mail: mailCode, isRight };
}
export type MailedCode = ReturnType<typeof createMailedCode>;

/**
 * What becomes of a letter to a person's address while nobody has said that it is theirs.
 * `goes`: it tells of nobody, or of the addressee alone, or has to reach whoever holds the mailbox.
 * `waits`: it tells of a child or another person, or was wished for and can wait; all of it stays readable here.
 * `stands-in`: it must reach a grown-up, so that one goes instead which names nobody and tells nothing.
 */
type Unconfirmed = 'goes' | 'waits' | 'stands-in';

/** Every kind of letter with what becomes of it: a kind without a line here cannot be written. */
export const LETTER_RULES = {
  /** Asks whether the address is right. */
  confirmEmail: 'goes',
  pinReset: 'goes',
  code: 'goes',
  /** A code for a child who signs in, to a grown-up of the family; it names no child. */
  childCode: 'goes',
  /** A child asks a grown-up without an account; it names no child. */
  grownUp: 'goes',
  alreadyRegistered: 'goes',
  secretChanged: 'goes',
  emailChanged: 'goes',
  passkeyAdded: 'goes',
  passkeyRemoved: 'goes',
  appAdded: 'goes',
  appRemoved: 'goes',
  recoveryMade: 'goes',
  recoveryUsed: 'goes',
  /** Of the addressee's own account. */
  newDevice: 'goes',
  deletionScheduled: 'goes',
  /** Nobody signed in for two years; it names nobody, and has to reach whoever holds the mailbox. */
  accountUnused: 'goes',
  /** Tries whether mail works, before there is an account; it names nobody. */
  mailTrial: 'goes',
  /** A family asks somebody to teach, at an address the family gave; it names no child. */
  teacherInvitation: 'goes',
  /** New terms or a new privacy notice: we owe it to everybody who agreed. */
  newTexts: 'goes',
  /** Receipts, money given back, payments that failed, free days that end: of who pays, and of nobody else. */
  payment: 'goes',
  /** What a visitor wrote, to the people of this installation. */
  contact: 'goes',
  /** An alarm about the installation itself, to who runs it. */
  alarm: 'goes',
  /** To the people of this installation; it names nobody. */
  alertSafeguarding: 'goes',
  /** Stands in for the letters about a child. */
  alertUnnamed: 'goes',
  alertUrgent: 'stands-in',
  alertDigest: 'stands-in',
  alertAgain: 'stands-in',
  digest: 'waits',
  /** Confirms a consent a day later; it names the child. */
  consentGiven: 'waits',
  newsletter: 'waits',
} as const satisfies Readonly<Record<string, Unconfirmed>>;

export type LetterKind = keyof typeof LETTER_RULES;
type Ruled<Rule extends Unconfirmed> = {
  [Kind in LetterKind]: (typeof LETTER_RULES)[Kind] extends Rule ? Kind : never;
}[LetterKind];
/** May go to any address. */
export type OpenLetter = Ruled<'goes'>;
/** May go only where somebody said that the address is theirs. */
export type PrivateLetter = Exclude<LetterKind, OpenLetter>;

/** What is written when a child may need somebody now. */
export type AlertLetter = Extract<LetterKind, `alert${string}`>;

/** Which letter goes instead of one that must not wait. */
const STAND_INS: Readonly<Record<Ruled<'stands-in'>, OpenLetter & AlertLetter>> = {
  alertUrgent: 'alertUnnamed',
  alertDigest: 'alertUnnamed',
  alertAgain: 'alertUnnamed',
};

declare const CONFIRMED: unique symbol;
/** An address of which somebody said that it is theirs; only `addressed` makes one. */
export type ConfirmedAddress = string & { readonly [CONFIRMED]: true };

/** Where a person is written to. */
export interface Mailbox {
  readonly email: string;
  readonly isConfirmed: boolean;
}
/** A letter of a kind that may go to this address. */
export type Addressed<Kind extends LetterKind = LetterKind> =
  | To<Extract<Kind, OpenLetter>, string>
  | To<Extract<Kind, PrivateLetter>, ConfirmedAddress>;
type To<Kind, Address> = [Kind] extends [never] ? never : { readonly kind: Kind; readonly to: Address };

const isOpen = (kind: LetterKind): kind is OpenLetter => LETTER_RULES[kind] === 'goes';
const hasStandIn = (kind: LetterKind): kind is Ruled<'stands-in'> => LETTER_RULES[kind] === 'stands-in';
const isConfirmed = (box: Mailbox): box is Mailbox & { readonly email: ConfirmedAddress } => box.isConfirmed;

/** The letter that goes to a mailbox: the one meant, the one that stands in for it, or null: it waits. */
export function addressed(kind: AlertLetter, box: Mailbox): Addressed<AlertLetter>;
export function addressed<Kind extends Ruled<'waits'>>(kind: Kind, box: Mailbox): Addressed<Kind> | null;
export function addressed(kind: LetterKind, box: Mailbox): Addressed | null;
export function addressed(kind: LetterKind, box: Mailbox): Addressed | null {
  if (isOpen(kind)) return { kind, to: box.email };
  if (isConfirmed(box)) return { kind, to: box.email };
  return hasStandIn(kind) ? { kind: STAND_INS[kind], to: box.email } : null;
}

import type { GivenUpKind } from '@ori/contracts/administration-names';
import { LETTER_RULES, type LetterKind } from '../messaging/letter-rules.ts';

/** What a letter is called in words before an admin; several kinds of letters may share them. */
const OF_LETTERS: Readonly<Record<LetterKind, GivenUpKind>> = {
  confirmEmail: 'account',
  pinReset: 'reset',
  code: 'code',
  childCode: 'code',
  grownUp: 'invitation',
  alreadyRegistered: 'account',
  secretChanged: 'account',
  emailChanged: 'account',
  passkeyAdded: 'account',
  passkeyRemoved: 'account',
  appAdded: 'account',
  appRemoved: 'account',
  recoveryMade: 'account',
  recoveryUsed: 'account',
  newDevice: 'account',
  deletionScheduled: 'account',
  accountUnused: 'account',
  mailTrial: 'letter',
  teacherInvitation: 'invitation',
  newTexts: 'texts',
  payment: 'payment',
  contact: 'contact',
  alarm: 'letter',
  alertSafeguarding: 'alert',
  alertUnnamed: 'alert',
  alertUrgent: 'alert',
  alertDigest: 'alert',
  alertAgain: 'alert',
  digest: 'news',
  consentGiven: 'consent',
  newsletter: 'news',
};

const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(LETTER_RULES, kind);

/** Of a letter by its kind; a job that is no letter, and a kind of another version, are `job` and `letter`. */
export function givenUpKind(letter: string | null): GivenUpKind {
  if (letter === null) return 'job';
  return isLetterKind(letter) ? OF_LETTERS[letter] : 'letter';
}

import { expect, expectTypeOf, test } from 'vitest';
import {
  addressed,
  type ConfirmedAddress,
  LETTER_RULES,
  type LetterKind,
  type OpenLetter,
  type PrivateLetter,
} from './letter-rules.ts';

const email = 'someone@example.org';
const KINDS = Object.keys(LETTER_RULES) as LetterKind[];

/** What goes to an address nobody confirmed, kind by kind: itself, another letter, or nothing. */
const TO_UNCONFIRMED: Readonly<Record<LetterKind, LetterKind | null>> = {
  confirmEmail: 'confirmEmail',
  pinReset: 'pinReset',
  code: 'code',
  childCode: 'childCode',
  grownUp: 'grownUp',
  alreadyRegistered: 'alreadyRegistered',
  secretChanged: 'secretChanged',
  emailChanged: 'emailChanged',
  deletionScheduled: 'deletionScheduled',
  accountUnused: 'accountUnused',
  passkeyAdded: 'passkeyAdded',
  passkeyRemoved: 'passkeyRemoved',
  appAdded: 'appAdded',
  appRemoved: 'appRemoved',
  recoveryMade: 'recoveryMade',
  recoveryUsed: 'recoveryUsed',
  newDevice: 'newDevice',
  mailTrial: 'mailTrial',
  teacherInvitation: 'teacherInvitation',
  newTexts: 'newTexts',
  payment: 'payment',
  contact: 'contact',
  alarm: 'alarm',
  alertSafeguarding: 'alertSafeguarding',
  alertUnnamed: 'alertUnnamed',
  alertUrgent: 'alertUnnamed',
  alertDigest: 'alertUnnamed',
  alertAgain: 'alertUnnamed',
  digest: null,
  consentGiven: null,
  newsletter: null,
};

test.each(KINDS)('%s goes as it is to an address that was confirmed', (kind) => {
  expect(addressed(kind, { email, isConfirmed: true })).toEqual({ kind, to: email });
});

test.each(KINDS)('%s goes to an address nobody confirmed only as the table says', (kind) => {
  const letter = TO_UNCONFIRMED[kind];
  const expected = letter === null ? null : { kind: letter, to: email };
  expect(addressed(kind, { email, isConfirmed: false })).toEqual(expected);
});

test('a letter about a child cannot be addressed to just any text', () => {
  expectTypeOf<'digest' | 'alertUrgent'>().toExtend<PrivateLetter>();
  expectTypeOf<'digest'>().not.toExtend<OpenLetter>();
  expectTypeOf<string>().not.toExtend<ConfirmedAddress>();
});

import type { ErrorCode } from '@ori/contracts/errors';
import { isPlain, repeatedUnit, squashed, tokensOf, wordsIn } from './password-shape.ts';

export type PasswordFault = Extract<
  ErrorCode,
  'password-too-common' | 'password-too-plain' | 'password-names-you'
>;

/** What others know of the person a password is for. */
export interface PasswordOwner {
  readonly sacredId?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

/** So many digits and signs around a listed word do not make it another password. */
const AROUND_MAX = 6;
/** A name of this length is found within a word ("ama" in "amazing"): it must stand alone. */
const SHORT_NAME = 3;

function namesOf({ sacredId, email, firstName, lastName }: PasswordOwner): string[] {
  const mailbox = (email ?? '').split('@')[0] ?? '';
  const names = [...firstName.split(' '), ...lastName.split(' '), sacredId ?? '', mailbox];
  return names.map(squashed).filter((name) => name.length >= SHORT_NAME);
}

function isNamed(password: string, owner: PasswordOwner): boolean {
  const [whole, tokens] = [squashed(password), tokensOf(password)];
  return namesOf(owner).some((name) =>
    name.length === SHORT_NAME ? tokens.includes(name) : whole.includes(name),
  );
}

function isCommon(password: string, isListed: (word: string) => boolean): boolean {
  const length = squashed(password).length;
  return [...wordsIn(password)].some(
    (word) => word !== '' && length - word.length <= AROUND_MAX && isListed(repeatedUnit(word)),
  );
}

/**
 * What is wrong with a password somebody chooses, or null.
 * `isListed` tells whether a word, in lower case and without accents, is on a list of leaked passwords.
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isListed: (word: string) => boolean,
): PasswordFault | null {
  if (isCommon(password, isListed)) return 'password-too-common';
  if (isPlain(password)) return 'password-too-plain';
  return isNamed(password, owner) ? 'password-names-you' : null;
}

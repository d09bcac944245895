import { CONSENT_TEXT_VERSION, type AddChildInput } from '@ori/contracts/families';
import { textOf } from '../../lib/use-form.ts';
import type { ChildAge } from './age-of.ts';
import { secretOf } from './secret-fields.tsx';

export interface Chosen {
  readonly age: ChildAge;
  readonly isPictures: boolean;
}

export function numberOf(filled: FormData, name: string): number | null {
  const text = textOf(filled, name);
  return text === '' ? null : Number(text);
}

/** Numbers that were given, by name; what was left open is left out. */
function numbersOf(
  filled: FormData,
): Partial<Pick<AddChildInput, 'birthMonth' | 'birthYear' | 'gradeLevel'>> {
  const names = ['birthMonth', 'birthYear', 'gradeLevel'] as const;
  const given = names
    .map((name) => [name, numberOf(filled, name)] as const)
    .filter(([, value]) => value !== null);
  return Object.fromEntries(given);
}

/** The filled-in form as the server wants it. */
export function newChildOf(filled: FormData, { age, isPictures }: Chosen): AddChildInput {
  return {
    firstName: textOf(filled, 'firstName').trim(),
    ageGroup: age,
    sacredId: textOf(filled, 'sacredId').trim(),
    ...numbersOf(filled),
    ...secretOf(filled),
    pictureKey: isPictures,
    consent: filled.has('consent'),
    consentVersion: CONSENT_TEXT_VERSION,
  };
}

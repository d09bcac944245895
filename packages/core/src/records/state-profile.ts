import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { stateCodeOf } from '@ori/contracts/state-names';
import type { StatePathway, StateProfile } from '@ori/contracts/states';

/** A school year as the law sees it. Days are inclusive; `grade` 0 is kindergarten. */
export interface SchoolYear {
  readonly id: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly grade: number;
}

/** The law of a state; null where we have not read it, or no state is named. */
export function stateProfileOf(
  states: readonly StateProfile[],
  code: string | null | undefined,
): StateProfile | null {
  const known = stateCodeOf(code);
  return states.find((state) => state.code === known) ?? null;
}

/** The pathway of this id; without one, or with one the state does not know, the one most families take. */
export function pathwayOf({ pathways }: StateProfile, id: string | null | undefined): StatePathway {
  const pathway = pathways.find((each) => each.id === id) ?? pathways[0];
  if (!pathway) throw new Error('A state without a pathway passed the content check');
  return pathway;
}

/** Does something that holds for these grades hold for this one? */
export function holdsFor(
  {
    grades,
    onlyGrades,
  }: {
    readonly grades: { readonly from: number; readonly to: number };
    readonly onlyGrades?: readonly number[] | null;
  },
  grade: number,
): boolean {
  if (grade < grades.from || grade > grades.to) return false;
  return !onlyGrades || onlyGrades.includes(grade);
}

/** What is kept in three languages, in one. */
export type Told<Value> = Value extends LocalisedText
  ? string
  : Value extends readonly (infer Item)[]
    ? Told<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Told<Value[Key]> }
      : Value;

const isText = (value: object): value is LocalisedText => 'en' in value && 'fr' in value && 'es' in value;

function tell(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => tell(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tell(item, locale)]));
}

/** The same value with every sentence in the reader's language. */
export function inLocale<Value>(value: Value, locale: Locale): Told<Value> {
  return tell(value, locale) as Told<Value>;
}

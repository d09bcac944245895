import type { ChoiceOption, PracticeItem } from '@ori/contracts/practice';
import type { Phrase } from './phrase.ts';

/** The id of a misconception: its name and its question stand in the catalogue of misconceptions. */
export type MisconceptionId = string;

/** The same shape with words of no language yet in place of those in all languages. */
type Unspoken<Shape> = Shape extends { readonly en: string; readonly fr: string; readonly es: string }
  ? Phrase
  : Shape extends readonly (infer Part)[]
    ? readonly Unspoken<Part>[]
    : Shape extends object
      ? {
          readonly [Key in keyof Shape]: Key extends 'figure'
            ? Shape[Key]
            : Key extends 'misconception'
              ? MisconceptionId
              : Unspoken<Shape[Key]>;
        }
      : Shape;

/** A practice item before any language speaks it: figures and answers are as they will be. */
export type DraftItem = Unspoken<PracticeItem>;
export type DraftOption = Unspoken<ChoiceOption>;

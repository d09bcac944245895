import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { NumeralSystemTold } from '@ori/contracts/numbers-page';
import { mayaPlaces } from '@ori/core/numerals/maya';
import { sexagesimalPlaces, transcribe } from '@ori/core/numerals/sexagesimal';
import { yorubaFormula, yorubaSum, yorubaWord } from '@ori/core/numerals/yoruba';

type Example = NumeralSystemTold['example'];

const plain = (number: number): Example => ({ number, printed: null, word: null });

function maya(number: number): Example {
  return { ...plain(number), printed: mayaPlaces(number, 'days').join('.') };
}
function babylonian(number: number): Example {
  return { ...plain(number), printed: transcribe(sexagesimalPlaces(number), 0) };
}
function yoruba(number: number): Example {
  const text = yorubaWord(number);
  const word = text === null ? null : { text, lang: 'yo' };
  return { number, printed: yorubaFormula(yorubaSum(number)), word };
}

/** A number for each system that shows what is special in it. */
export const NUMERAL_EXAMPLES: Readonly<Record<NumeralSystem, Example>> = {
  egyptian: plain(1_422_000),
  maya: maya(2920),
  babylonian: babylonian(169),
  rods: plain(6614),
  yoruba: yoruba(45),
  quipu: plain(321),
};

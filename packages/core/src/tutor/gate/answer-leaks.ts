import type { Locale } from '@ori/contracts/locale';
import { mentionsAny } from '../ground/mentions.ts';
import { mathsIn } from '../ground/mark-maths.ts';
import { shows } from './same-writing.ts';
import { schoolNotation } from './school-notation.ts';

const ANSWER_WORD: Readonly<Record<Locale, string>> = {
  en: 'answer|solution|result|correct (?:one|choice|option)|you (?:should|will|would) (?:get|have|find)|it must be',
  fr: 'reponse|solution|resultat|bon choix|bonne option|tu (?:dois|vas|devrais) (?:obtenir|trouver)|c.est forcement',
  es: 'respuesta|solucion|resultado|opcion correcta|(?:debes|vas a|deberias) (?:obtener|encontrar)|tiene que ser',
};
const answerPhrases = Object.fromEntries(
  Object.entries(ANSWER_WORD).map(([locale, words]) => [
    locale,
    new RegExp(String.raw`\b(?:${words})\b(.{0,60})`, 'giu'),
  ]),
) as unknown as Readonly<Record<Locale, RegExp>>;

/** What follows “the answer is”, and what stands behind an equals sign that is not the problem's own. */
function answerPlaces(sentence: string, shown: string, locale: Locale): readonly string[] {
  const written = schoolNotation(sentence, locale);
  const said = Array.from(written.matchAll(answerPhrases[locale]), ([, after = '']) => after);
  const known = schoolNotation(shown, locale);
  const ends = mathsIn(written, locale)
    .map(({ from, to }) => written.slice(from, to))
    .filter((maths) => maths.includes('=') && !shows(known, maths))
    .map((maths) => maths.split('=').at(-1) ?? '');
  return [...said, ...ends];
}

/**
 * Whether a sentence gives one of the forbidden writings of an answer away. What the problem itself shows (a number of
 * its statement, an option's text) may be said, but not as the answer.
 */
export function leaksAnswer(
  sentence: string,
  forbidden: readonly string[],
  shown: string,
  locale: Locale,
): boolean {
  if (forbidden.length === 0) return false;
  const isShown = (form: string) => mentionsAny(shown, [form]);
  const hidden = forbidden.filter((form) => !isShown(form));
  const written = schoolNotation(sentence, locale);
  if (mentionsAny(sentence, hidden) || mentionsAny(written, hidden)) return true;
  return answerPlaces(sentence, shown, locale).some((place) => mentionsAny(place, forbidden));
}

import { LOCALES, type LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';

/** `0.06999999999999999`: what a machine's binary fractions leave behind. Nobody writes so many places. */
const BINARY_TAIL = /\d[.,]\d{11,}/;

const everyWording = (words: LocalisedText): readonly string[] => LOCALES.map((locale) => words[locale]);

function shownWith({ answerKind: kind }: PracticeItem): readonly LocalisedText[] {
  if (kind.kind === 'match') return [...kind.left, ...kind.right].map(({ text }) => text);
  if (kind.kind === 'span') return kind.segments.map(({ text }) => text);
  if (kind.kind === 'list') return kind.labels;
  return 'options' in kind ? kind.options.map(({ text }) => text) : [];
}

/** Values shown or expected that end in a binary fraction's tail. */
export function tailFaults(item: PracticeItem): string[] {
  const { prompt, nudge, figureText, steps, answer, distractors } = item;
  const told = [prompt, nudge, ...(figureText ? [figureText] : []), ...shownWith(item)];
  const worked = steps.flatMap(({ text, reason }) => [text, reason]);
  const texts = [...told, ...worked].flatMap(everyWording);
  const values = [answer, ...distractors.map((wrong) => wrong.answer)];
  return [...texts, ...values].flatMap((text) => BINARY_TAIL.exec(text) ?? []).map((tail) => `tail: ${tail}`);
}

/** A side of an equality, without the words before it and the marks around it. */
const bare = (side: string): string => side.replace(/[$\s\u00a0\u202f]|[.,;]\s*$/gu, '');

/** The equalities of a sentence that say the same thing twice: `1/11 = 1/11`. */
function saidTwice(sentence: string): readonly string[] {
  return sentence.split(/[;:]|[.,]\s/u).flatMap((clause) => {
    const sides = clause.split('=').map(bare);
    return sides.some((side, at) => at > 0 && side !== '' && side === sides[at - 1]) ? [clause.trim()] : [];
  });
}

/** Worked steps that change nothing: one that equals itself, or the step before it said again. */
export function stillFaults({ steps }: PracticeItem): string[] {
  return steps.flatMap(({ text }, at) => {
    const again =
      at > 0 && everyWording(text).join('|') === everyWording(steps[at - 1]?.text ?? text).join('|');
    const twice = everyWording(text)
      .flatMap(saidTwice)
      .map((clause) => `says nothing: ${clause}`);
    return again ? [...twice, `said again: ${text.en}`] : twice;
  });
}

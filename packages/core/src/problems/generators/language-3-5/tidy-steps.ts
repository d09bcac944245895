import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';

const tidy = (words: string) => words.replace(/([.?!])[\s\u00a0]?: /gu, '$1 → ').replace(/\.\.$/u, '.');
const inAll = ({ en, fr, es }: LocalisedText): LocalisedText => ({
  en: tidy(en),
  fr: tidy(fr),
  es: tidy(es),
});

/** Steps in which a whole sentence is named: no colon after its full stop, no second stop at the end. */
export function tidySteps(item: PracticeItem): PracticeItem {
  return { ...item, steps: item.steps.map(({ text, reason }) => ({ text: inAll(text), reason })) };
}

import { mathsMarkup } from '@ori/core/worksheets/maths-markup';
import { mathsRuns } from '@ori/core/worksheets/maths-runs';
import type { Locale } from '@ori/contracts/locale';
import { Markup } from '../../../lib/markup.tsx';

/** A sentence with its maths set as maths. */
export function Sentence({ text, locale }: { readonly text: string; readonly locale: Locale }) {
  return mathsRuns(text, locale).map(({ text: part, isMaths }, at) => {
    const markup = isMaths ? mathsMarkup(part) : null;
    if (markup === null) return <span key={at}>{part}</span>;
    return <Markup key={at} as="span" html={`<math>${markup}</math>`} />;
  });
}

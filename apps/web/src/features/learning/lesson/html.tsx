import type { Locale } from '@ori/contracts/locale';
import { Markup } from '../../../lib/markup.tsx';

interface HtmlProps {
  /** Compiled and sanitised when the lesson was read. */
  readonly html: string;
  readonly className?: string;
  readonly inline?: boolean;
  /** The text's own language. */
  readonly lang?: Locale;
}

const FORMULA_LINE = /<span class="katex">(?=<math\b[^>]*\bdisplay="block")/g;

/** A formula on its own line scrolls when it is longer than the screen; keys must reach it to scroll it. */
function withReachableFormulas(html: string): string {
  return html.replace(FORMULA_LINE, '<span class="katex" tabindex="0">');
}

/** A lesson's compiled text; maths in it is MathML. */
export function Html({ html, inline = false, ...more }: HtmlProps) {
  return <Markup {...more} as={inline ? 'span' : 'div'} html={withReachableFormulas(html)} />;
}

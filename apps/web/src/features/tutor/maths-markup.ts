import type { Locale } from '@ori/contracts/locale';
import { parseExpression } from '@ori/core/maths/expressions/parse-expression';
import { printMathMl } from '@ori/core/maths/expressions/mathml';

/** A stretch of a reply: words, or maths in school notation. */
export interface TextPiece {
  readonly isMaths: boolean;
  readonly text: string;
}

/** Cuts a reply at its dollar signs; an odd one is a plain sign. */
export function piecesOf(content: string): readonly TextPiece[] {
  const parts = content.split('$');
  if (parts.length % 2 === 0) return [{ isMaths: false, text: content }];
  return parts.map((text, index) => ({ isMaths: index % 2 === 1, text })).filter(({ text }) => text !== '');
}

const RELATION = /(?:(?<!\s)\s+)?(<=|>=|!=|[=<>≤≥≠≈])\s*/;
const RELATION_SIGNS: Readonly<Record<string, string>> = {
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '<': '&lt;',
  '>': '&gt;',
};
/** A division written with its own sign is read as one, not as a fraction. */
const KEPT_AS_WRITTEN = /[÷:]/;
/** A word among the signs: a unit, an “or”; letters side by side after a number are a product. */
const WORD = /(?:^|[\s>])(?!(?:sqrt|abs|sin|cos|tan|ln|log|exp|pi)\b)\p{L}{2,}/u;

function sideMarkup(side: string, locale: Locale): string | null {
  const expression = parseExpression(side, { locale, functions: true });
  return expression && printMathMl(expression, locale).replace(/<\/?math>/g, '');
}

/**
 * School notation as MathML Core, relations included (`3x + 5 = 20`, `x >= 2`); null for what the reader does not
 * know, which is then shown as it is written.
 */
export function mathsMarkup(text: string, locale: Locale): string | null {
  if (KEPT_AS_WRITTEN.test(text) || WORD.test(text)) return null;
  const parts = text.trim().split(RELATION);
  const markup = parts.map((part, index) =>
    index % 2 === 1 ? `<mo>${RELATION_SIGNS[part] ?? part}</mo>` : sideMarkup(part, locale),
  );
  return markup.includes(null) ? null : `<math><mrow>${markup.join('')}</mrow></math>`;
}

/** What cannot be drawn, with the signs of print: `2 * 3 - 1` as `2 × 3 − 1`. */
export function printedMaths(text: string): string {
  return text.replace(/\*/g, '×').replace(/(?<=[\s\d(])-|^-/g, '−');
}

/** A reply as it is spoken or announced: without the signs that mark maths. */
export function spokenText(content: string): string {
  return piecesOf(content)
    .map(({ isMaths, text }) => (isMaths ? printedMaths(text) : text))
    .join('');
}

import { defaultSchema, type Options } from 'rehype-sanitize';

/** Maths waits in these until it is set. */
const MATHS = ['className', 'language-math', 'math-inline', 'math-display'] as [string, ...string[]];

/** What a lesson's HTML may hold: text, lists, tables, links and claims; no pictures, forms, styles, scripts or ids. */
export const lessonSchema: Options = {
  ...defaultSchema,
  tagNames: [
    'a', 'blockquote', 'br', 'code', 'dd', 'del', 'dl', 'dt', 'em', 'h3', 'h4', 'hr', 'li', 'ol', 'p', 'pre', 'q', 's',
    'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul',
  ], // prettier-ignore
  attributes: {
    a: ['href'],
    code: [MATHS],
    ol: ['start'],
    span: ['dataClaim'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['https'] },
  required: {},
  strip: ['script', 'style', 'svg', 'math', 'template', 'iframe', 'object'],
};

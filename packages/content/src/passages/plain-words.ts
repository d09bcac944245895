import type { Nodes } from 'mdast';
import { isMaths, parseMarkdown } from '../lessons/markdown.ts';
import { schoolMaths } from './school-maths.ts';

const BLOCKS: ReadonlySet<string> = new Set(['listItem', 'tableRow', 'paragraph', 'math']);

/** What a reader reads in a node: no markup, maths between dollar signs in school notation. */
export function plainWords(node: Nodes): string {
  if (isMaths(node)) return `$${schoolMaths(node.value)}$${node.type === 'math' ? ' ' : ''}`;
  if (node.type === 'break') return ' ';
  if ('children' in node) {
    const between = node.type === 'tableRow' ? ', ' : '';
    const words = node.children.map(plainWords).join(between);
    return BLOCKS.has(node.type) ? `${words} ` : words;
  }
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** Most lines of front matter are plain already, and parsing is what costs time. */
const MARKED = /[*_`[\]\\$:<&~|#>]|^\s*(?:[-+]|\d+[.)])\s/m;

/** A line of Markdown as plain text. */
export function plainLine(text: string): string {
  return tidy(MARKED.test(text) ? plainWords(parseMarkdown(text)) : text);
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The claims that a node is marked with. */
export function claimsIn(node: Nodes): string[] {
  const own = node.type === 'textDirective' && node.name === 'claim' ? [node.attributes?.['id'] ?? ''] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(claimsIn)] : own;
}

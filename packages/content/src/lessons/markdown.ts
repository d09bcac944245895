import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { InlineMath, Math } from 'mdast-util-math';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkDirective).freeze();

/** Parses the Markdown of lessons: GitHub tables, `$maths$`, directives. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

/** Visits a node and all below it, parents first. */
export function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}

/** The words of a node; a formula counts as one word, as it is read as one thing. */
export function wordsOf(node: Nodes): string {
  if (isMaths(node)) return 'x';
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : '';
}

export function isContainer(node: Nodes): node is ContainerDirective {
  return node.type === 'containerDirective';
}

/** A formula, in the line or displayed. */
export function isMaths(node: Nodes): node is InlineMath | Math {
  return node.type === 'inlineMath' || node.type === 'math';
}

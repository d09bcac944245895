import type { LessonFrontMatter, LessonSection } from '@ori/contracts/content';
import type { Element, ElementContent, Nodes as HtmlNodes } from 'hast';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parseMarkdown } from './markdown.ts';
import { lessonSchema } from './sanitise-schema.ts';
import type { DraftSection } from './sections.ts';

/**
 * Markdown tree to HTML. Sanitising comes before the maths is set, so that nothing an author writes passes it;
 * maths becomes MathML alone, which needs neither style attributes nor fonts.
 */
const compiler = unified()
  .use(remarkRehype, {
    handlers: {
      textDirective: (
        state,
        node: { attributes?: Record<string, string>; children: never[] },
      ): ElementContent => ({
        type: 'element',
        tagName: 'span',
        properties: { dataClaim: node.attributes?.['id'] ?? '' },
        children: state.all(node as never),
      }),
    },
  })
  .use(rehypeSanitize, lessonSchema)
  .use(rehypeKatex, { output: 'mathml', strict: 'ignore', trust: false, maxExpand: 100 })
  .use(() => (tree: HtmlNodes) => bare(tree))
  .use(rehypeStringify)
  .freeze();

/** Compiles a written part of a lesson. */
export function compileSection({ kind, heading, nodes, figures }: DraftSection): LessonSection {
  return { kind, heading, html: htmlOf(nodes), figures: [...figures] };
}

const compileText = (text: string): string => htmlOf(parseMarkdown(text).children);

/** Compiles the two columns of a myth; its title stays as it is. */
export function compileMyth({
  title,
  story,
  science,
}: NonNullable<LessonFrontMatter['mythology']>): NonNullable<LessonFrontMatter['mythology']> {
  return { title, story: compileText(story), science: compileText(science) };
}

/** Compiles the steps of an example; problem, text and reason are lines of Markdown. */
export function compileExample({
  problem,
  steps,
  ...figure
}: LessonFrontMatter['worked']): LessonFrontMatter['worked'] {
  return {
    ...figure,
    problem: compileLine(problem),
    steps: steps.map((step) => ({ ...step, text: compileLine(step.text), reason: compileLine(step.reason) })),
  };
}

/** Compiles a line of Markdown to HTML without a paragraph around it. */
export function compileLine(text: string): string {
  const children = parseMarkdown(text).children.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  ) satisfies PhrasingContent[];
  return htmlOf([{ type: 'paragraph', children }]).replace(/^<p>([\s\S]*)<\/p>$/, '$1');
}

/** Compiles Markdown that was parsed already to sanitised HTML. */
export function htmlOf(nodes: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] };
  return compiler.stringify(compiler.runSync(root));
}

/** Takes away what the page's content policy refuses (styles) and what only repeats a formula (its TeX source). */
function bare(node: HtmlNodes): void {
  if (node.type === 'element') delete node.properties['style'];
  if (!('children' in node)) return;
  const kept = node.children.filter((child) => !isAnnotation(child));
  node.children = kept as typeof node.children;
  for (const child of kept) bare(child);
}

function isAnnotation(node: HtmlNodes): node is Element {
  return node.type === 'element' && node.tagName === 'annotation';
}

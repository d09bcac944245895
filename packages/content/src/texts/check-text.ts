import { textPath } from '@ori/contracts/text-names';
import type { Link, Nodes } from 'mdast';
import type { Complaint } from '../data/complaint.ts';
import type { ContentData } from '../data/read-data.ts';
import { parseMarkdown, walk } from '../lessons/markdown.ts';
import { bannedIn } from '../lessons/rules/phrases.ts';
import { sentencesOf, splitSentences } from '../lessons/prose.ts';
import { articleComplaints } from './check-article.ts';
import { linkComplaints, type KnownTexts } from './check-links.ts';
import type { TrainingFront } from '../shapes/texts.ts';
import type { TextFile } from './text-file.ts';

/** Markdown that the pipeline takes out, or that a page cannot show. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'html',
  'image',
  'imageReference',
  'footnoteReference',
  'footnoteDefinition',
  'textDirective',
  'leafDirective',
  'containerDirective',
]);

/** Everything wrong with a text alone; what it refers to is looked up in `known`. */
export function checkText(file: TextFile, known: KnownTexts): Complaint[] {
  const root = parseMarkdown(file.body);
  const nodes: Nodes[] = [];
  walk(root, (node) => nodes.push(node));
  const links = nodes.filter((node): node is Link => node.type === 'link').map(({ url }) => url);
  return [
    ...nodes.flatMap(nodeComplaints),
    ...links.flatMap((url) => linkComplaints(url, file, known)),
    ...phraseComplaints(file, root, known.data),
    ...(file.kind === 'articles' ? articleComplaints(file, links, known.data) : []),
    ...(file.kind === 'help' ? relatedComplaints(file.front.related, known) : []),
    ...(file.kind === 'training' ? linkComplaints(file.front.task.to, file, known) : []),
  ];
}

function nodeComplaints(node: Nodes): Complaint[] {
  const line = `line ${node.position?.start.line ?? 0} of the body`;
  if (NOT_SHOWN.has(node.type))
    return [{ field: 'body', rule: 'text-markup', message: `${node.type} is not shown (${line})` }];
  if (node.type === 'heading' && (node.depth === 1 || node.depth > 4))
    return [{ field: 'body', rule: 'text-heading', message: `headings are ##, ### or #### (${line})` }];
  return [];
}

function phraseComplaints(
  file: TextFile,
  root: ReturnType<typeof parseMarkdown>,
  data: ContentData,
): Complaint[] {
  const { locale } = file.place;
  const { title, description } = file.front;
  const claims = file.kind === 'articles' ? file.front.claims : [];
  const asked = file.kind === 'training' ? wordsAsked(file.front) : [];
  const told = [
    ...asked.flatMap(splitSentences).map((text) => ({ field: 'questions', text, quotes: false })),
    ...[title, description]
      .flatMap(splitSentences)
      .map((text) => ({ field: 'front matter', text, quotes: false })),
    ...sentencesOf([root], locale).map(({ text }) => ({ field: 'body', text, quotes: false })),
    ...claims.map(({ text, label }) => ({ field: 'claims', text, quotes: label === 'unsupported' })),
  ];
  return told.flatMap((it) => [
    ...(it.text.includes('(?)')
      ? [{ field: it.field, rule: 'doubt-published', message: `(?) in "${it.text}"` }]
      : []),
    ...bannedIn(it, locale, data),
  ]);
}

/** What the self-check of a training says as true: its questions, why an answer is right or wrong, its reasons. */
function wordsAsked({ questions, samples, task }: TrainingFront): string[] {
  return [
    task.text,
    ...questions.flatMap(({ ask, options }) => [ask, ...options.map(({ why }) => why)]),
    ...samples.flatMap(({ because }) => Object.values(because)),
  ];
}

function relatedComplaints(related: readonly string[], { paths }: KnownTexts): Complaint[] {
  return related
    .filter((slug) => !paths.has(textPath('help', slug)))
    .map((slug) => ({ field: 'related', rule: 'text-link', message: `no help text "${slug}"` }));
}

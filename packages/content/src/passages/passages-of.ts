import { EVIDENCE_LABELS, type EvidenceLabel, type LessonFrontMatter } from '@ori/contracts/content';
import type { Passage } from '@ori/contracts/search';
import type { RootContent } from 'mdast';
import { readLessonText } from '../lessons/front-matter.ts';
import { sectionsOf, type DraftSection } from '../lessons/sections.ts';
import { claimsIn, plainLine, plainWords, tidy } from './plain-words.ts';

/** Anchors of the lesson page for what is not a written section. */
const WORKED = 'worked';
const INTERACTIVE = 'interactive';
const WORDS = 'words';
const SOURCES = 'sources';

type Part = Omit<Passage, 'lessonId' | 'terms' | 'label'> & Partial<Pick<Passage, 'terms' | 'label'>>;

/** The least certain of the labels, in the charter's order; null of none. */
function weakest(labels: readonly EvidenceLabel[]): EvidenceLabel | null {
  return EVIDENCE_LABELS.findLast((label) => labels.includes(label)) ?? null;
}

/** Blocks that only make sense together: a formula or list belongs to the paragraph that announces it. */
function groupsOf(nodes: readonly RootContent[], title: string) {
  const groups: { heading: string; nodes: RootContent[] }[] = [];
  let heading = title;
  for (const node of nodes) {
    const last = groups.at(-1);
    if (node.type === 'heading') heading = tidy(plainWords(node));
    else if (node.type !== 'paragraph' && last?.heading === heading) last.nodes.push(node);
    else groups.push({ heading, nodes: [node] });
  }
  return groups;
}

function ofSection(section: DraftSection, claims: LessonFrontMatter['claims']): Part[] {
  return groupsOf(section.nodes, section.heading).map(({ heading, nodes }) => {
    const ids = nodes.flatMap(claimsIn);
    const label = weakest(claims.filter(({ id }) => ids.includes(id)).map((claim) => claim.label));
    const text = tidy(nodes.map(plainWords).join(' '));
    return { section: section.kind, kind: 'text', heading, text, label };
  });
}

function ofExample({ problem, steps }: LessonFrontMatter['worked']): Part {
  const lines = [problem, ...steps.flatMap(({ text, reason }) => [text, reason])];
  const [heading = '', ...text] = lines.map(plainLine);
  return { section: WORKED, kind: 'example', heading, text: [heading, ...text].join(' ') };
}

function ofClaims({ claims }: LessonFrontMatter, sections: readonly DraftSection[]): Part[] {
  return claims.map(({ id, text, label }) => {
    const told = sections.find(({ nodes }) => nodes.flatMap(claimsIn).includes(id));
    const [section, heading] = told ? [told.kind, told.heading] : [SOURCES, ''];
    return { section, heading, kind: 'claim', text: plainLine(text), label };
  });
}

/**
 * What can be found and cited of a lesson file: the lesson as a whole, then a passage for each written paragraph,
 * example, misconception, figure, word and claim.
 * @param skillTitle the title of a skill in the lesson's language
 * @param names what people call what it teaches, by the lesson's id
 * @throws when the file is no lesson: what opens as content is
 */
export function passagesOf(
  file: string,
  skillTitle: (skill: string) => string,
  names: (lesson: string) => readonly string[] = () => [],
): Passage[] {
  const read = readLessonText(file);
  if (!('front' in read)) throw new Error(`Not a lesson: ${JSON.stringify(read)}`);
  const { front } = read;
  const { sections } = sectionsOf(read.body);
  const parts: Part[] = [
    {
      section: sections[0]?.kind ?? 'core',
      kind: 'lesson',
      heading: front.title,
      text: [front.summary, ...front.objectives].map(plainLine).join(' '),
      terms: [...front.skills.map(skillTitle), ...names(front.id)],
    },
    ...sections.flatMap((section) => ofSection(section, front.claims)),
    ...[front.worked, front.faded].map(ofExample),
    ...front.interactives.map(({ title, predict, description }): Part => {
      const text = [predict.question, predict.reveal, description].map(plainLine).join(' ');
      return { section: INTERACTIVE, kind: 'text', heading: title, text };
    }),
    ...front.misconceptions.map(({ belief, check }): Part => {
      const [heading, more] = [plainLine(belief), plainLine(check)];
      return { section: 'misconception', kind: 'misconception', heading, text: `${heading} ${more}` };
    }),
    ...front.vocabulary.map(({ term, simple }): Part => {
      const [heading, text] = [plainLine(term), plainLine(simple)];
      return { section: WORDS, kind: 'term', heading, text, terms: [heading] };
    }),
    ...ofClaims(front, sections),
  ];
  return parts
    .filter(({ text }) => text !== '')
    .map((part) => ({ lessonId: front.id, terms: [], label: null, ...part }));
}

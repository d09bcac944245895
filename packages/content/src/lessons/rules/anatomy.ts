import { WRITTEN_SECTIONS } from '@ori/contracts/content';
import type { Complaint } from '../../data/complaint.ts';
import type { LessonDraft } from '../draft.ts';
import { parseMarkdown, walk } from '../markdown.ts';
import { countWords, endsSentence } from '../prose.ts';
import { WORDS_PER_VISUAL } from '../tiers.ts';
import { lessonWords } from './length.ts';
import type { LessonRule } from './rule.ts';

const NEEDED = WRITTEN_SECTIONS.filter((kind) => kind !== 'synthesis');

/** The parts of the charter (§6) are there, once, in order, with their pictures, map pin and hidden step. */
export const anatomyRule: LessonRule = (draft) => [
  ...orderComplaints(draft),
  ...directiveComplaints(draft),
  ...visualComplaints(draft),
  ...exampleComplaints(draft),
  ...(draft.front.kimMappings.length > 0 && draft.front.place === null
    ? [{ field: 'place', rule: 'place-missing', message: 'an inheritance story has a map pin' }]
    : []),
];

function orderComplaints({ sections }: LessonDraft): Complaint[] {
  const kinds = sections.map((section) => section.kind);
  const missing = NEEDED.filter((kind) => !kinds.includes(kind)).map((kind) => ({
    field: kind,
    rule: 'section-missing',
    message: `the body has no :::${kind}`,
  }));
  const ordered = WRITTEN_SECTIONS.filter((kind) => kinds.includes(kind));
  const inOrder = kinds.length === ordered.length && ordered.every((kind, at) => kinds[at] === kind);
  const empty = sections.filter((section) => section.heading === '' || section.nodes.length === 0);
  return [
    ...missing,
    ...(inOrder
      ? []
      : [
          {
            field: 'body',
            rule: 'section-order',
            message: `each part comes once, in the order ${ordered.join(', ')}`,
          },
        ]),
    ...empty.map(({ kind }) => ({
      field: kind,
      rule: 'section-empty',
      message: 'this part has no heading or no text',
    })),
  ];
}

/** Inside a section only `:claim[…]{#id}` is a directive, and a claim is a whole sentence. */
function directiveComplaints({ sections, prose }: LessonDraft): Complaint[] {
  const complaints: Complaint[] = [];
  for (const { kind, nodes } of sections) {
    const complain = (message: string) => complaints.push({ field: kind, rule: 'directive', message });
    for (const top of nodes)
      walk(top, (node) => {
        if (node.type === 'image' || node.type === 'html')
          complain('no images or HTML: a picture is a ```figure block');
        if (node.type === 'leafDirective' || node.type === 'containerDirective')
          complain(`unknown "${node.name}"`);
        if (node.type === 'textDirective' && node.name !== 'claim')
          complain(`unknown ":${node.name}" (write \\: for a colon before a letter)`);
      });
    for (const sentence of prose.get(kind) ?? [])
      if (sentence.claim !== null && !endsSentence(sentence.text))
        complain(`a claim is a whole sentence with its full stop: "${sentence.text}"`);
  }
  return complaints;
}

/** One picture for the core idea, and one visual (figure, interactive, map, table, displayed formula) per 150 words. */
function visualComplaints(draft: LessonDraft): Complaint[] {
  const { sections, front } = draft;
  const core = sections.find((section) => section.kind === 'core');
  const complaints: Complaint[] = [];
  if (core && core.figures.length === 0)
    complaints.push({
      field: 'core',
      rule: 'visual-missing',
      message: 'the core idea has one picture (a ```figure block)',
    });
  let visuals = front.interactives.length + (front.place ? 1 : 0);
  for (const section of sections) {
    visuals += section.figures.length;
    for (const top of section.nodes)
      walk(top, (node) => (visuals += node.type === 'table' || node.type === 'math' ? 1 : 0));
  }
  const needed = Math.floor(lessonWords(draft) / WORDS_PER_VISUAL);
  if (visuals < needed)
    complaints.push({
      field: 'body',
      rule: 'visuals',
      message: `${needed} visuals are needed (one per ${WORDS_PER_VISUAL} words), not ${visuals}`,
    });
  return complaints;
}

function exampleComplaints({ front }: LessonDraft): Complaint[] {
  const complaints: Complaint[] = [];
  if (front.worked.steps.some((step) => step.hidden))
    complaints.push({ field: 'worked', rule: 'worked-hidden', message: 'the worked example hides nothing' });
  if (!front.faded.steps.some((step) => step.hidden))
    complaints.push({
      field: 'faded',
      rule: 'faded-hidden',
      message: 'the faded example leaves a step to the learner (hidden: true)',
    });
  for (const part of ['worked', 'faded'] as const)
    if (front[part].steps.some((step) => countWords(step.reason) === 0))
      complaints.push({ field: part, rule: 'step-reason', message: 'each step has a reason' });
  return [
    ...complaints,
    ...(['worked', 'faded'] as const).flatMap((part) => lineComplaints(part, front[part])),
  ];
}

/** Problem, step and reason are one line of text each: a list, heading or HTML would not be shown. */
function lineComplaints(field: string, { problem, steps }: LessonDraft['front']['worked']): Complaint[] {
  return [problem, ...steps.flatMap(({ text, reason }) => [text, reason])]
    .filter((line) => parseMarkdown(line).children.some((node, at) => at > 0 || node.type !== 'paragraph'))
    .map((line) => ({
      field,
      rule: 'example-line',
      message: `this is one line of text, no list or heading: "${line}"`,
    }));
}

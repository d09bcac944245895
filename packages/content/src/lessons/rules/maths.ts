import katex from 'katex';
import type { Complaint } from '../../data/complaint.ts';
import type { LessonDraft } from '../draft.ts';
import { isMaths, parseMarkdown, walk } from '../markdown.ts';
import type { LessonRule } from './rule.ts';

/** Every formula can be set, and none stands in a text that is shown as it is. */
export const mathsRule: LessonRule = (draft) => [...formulaComplaints(draft), ...plainComplaints(draft)];

function formulaComplaints({ sections, front }: LessonDraft): Complaint[] {
  const complaints: Complaint[] = [];
  const examples = [front.worked, front.faded].flatMap(({ problem, steps }) => [
    problem,
    ...steps.flatMap(({ text, reason }) => [text, reason]),
  ]);
  const places = [
    ...sections.flatMap(({ kind, nodes }) => nodes.map((node) => ({ field: kind as string, node }))),
    ...examples.flatMap((text) => parseMarkdown(text).children.map((node) => ({ field: 'examples', node }))),
  ];
  for (const { field, node } of places)
    walk(node, (it) => {
      if (!isMaths(it)) return;
      const failure = failureOf(it.value);
      if (failure) complaints.push({ field, rule: 'maths', message: `${failure} in $${it.value}$` });
    });
  return complaints;
}

function failureOf(formula: string): string | null {
  try {
    katex.renderToString(formula, { output: 'mathml', throwOnError: true, strict: 'ignore' });
    return null;
  } catch (error) {
    if (error instanceof katex.ParseError) return error.message;
    throw error;
  }
}

function plainComplaints({ front }: LessonDraft): Complaint[] {
  const plain = {
    title: [front.title],
    summary: [front.summary],
    objectives: front.objectives,
    misconceptions: front.misconceptions.flatMap(({ belief, check }) => [belief, check]),
    interactives: front.interactives.flatMap(({ title, predict, description }) => [
      title,
      predict.question,
      ...predict.options,
      predict.reveal,
      description,
    ]),
    vocabulary: front.vocabulary.flatMap(({ term, simple, origin }) => [term, simple, origin]),
    claims: front.claims.map(({ text }) => text),
  };
  return Object.entries(plain).flatMap(([field, texts]) =>
    texts
      .filter((text) => /\$[^$]+\$/.test(text))
      .map((text) => ({
        field,
        rule: 'maths-plain',
        message: `this text is shown as it is; write ½ or 1/2 for "${text}"`,
      })),
  );
}

import type { Complaint } from '../../data/complaint.ts';
import type { LessonDraft } from '../draft.ts';
import { countWords, type Sentence } from '../prose.ts';
import { hookLimit, tierOf } from '../tiers.ts';
import type { LessonRule } from './rule.ts';

/** Words of a lesson: its written parts and its two examples, headings aside. */
export function lessonWords({ prose, examples }: LessonDraft): number {
  return [...prose.values(), examples].flat().reduce((sum, sentence) => sum + countWords(sentence.text), 0);
}

/** Length, sentences, hook and reading level keep to the tier (charter §6). */
export const lengthRule: LessonRule = (draft) => {
  const { front, place, prose, myth, examples } = draft;
  const tier = tierOf(front.band, front.readingLevel, place.locale);
  const [least, most] = tier.words;
  const words = lessonWords(draft);
  const complaints: Complaint[] = [];
  if (words < least || words > most)
    complaints.push({
      field: 'body',
      rule: 'word-count',
      message: `${words} words; this tier has ${least} to ${most}`,
    });
  const hook = (prose.get('hook') ?? []).reduce((sum, sentence) => sum + countWords(sentence.text), 0);
  if (hook > hookLimit(place.locale))
    complaints.push({
      field: 'hook',
      rule: 'hook-length',
      message: `${hook} words; a hook has at most ${hookLimit(place.locale)}`,
    });
  const parts: [string, readonly Sentence[]][] = [
    ...prose,
    ['mythology', [...myth.story, ...myth.science]],
    ['examples', examples],
  ];
  for (const [field, sentences] of parts)
    for (const { text } of sentences)
      if (countWords(text) > tier.sentence)
        complaints.push({
          field,
          rule: 'sentence-length',
          message: `${countWords(text)} words, at most ${tier.sentence}: "${text}"`,
        });
  return [...complaints, ...readingLevelComplaints(draft, tier.lexile)];
};

function readingLevelComplaints(
  { front }: LessonDraft,
  range: readonly [number, number] | null,
): Complaint[] {
  if (front.band === 'esl')
    return /^CEFR (A1|A2|B1|B2)$/.test(front.readingLevel)
      ? []
      : readingLevel('write "CEFR A1", "CEFR A2", "CEFR B1" or "CEFR B2"');
  if (range === null) return [];
  const [, from, to = from] = /^Lexile (\d+)(?:-(\d+))?$/.exec(front.readingLevel) ?? [];
  if (from === undefined) return readingLevel('write "Lexile 400" or "Lexile 400-600"');
  const [least, most] = range;
  return Number(from) >= least && Number(to) <= most && Number(from) <= Number(to)
    ? []
    : readingLevel(`this tier reads at Lexile ${least} to ${most}`);
}

function readingLevel(message: string): Complaint[] {
  return [{ field: 'readingLevel', rule: 'reading-level', message }];
}

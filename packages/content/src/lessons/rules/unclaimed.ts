import type { Complaint } from '../../data/complaint.ts';
import type { Sentence } from '../prose.ts';
import type { LessonRule } from './rule.ts';

/** Words that date: eras, centuries, and years with a preposition before them. A sentence with one states a fact. */
const DATED = [
  /\b(?:BCE|CE|BC|AD)\b/,
  /\b(?:centur(?:y|ies)|si[èe]cles?|siglos?)(?!\p{L})/iu,
  /\b(?:av|apr)(?:ant|[èe]s|\.)? ?J\.-C/i,
  /(?<!\p{L})[ad]\. ?(?:e\. ?)?c\./iu,
  /\b(?:in|since|by|around|about|en|vers|depuis|hacia|desde) (?:1\d{3}|20\d{2})(?![\d.,]\d| ?\p{L}*[°%])(?! (?:g|kg|m|km|nm|J|kJ|Hz|K|mol)\b)/iu,
];

/** No factual sentence is without a claim: in the story none but questions, elsewhere none that dates something. */
export const unclaimedRule: LessonRule = ({ prose }) =>
  [...prose].flatMap(([kind, sentences]) =>
    sentences
      .filter(
        (sentence) =>
          sentence.claim === null && (kind === 'story' ? !isQuestion(sentence) : isDated(sentence)),
      )
      .map((sentence): Complaint => ({
        field: kind,
        rule: 'unclaimed',
        message: `no claim for "${sentence.text}"`,
      })),
  );

function isQuestion(sentence: Sentence): boolean {
  return /\?[”"'’»)]*$/u.test(sentence.text);
}

function isDated({ text }: Sentence): boolean {
  return DATED.some((expression) => expression.test(text));
}

import type { LocalisedText } from '@ori/contracts/locale';
import type { AnswerKind, Misconception, PracticeItem } from '@ori/contracts/practice';
import { NOT_YET, NOT_YET_TEST_THIS, RIGHT } from './judge-messages.ts';

export interface Judgement {
  readonly verdict: 'correct' | 'incorrect' | 'malformed';
  readonly misconception: Misconception | null;
  readonly message: LocalisedText;
}
export type KindOf<Name extends AnswerKind['kind']> = Extract<AnswerKind, { kind: Name }>;

export const malformed = (message: LocalisedText): Judgement => ({
  verdict: 'malformed',
  misconception: null,
  message,
});
export const correct: Judgement = { verdict: 'correct', misconception: null, message: RIGHT };

export function incorrect(misconception: Misconception | null): Judgement {
  return { verdict: 'incorrect', misconception, message: misconception ? NOT_YET_TEST_THIS : NOT_YET };
}

/** The misconception that leads to exactly this answer, if the item knows one. */
export function misconceptionBehind(
  item: PracticeItem,
  isIt: (wrong: string) => boolean,
): Misconception | null {
  return item.distractors.find(({ answer }) => isIt(answer))?.misconception ?? null;
}

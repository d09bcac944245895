import type { PracticeItem } from '@ori/contracts/practice';
import { WANT_ALL_MATCHED, WANT_CHOICE, WANT_ORDER, wantPicks } from './judge-messages.ts';
import {
  correct,
  incorrect,
  malformed,
  misconceptionBehind,
  type Judgement,
  type KindOf,
} from './judgement.ts';

const listed = (answer: string) => answer.split(',').map((id) => id.trim());

/** Whether `ids` are all of `all`, each once. */
function coversAll(ids: readonly string[], all: readonly { readonly id: string }[]): boolean {
  return ids.length === all.length && all.every(({ id }) => ids.includes(id));
}

function judgeExactly(item: PracticeItem, given: string): Judgement {
  if (given === item.answer) return correct;
  return incorrect(misconceptionBehind(item, (answer) => answer === given));
}

export function judgeChoice(item: PracticeItem, kind: KindOf<'choice'>, answer: string): Judgement {
  const chosen = answer.trim();
  return kind.options.some(({ id }) => id === chosen) ? judgeExactly(item, chosen) : malformed(WANT_CHOICE);
}

export function judgeOrder(item: PracticeItem, kind: KindOf<'order'>, answer: string): Judgement {
  const ids = listed(answer);
  return coversAll(ids, kind.options) ? judgeExactly(item, ids.join(',')) : malformed(WANT_ORDER);
}

/** Pairs in any order, each left side once; brought to the order of the left side. */
export function judgeMatch(item: PracticeItem, kind: KindOf<'match'>, answer: string): Judgement {
  const pairs = new Map(
    listed(answer).map((pair) => {
      const [left = '', right = ''] = pair.split('-');
      return [left, right] as const;
    }),
  );
  const whole =
    coversAll([...pairs.keys()], kind.left) &&
    [...pairs.values()].every((right) => kind.right.some(({ id }) => id === right));
  if (!whole) return malformed(WANT_ALL_MATCHED);
  return judgeExactly(item, kind.left.map(({ id }) => `${id}-${pairs.get(id) ?? ''}`).join(','));
}

/** Parts of the text in any order, as many as asked for; brought to the order of the text. */
export function judgeSpan(item: PracticeItem, kind: KindOf<'span'>, answer: string): Judgement {
  const picked = new Set(listed(answer));
  const inOrder = kind.segments.filter(({ id }) => picked.has(id)).map(({ id }) => id);
  if (inOrder.length !== kind.picks || picked.size !== kind.picks) return malformed(wantPicks(kind.picks));
  return judgeExactly(item, inOrder.join(','));
}

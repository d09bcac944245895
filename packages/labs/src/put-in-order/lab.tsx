import type { PutInOrderProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { useRef, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { mixedUp } from '../frame/mixed-up.ts';
import { say } from '../frame/words.ts';
import { OrderCard } from './order-card.tsx';
import { moved } from './ordering.ts';
import { useDrag } from './use-drag.ts';
import { useSlide } from './use-slide.ts';
import { WORDS } from './words.ts';
import './put-in-order.css';

interface Game {
  /** Cards from first to last as they lie now, by their right places. */
  readonly order: readonly number[];
  /** Cards that lay right at the last check. */
  readonly lit: ReadonlySet<number>;
  readonly checks: number;
  /** What happened last: a card came to this place, or all were checked. */
  readonly last: number | 'check' | null;
}

const fresh = (order: readonly number[]): Game => ({ order, lit: new Set(), checks: 0, last: null });
const liesRight = (place: number, index: number): boolean => place === index;

function wordsFor({ cards, from, to }: PutInOrderProps, game: Game, locale: Locale): string {
  const { order, checks, last } = game;
  const all = cards.length;
  if (last === null) return say(WORDS.start, locale);
  if (last !== 'check')
    return say(WORDS.moved, locale, { words: cards[order[last] ?? -1]?.words ?? '', place: last + 1, all });
  const right = order.filter(liesRight).length;
  const done = checks === 1 ? WORDS.best : WORDS.done;
  return say(right === all ? done : WORDS.some, locale, { right, all, from, to, checks });
}

/** Slide the beads along their cord until their order holds; a check lights those that lie right and says why. */
export function Lab({ props: setting, locale }: LabProps<PutInOrderProps>) {
  const { cards, from, to } = setting;
  const [game, setGame] = useState(() => fresh(mixedUp(cards.map(({ words }) => words))));
  const { order, lit, checks, last } = game;
  const list = useRef<HTMLOListElement>(null);
  const remember = useSlide(list);
  const isDone = last === 'check' && order.every(liesRight);
  const put = (at: number, place: number) => {
    remember();
    setGame({ ...game, order: moved(order, at, place), last: place });
  };
  const drag = useDrag(list, put);
  const check = () =>
    setGame({ ...game, lit: new Set(order.filter(liesRight)), checks: checks + 1, last: 'check' });
  const again = () => {
    remember();
    setGame(fresh(mixedUp(cards.map(({ words }) => `${words}${checks}`))));
  };
  const end = cards.length - 1;
  return (
    <div className="lab">
      <div className="order-cord" data-done={isDone || undefined}>
        <p>{from}</p>
        <ol className="lab-order" ref={list} data-dragging={drag.held === null ? undefined : true}>
          {order.map((place, index) => {
            const card = cards[place];
            return (
              card && (
                <OrderCard
                  key={place}
                  card={card}
                  index={drag.placeOf(index)}
                  isTold={lit.has(place) && liesRight(place, index)}
                  isHeld={drag.held === index}
                  shiftPx={drag.shiftOf(index)}
                  grip={drag.gripOf(index)}
                  up={index === 0 ? null : () => put(index, index - 1)}
                  down={index === end ? null : () => put(index, index + 1)}
                  locale={locale}
                />
              )
            );
          })}
        </ol>
        <p>{to}</p>
      </div>
      <button type="button" className="btn btn-primary" onClick={isDone ? again : check}>
        {say(isDone ? WORDS.again : WORDS.check, locale)}
      </button>
      <Finding tone={isDone ? 'found' : 'open'}>{wordsFor(setting, game, locale)}</Finding>
    </div>
  );
}

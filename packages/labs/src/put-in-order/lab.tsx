import type { PutInOrderProps } from '@ori/contracts/interactives';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { mixedUp } from '../frame/mixed-up.ts';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';
import './put-in-order.css';

function moved(order: readonly number[], from: number, by: 1 | -1): readonly number[] {
  const next = [...order];
  const [card] = next.splice(from, 1);
  if (card !== undefined) next.splice(from + by, 0, card);
  return next;
}

/** Move cards up and down until their order holds; a check says how many lie right, and then why each does. */
export function Lab({ props: setting, locale }: LabProps<PutInOrderProps>) {
  const { cards, from, to } = setting;
  const [order, setOrder] = useState(() => mixedUp(cards.map(({ words }) => words)));
  const [checked, setChecked] = useState(false);
  const right = order.filter((place, index) => place === index).length;
  const done = checked && right === cards.length;
  const move = (index: number, by: 1 | -1) => {
    setOrder(moved(order, index, by));
    setChecked(false);
  };
  const told = () => {
    if (!checked) return say(WORDS.start, locale);
    return say(done ? WORDS.done : WORDS.some, locale, { right, all: cards.length, from, to });
  };
  return (
    <div className="lab">
      <p className="text-mute">{from}</p>
      <ol className="lab-order">
        {order.map((place, index) => {
          const card = cards[place];
          return (
            card && (
              <li key={place} data-right={done || undefined}>
                <span>
                  {card.words}
                  {done && <small>{card.why}</small>}
                </span>
                <button
                  type="button"
                  className="btn btn-quiet btn-icon"
                  aria-label={say(WORDS.up, locale, card)}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="btn btn-quiet btn-icon"
                  aria-label={say(WORDS.down, locale, card)}
                  disabled={index === cards.length - 1}
                  onClick={() => move(index, 1)}
                >
                  ↓
                </button>
              </li>
            )
          );
        })}
      </ol>
      <p className="text-mute">{to}</p>
      <button type="button" className="btn btn-primary" onClick={() => setChecked(true)}>
        {say(WORDS.check, locale)}
      </button>
      <Finding tone={done ? 'found' : 'open'}>{told()}</Finding>
    </div>
  );
}

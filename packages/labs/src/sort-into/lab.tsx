import type { SortIntoProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { mixedUp } from '../frame/mixed-up.ts';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';
import './sort-into.css';

interface Sorting {
  /** Cards that lie where they belong, by place in the lesson's list. */
  readonly placed: readonly number[];
  readonly missed: ReadonlySet<number>;
  readonly told: string;
}
const FRESH: Sorting = { placed: [], missed: new Set(), told: '' };

function summary(
  { cards, groups }: SortIntoProps,
  { placed, missed, told }: Sorting,
  locale: Locale,
): string {
  const all = cards.length;
  if (placed.length < all)
    return told === '' ? say(WORDS.start, locale, { all, groups: groups.length }) : told;
  return `${told} ${say(WORDS.done, locale, { all, first: all - missed.size })}`;
}

/** Take the cards one by one and say where each belongs; a wrong group is told at once, a right one with its reason. */
export function Lab({ props: setting, locale }: LabProps<SortIntoProps>) {
  const { groups, cards } = setting;
  const [sorting, setSorting] = useState(FRESH);
  const { placed, missed } = sorting;
  const current = mixedUp(cards.map(({ words }) => words)).find((place) => !placed.includes(place));
  const card = current === undefined ? undefined : cards[current];
  const put = ({ id, words }: SortIntoProps['groups'][number]) => {
    if (current === undefined || card === undefined) return;
    const right = card.group === id;
    setSorting({
      placed: right ? [...placed, current] : placed,
      missed: right ? missed : new Set([...missed, current]),
      told: say(right ? WORDS.right : WORDS.wrong, locale, { ...card, group: words }),
    });
  };
  return (
    <div className="lab">
      {card && (
        <p className="lab-card" aria-live="polite">
          {say(WORDS.card, locale, { n: placed.length + 1, all: cards.length, words: card.words })}
        </p>
      )}
      <div className="lab-trays" role="group" aria-label={say(WORDS.put, locale)}>
        {groups.map((group) => (
          <div key={group.id} className="lab-tray">
            <button
              type="button"
              className="btn btn-secondary"
              aria-disabled={!card}
              onClick={() => put(group)}
            >
              {group.words}
            </button>
            <ul>
              {placed.map(
                (place) => cards[place]?.group === group.id && <li key={place}>{cards[place].words}</li>,
              )}
            </ul>
          </div>
        ))}
      </div>
      <Finding tone={card ? 'open' : 'found'}>{summary(setting, sorting, locale)}</Finding>
      {!card && (
        <button type="button" className="btn btn-secondary" onClick={() => setSorting(FRESH)}>
          {say(WORDS.again, locale)}
        </button>
      )}
    </div>
  );
}

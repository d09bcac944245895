import type { PairUpProps } from '@ori/contracts/interactives';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { mixedUp } from '../frame/mixed-up.ts';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';
import './pair-up.css';

/** Take one on the left, then press its partner; found pairs stay tied, with the reason told. */
export function Lab({ props: setting, locale }: LabProps<PairUpProps>) {
  const { pairs } = setting;
  const [found, setFound] = useState<readonly number[]>([]);
  const [taken, setTaken] = useState<number | null>(null);
  const [told, setTold] = useState(() => say(WORDS.start, locale));
  const done = found.length === pairs.length;
  const open = pairs.findIndex((_, index) => !found.includes(index));
  const active = taken ?? open;
  const press = (place: number) => {
    const [left, right] = [pairs[active], pairs[place]];
    if (!left || !right) return;
    const isPair = active === place;
    setTold(
      say(isPair ? WORDS.yes : WORDS.no, locale, { left: left.left, right: right.right, why: left.why }),
    );
    if (isPair) setFound([...found, place]);
    if (isPair) setTaken(null);
  };
  const mark = (place: number) => (found.includes(place) ? String(found.indexOf(place) + 1) : '');
  return (
    <div className="lab">
      <div className="lab-pairs">
        <ul aria-label={say(WORDS.left, locale)}>
          {pairs.map(({ left }, index) => (
            <li key={left}>
              <button
                type="button"
                className="lab-pair"
                aria-pressed={!done && active === index}
                disabled={found.includes(index)}
                onClick={() => setTaken(index)}
              >
                <b aria-hidden="true">{mark(index)}</b>
                {left}
              </button>
            </li>
          ))}
        </ul>
        <ul aria-label={say(WORDS.right, locale)}>
          {mixedUp(pairs.map(({ right }) => right)).map((place) => (
            <li key={place}>
              <button
                type="button"
                className="lab-pair"
                disabled={found.includes(place)}
                onClick={() => press(place)}
              >
                <b aria-hidden="true">{mark(place)}</b>
                {pairs[place]?.right}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Finding tone={done ? 'found' : 'open'}>{done ? `${told} ${say(WORDS.done, locale)}` : told}</Finding>
    </div>
  );
}

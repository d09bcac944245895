import type { ReadCloselyProps } from '@ori/contracts/interactives';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';
import './read-closely.css';

/** Read a passage and press the parts that fit the task; each find tells its reason. */
export function Lab({ props: { task, parts }, locale }: LabProps<ReadCloselyProps>) {
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const left = parts.filter(({ note }, index) => note !== undefined && !found.has(index)).length;
  const press = (index: number) => {
    setLast(index);
    if (parts[index]?.note !== undefined) setFound(new Set([...found, index]));
  };
  const told = () => {
    const note = last === null ? undefined : parts[last]?.note;
    if (last === null) return say(WORDS.left, locale, { left });
    if (note === undefined) return say(WORDS.no, locale);
    return `${say(WORDS.yes, locale, { note })} ${say(left === 0 ? WORDS.done : WORDS.left, locale, { left })}`;
  };
  return (
    <div className="lab">
      <p className="font-bold">{task}</p>
      <p className="lab-passage">
        {parts.map(({ words }, index) => (
          <span key={`${index}${words}`}>
            <button type="button" aria-pressed={found.has(index)} onClick={() => press(index)}>
              {words}
            </button>{' '}
          </span>
        ))}
      </p>
      <Finding tone={left === 0 ? 'found' : 'open'}>{told()}</Finding>
    </div>
  );
}

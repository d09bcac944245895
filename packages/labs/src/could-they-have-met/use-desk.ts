import type { CouldTheyHaveMetProps, MeetingLabPair } from '@ori/contracts/meeting-labs';
import type { MeetingVerdict } from '@ori/contracts/meeting-verdicts';
import { useState } from 'react';

function pairOf(pairs: readonly MeetingLabPair[], [one, other]: readonly string[]): MeetingLabPair | null {
  const isIt = ({ earlier, later }: MeetingLabPair) =>
    (earlier === one && later === other) || (earlier === other && later === one);
  return pairs.find(isIt) ?? null;
}

/** Choose and unchoose; a third choice takes the place of the first. */
function withChoice(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((it) => it !== id) : [...chosen, id].slice(-2);
}

/** What is chosen, guessed and opened on the desk. */
export function useDesk({ pairs }: CouldTheyHaveMetProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [guess, setGuess] = useState<MeetingVerdict | null>(null);
  const [opened, setOpened] = useState<readonly MeetingLabPair[]>([]);
  const [isShown, setShown] = useState(false);
  const start = (ids: readonly string[]) => {
    setChosen(ids);
    setGuess(null);
    setShown(false);
  };
  const pair = chosen.length === 2 ? pairOf(pairs, chosen) : null;
  return {
    chosen,
    guess,
    setGuess,
    pair,
    isShown,
    opened: opened.length,
    choose: (id: string) => start(withChoice(chosen, id)),
    restart: () => start([]),
    show: () => {
      setShown(true);
      if (pair && !opened.includes(pair)) setOpened([...opened, pair]);
    },
  };
}
export type Desk = ReturnType<typeof useDesk>;

import type { Locale } from '@ori/contracts/locale';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

interface GuessFirstProps {
  readonly locale: Locale;
  readonly ask: string;
  readonly choices: readonly { readonly value: number; readonly label: string }[];
  /** What the picture shows meanwhile. */
  readonly waiting: string;
  /** What is told of a guess. */
  readonly told: (guess: string) => string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A guess to commit to; the bench opens behind it. */
export function GuessFirst(props: GuessFirstProps) {
  const { locale, ask, choices, waiting, told, onOpen, children } = props;
  const [guess, setGuess] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const bench = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) bench.current?.focus();
  }, [isOpen]);
  const open = () => {
    setOpen(true);
    onOpen();
  };
  const label = choices.find(({ value }) => value === guess)?.label ?? '';
  if (isOpen)
    return (
      <div className="lab" ref={bench} tabIndex={-1}>
        <p className="lab-card">{told(label)}</p>
        {children}
      </div>
    );
  return (
    <>
      <p className="lab-card">{ask}</p>
      <Choices legend={say(WORDS.guess, locale)} choices={choices} value={guess} onChoose={setGuess} />
      <button type="button" className="btn btn-primary" disabled={guess === null} onClick={open}>
        {say(WORDS.showMe, locale)}
      </button>
      <Finding tone="open">{waiting}</Finding>
    </>
  );
}

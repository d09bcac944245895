import { type KeyboardEvent, useEffect, useRef } from 'react';

interface PadProps {
  readonly words: string;
  readonly hint: string;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** One large place to press: counted when the finger or key goes down, not when it comes up. */
export function Pad({ words, hint, isLit, onPress }: PadProps) {
  const pad = useRef<HTMLButtonElement>(null);
  useEffect(() => pad.current?.focus(), []);
  const key = (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    onPress();
  };
  return (
    <button
      ref={pad}
      type="button"
      className="attention-pad"
      data-lit={isLit || undefined}
      onPointerDown={onPress}
      // A screen reader presses without a pointer and without a key.
      onClick={({ detail }) => detail === 0 && onPress()}
      onKeyDown={key}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      <span className="attention-disc" aria-hidden="true" />
      <b>{words}</b>
      <small>{hint}</small>
    </button>
  );
}

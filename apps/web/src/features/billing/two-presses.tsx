import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';

interface Props {
  readonly press: string;
  readonly variant?: ButtonVariant;
  /** The question of the second press. */
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  /** What the second press brings about. */
  readonly children?: ReactNode;
}

/** A press, the question it asks in its place, and a second press. Nothing else stands between. */
export function TwoPresses({ press, variant = 'secondary', sure, yes, no, isBusy, onYes, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  if (!isAsked)
    return (
      <Button variant={variant} onClick={() => setAsked(true)}>
        {press}
      </Button>
    );
  return (
    <div ref={question} className="sure" role="group" tabIndex={-1} aria-labelledby={id}>
      <p id={id} className="sure-question">
        {sure}
      </p>
      {children}
      <p className="sure-answers">
        <Button variant={variant === 'danger' ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {no}
        </Button>
      </p>
    </div>
  );
}

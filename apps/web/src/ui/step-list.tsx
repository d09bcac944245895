import type { ReactNode } from 'react';
import './styles/trail.css';

export interface Step {
  readonly id: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly state?: 'done' | 'current' | 'open' | undefined;
}

/** Numbered steps; `doneLabel` is said after a step that is done. */
export function StepList({
  steps,
  doneLabel,
}: {
  readonly steps: readonly Step[];
  readonly doneLabel?: string;
}) {
  return (
    <ol className="steps">
      {steps.map(({ id, title, text, state }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <div className="pt-1">
            <p className="font-bold">
              {title}
              {state === 'done' && doneLabel && <span className="sr-only">, {doneLabel}</span>}
            </p>
            {text && <div className="text-mute">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

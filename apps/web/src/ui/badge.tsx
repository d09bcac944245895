import type { ReactNode } from 'react';
import './styles/badge.css';

export type Tone = 'mute' | 'gold' | 'nile' | 'clay' | 'lapis' | 'leaf' | 'danger';

/** A word or two about a thing: a grade, a state, a date. */
export function Badge({
  tone = 'mute',
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className="badge" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

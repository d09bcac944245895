import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface ChoiceLink {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

/** A few big choices, each a link: they work before any script and with the browser's back button. */
export function ChoiceLinks({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly ChoiceLink[];
}) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2">
      {choices.map(({ to, title, text, picture }) => (
        <li key={to}>
          <Link to={to} className="card card-link flex h-full items-center gap-5 no-underline">
            <span
              className="grid size-16 flex-none place-items-center rounded-card bg-night-3 text-gold"
              aria-hidden="true"
            >
              {picture}
            </span>
            <span className="grid gap-1">
              <span className="font-display text-xl text-ink">{title}</span>
              <span className="text-sm text-mute">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly tone: 'danger' | 'clay' | 'nile' | 'lapis';
  readonly children: ReactNode;
}

const ICONS = { danger: CircleAlert, clay: CircleAlert, nile: CircleCheck, lapis: Info } as const;

/** A sentence that stands out: what went wrong, what was done, what to know. */
export function Note({ tone, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className="note" data-tone={tone}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

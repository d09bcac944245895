import type { ReactNode } from 'react';
import './finding.css';

interface FindingProps {
  /** `found` when what the learner looked for is there. */
  readonly tone: 'open' | 'found';
  readonly children: ReactNode;
}

/** What the figure shows now, in words; a screen reader hears each change. */
export function Finding({ tone, children }: FindingProps) {
  return (
    <p className="lab-finding" data-tone={tone} role="status">
      {children}
    </p>
  );
}

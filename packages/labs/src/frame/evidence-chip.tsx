import type { ReactNode } from 'react';

/** Flask, scroll and question mark, as the house draws its labels (24 by 24). */
const ICONS = {
  science: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9',
  record:
    'M15 12h-5M15 8h-5M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3',
  unsupported: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01',
} as const;

interface EvidenceChipProps {
  readonly label: keyof typeof ICONS;
  /** The label's name in the reader's language. */
  readonly children: ReactNode;
}

/** How sure we are of what stands beside it. */
export function EvidenceChip({ label, children }: EvidenceChipProps) {
  return (
    <span className="chip" data-evidence={label}>
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={ICONS[label]} />
      </svg>
      {children}
    </span>
  );
}

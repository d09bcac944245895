import type { ReactNode } from 'react';

/** A drawing of a pattern: 200 by 150, in the tone of its place. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 150"
      aria-hidden="true"
      className="pattern-drawing"
      fill="none"
      stroke="var(--tone)"
    >
      {children}
    </svg>
  );
}

/** The numbers from 0 up to `count`, without it. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const SOFT = 'color-mix(in oklab, var(--tone) 22%, transparent)';
export const FAINT = 'color-mix(in oklab, var(--tone) 45%, transparent)';

import type { ReactNode } from 'react';

interface FrameProps {
  readonly viewBox: string;
  /** The figure in words. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What all practice figures stand in: one picture with one name for a screen reader. */
export function Frame({ viewBox, label, className = 'max-w-md', children }: FrameProps) {
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={label}
      className={`mx-auto block h-auto w-full text-ink ${className}`}
    >
      {children}
    </svg>
  );
}

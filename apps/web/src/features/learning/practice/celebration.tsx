import { useEffect, useRef, type ReactNode } from 'react';
import { starPolygon } from '../../../ui/ornament/star.ts';

const RINGS = [
  starPolygon([100, 100], 92, 16, 7),
  starPolygon([100, 100], 66, 16, 5, 1 / 32),
  starPolygon([100, 100], 40, 8, 3),
] as const;
/** Each path counts as one long, so that a dash of one draws it whole. */
const WHOLE = 1;

/** A calm end: an ornament that completes itself, a sentence, where to go on. */
export function Celebration({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="celebration">
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {RINGS.map((path) => (
          <path key={path} d={path} pathLength={WHOLE} />
        ))}
      </svg>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {children}
    </section>
  );
}

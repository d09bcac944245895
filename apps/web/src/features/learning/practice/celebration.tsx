import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HearButton } from '../../../lib/hear-button.tsx';
import { starPolygon } from '../../../ui/ornament/star.ts';
import './celebration.css';

const RINGS = [
  starPolygon([100, 100], 92, 16, 7),
  starPolygon([100, 100], 66, 16, 5, 1 / 32),
  starPolygon([100, 100], 40, 8, 3),
] as const;
/** Each path counts as one long, so that a dash of one draws it whole. */
const WHOLE = 1;

const STAR = starPolygon([12, 12], 11, 8, 3);
/** More would be a crowd. */
const STARS_MAX = 30;

/** One star a question; what they say stands in the words beneath. */
function WonStars({ right, total }: { readonly right: number; readonly total: number }) {
  return (
    <p className="won-stars" aria-hidden="true">
      {Array.from({ length: Math.min(total, STARS_MAX) }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" data-won={index < right || undefined}>
          <path d={STAR} />
        </svg>
      ))}
    </p>
  );
}

/** A calm end: an ornament that completes itself, a sentence, where to go on. */
export function Celebration({
  title,
  text,
  stars,
  spoken = false,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** A star for each question; those solved at the first try shine. */
  readonly stars?: { readonly right: number; readonly total: number };
  /** For those who cannot read yet: it can be heard. */
  readonly spoken?: boolean;
  readonly children?: ReactNode;
}) {
  const { t, i18n } = useTranslation('lesson');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="celebration">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="celebration-ornament">
        {RINGS.map((path) => (
          <path key={path} d={path} pathLength={WHOLE} />
        ))}
      </svg>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {spoken && (
        <HearButton
          text={() => `${title}. ${text}`}
          language={i18n.language}
          start={t('tools.hear', { text: title })}
          stop={t('tools.stop')}
        />
      )}
      {stars && <WonStars {...stars} />}
      <p>{text}</p>
      {children}
    </section>
  );
}

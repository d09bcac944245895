import type { SkillStanding } from '@ori/contracts/learning';
import { starPolygon } from '../../ui/ornament/star.ts';

const SIZES: Readonly<Record<SkillStanding, number>> = {
  mastered: 19,
  due: 19,
  known: 15,
  learning: 17,
  ready: 16,
  later: 5,
};
const isLit = (standing: SkillStanding): boolean => standing === 'mastered' || standing === 'due';

/** From this chance on a skill may be mastered: the ring round its star is whole. */
const WHOLE_AT = 0.85;

interface SkillStarProps {
  readonly standing: SkillStanding;
  /** Chance, 0–1, of answering the next typical question; null when nothing is known yet. */
  readonly chance: number | null;
}

/** How much of the ring round a star that was begun is drawn, 0–1: it closes as the skill grows. */
function Growing({ chance }: { readonly chance: number }) {
  const part = Math.min(1, chance / WHOLE_AT);
  return <circle r="24" className="skill-growing" pathLength={1} strokeDasharray={`${part} 1`} />;
}

/** A skill as a star: full and shining once mastered, ringed when due, open while it waits. Colours are in sky.css. */
export function SkillStar({ standing, chance }: SkillStarProps) {
  const size = SIZES[standing];
  return (
    <svg className="skill-star-drawing" viewBox="-32 -32 64 64" aria-hidden="true">
      <circle r="29" className="skill-reach" />
      {isLit(standing) && <circle r="26" className="skill-glow" />}
      {standing === 'learning' && chance !== null && <Growing chance={chance} />}
      {standing === 'due' && <circle r={size + 6} className="skill-ring" />}
      {standing === 'later' ? (
        <circle r={size} className="skill-dot" />
      ) : (
        <path d={starPolygon([0, 0], size, 8, 3)} className="skill-star" />
      )}
      {isLit(standing) && <path d={starPolygon([0, 0], size * 0.55, 8, 3, 1 / 16)} className="skill-heart" />}
      {standing === 'learning' && <circle r={size * 0.34} className="skill-heart" />}
    </svg>
  );
}

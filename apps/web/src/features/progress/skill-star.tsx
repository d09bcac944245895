import type { SkillStanding } from '@ori/contracts/learning';
import { starPolygon } from '../../ui/ornament/star.ts';

const SIZES: Readonly<Record<SkillStanding, number>> = {
  mastered: 15,
  due: 15,
  known: 12,
  learning: 13,
  ready: 12,
  later: 6,
};

/** A skill as a star: full once mastered, ringed when due, open while it waits. Colours are in progress.css. */
export function SkillStar({ standing }: { readonly standing: SkillStanding }) {
  const size = SIZES[standing];
  if (standing === 'later') return <circle r={size} className="skill-dot" />;
  return (
    <>
      {standing === 'due' && <circle r={size + 6} className="skill-ring" />}
      <path d={starPolygon([0, 0], size, 8, 3)} className="skill-star" />
      {standing !== 'ready' && <circle r={size * 0.36} className="skill-heart" />}
    </>
  );
}

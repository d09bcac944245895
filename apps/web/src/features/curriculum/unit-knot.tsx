import type { CurriculumSkill } from '@ori/contracts/curriculum';
import { ring, polyline } from '../../ui/ornament/points.ts';
import { starPolygon } from '../../ui/ornament/star.ts';

const OUTER = 21;
/** From so many skills on their dots are joined to a star; fewer are joined to the figure they span. */
const STAR_FROM = 5;

/**
 * A unit's own figure: a dot for each of its skills around a circle, filled where practice is marked at once, joined to
 * the figure that so many dots make. The words beside it say the same.
 */
export function UnitKnot({
  skills,
}: {
  readonly skills: readonly Pick<CurriculumSkill, 'id' | 'practised'>[];
}) {
  const dots = ring([0, 0], OUTER, skills.length);
  const thread =
    skills.length < STAR_FROM
      ? polyline(dots, skills.length > 2)
      : starPolygon([0, 0], OUTER, skills.length, 2);
  return (
    <svg viewBox="-28 -28 56 56" className="curriculum-knot" aria-hidden="true" focusable="false">
      <circle r={OUTER} />
      {thread !== '' && <path d={thread} />}
      {skills.map(({ id, practised }, index) => (
        <circle
          key={id}
          cx={dots[index]?.[0]}
          cy={dots[index]?.[1]}
          r="4"
          data-practised={practised || undefined}
        />
      ))}
    </svg>
  );
}

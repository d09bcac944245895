import type { PathStep } from '@ori/contracts/learning-path';
import { starOutline } from '../../ui/ornament/star.ts';
import { type Star, starWay, WAY_WIDTH } from './star-way.ts';

/** A line that leaves downwards and arrives downwards. */
function bend(from: Star, to: Star): string {
  const half = (to.y - from.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${from.y + half} ${to.x} ${to.y - half} ${to.x} ${to.y}`;
}

/** The way as a river of stars, numbered as the list beside it, which tells all of it. */
export function StarMap({ steps, goal }: { readonly steps: readonly PathStep[]; readonly goal: string }) {
  const { stars, height } = starWay(steps);
  const edges = steps.flatMap(({ id, needs, earlier }) => {
    const to = stars.get(id);
    return needs.flatMap((need) => {
      const from = stars.get(need);
      return from && to ? [{ key: `${need} ${id}`, d: bend(from, to), earlier }] : [];
    });
  });
  return (
    <svg className="lp-map" viewBox={`0 0 ${WAY_WIDTH} ${height}`} aria-hidden="true">
      {edges.map(({ key, d, earlier }) => (
        <path key={key} className="lp-edge" data-earlier={earlier || undefined} d={d} />
      ))}
      {steps.map(({ id, earlier, lesson }, at) => {
        const star = stars.get(id);
        if (!star) return null;
        const { x, y } = star;
        return (
          <g
            key={id}
            className="lp-star"
            data-earlier={earlier || undefined}
            data-goal={id === goal || undefined}
          >
            {id === goal && <path d={starOutline([x, y], 22, 12, 4)} />}
            {lesson && <circle className="lp-halo" cx={x} cy={y} r="15.5" />}
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 4} textAnchor="middle">
              {at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

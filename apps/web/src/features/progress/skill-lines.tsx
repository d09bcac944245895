import type { SkillMap } from '@ori/contracts/learning';
import type { MapLayout, Place } from './map-layout.ts';

interface SkillLinesProps {
  readonly skills: SkillMap['skills'];
  readonly layout: MapLayout;
  /** Its own lines are drawn strong. */
  readonly chosen: string | null;
}

/** A line that leaves and arrives upright. */
function curve(from: Place, to: Place): string {
  const half = (from.y + to.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${half} ${to.x} ${half} ${to.x} ${to.y}`;
}

/** What leads where. */
export function SkillLines({ skills, layout, chosen }: SkillLinesProps) {
  const { width, height, places } = layout;
  return (
    <svg className="skill-lines" width={width} height={height} aria-hidden="true">
      {skills.flatMap(({ id, prerequisites, standing }) =>
        prerequisites.flatMap((before) => {
          const [from, to] = [places.get(before), places.get(id)];
          if (!from || !to) return [];
          const isOwn = chosen === id || chosen === before;
          return [
            <path
              key={`${before}/${id}`}
              d={curve(from, to)}
              data-standing={standing}
              data-own={isOwn || undefined}
            />,
          ];
        }),
      )}
    </svg>
  );
}

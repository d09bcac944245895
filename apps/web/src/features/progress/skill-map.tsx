import type { SkillMap as SkillMapData } from '@ori/contracts/learning';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDirection, layOut, type MapLayout, neighbourThatWay, type Place } from './map-layout.ts';
import { SkillStar } from './skill-star.tsx';

interface SkillMapProps {
  readonly map: SkillMapData;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** A line that leaves and arrives level. */
function curve(from: Place, to: Place): string {
  const half = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${half} ${from.y} ${half} ${to.y} ${to.x} ${to.y}`;
}

/** What leads where. */
function Lines({ map, layout }: { readonly map: SkillMapData; readonly layout: MapLayout }) {
  return map.skills.flatMap(({ id, prerequisites, standing }) =>
    prerequisites.flatMap((before) => {
      const [from, to] = [layout.places.get(before), layout.places.get(id)];
      if (!from || !to) return [];
      return [
        <path key={`${before}/${id}`} d={curve(from, to)} className="skill-line" data-standing={standing} />,
      ];
    }),
  );
}

/** The subject's skills as a chart of stars, to be walked with the arrow keys; what is chosen is told beside it. */
export function SkillMap({ map, chosen, onChoose }: SkillMapProps) {
  const { t } = useTranslation('dashboard');
  const layout = useMemo(() => layOut(map.skills), [map]);
  const frame = useRef<HTMLDivElement>(null);
  const stars = useRef(new Map<string, SVGGElement>());
  const entry = chosen ?? map.next[0] ?? map.skills[0]?.id ?? null;

  useEffect(() => {
    const place = entry === null ? undefined : layout.places.get(entry);
    const box = frame.current;
    if (place && box) box.scrollLeft = place.x - box.clientWidth / 2;
    // Only when another map comes: a walk through the stars scrolls by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layout]);

  const walk = (event: KeyboardEvent, from: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose(from);
    }
    if (!isDirection(event.key)) return undefined;
    event.preventDefault();
    const to = neighbourThatWay(layout, from, event.key);
    if (to === null) return undefined;
    onChoose(to);
    return stars.current.get(to)?.focus();
  };
  return (
    <div className="skill-map" ref={frame}>
      <svg width={layout.width} height={layout.height} role="group" aria-label={t('progress.map.name')}>
        <Lines map={map} layout={layout} />
        {map.skills.map(({ id, title, standing }) => {
          const place = layout.places.get(id);
          return (
            place && (
              <g
                key={id}
                ref={(node) => {
                  if (node) stars.current.set(id, node);
                }}
                transform={`translate(${place.x} ${place.y})`}
                role="button"
                tabIndex={id === entry ? 0 : -1}
                aria-pressed={id === chosen}
                aria-label={`${title}: ${t(`progress.standing.${standing}`)}`}
                className="skill-node"
                data-standing={standing}
                data-next={map.next.includes(id) || undefined}
                onClick={() => onChoose(id)}
                onKeyDown={(event) => walk(event, id)}
              >
                <circle r="24" className="skill-reach" />
                <SkillStar standing={standing} />
                <title>{title}</title>
              </g>
            )
          );
        })}
      </svg>
    </div>
  );
}

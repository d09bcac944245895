import type { SkillMap as SkillMapData } from '@ori/contracts/learning';
import { colon } from '@ori/core/words/colon';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDirection, layOut, type MapLayout, neighbourThatWay } from './map-layout.ts';
import { SkillLines } from './skill-lines.tsx';
import { SkillStar } from './skill-star.tsx';
import { useWidth } from './use-width.ts';

interface SkillMapProps {
  /** The skills of one stage, with what comes next in the subject. */
  readonly map: Pick<SkillMapData, 'skills' | 'next'>;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

interface StarsProps extends SkillMapProps {
  readonly layout: MapLayout;
}

/** The stars as buttons with their names: one of them in the way of the tab key, the arrow keys lead on. */
function Stars({ map, chosen, onChoose, layout }: StarsProps) {
  const { t, i18n } = useTranslation('dashboard');
  const stars = useRef(new Map<string, HTMLButtonElement>());
  const entry = chosen ?? map.skills[0]?.id;
  const walk = (event: KeyboardEvent, from: string) => {
    if (!isDirection(event.key)) return undefined;
    event.preventDefault();
    const to = neighbourThatWay(layout, from, event.key);
    if (to === null) return undefined;
    onChoose(to);
    return stars.current.get(to)?.focus();
  };
  return map.skills.map(({ id, title, standing, chance }) => {
    const place = layout.places.get(id);
    return (
      place && (
        <button
          key={id}
          type="button"
          ref={(node) => {
            if (node) stars.current.set(id, node);
          }}
          style={{ insetInlineStart: place.x, insetBlockStart: place.y }}
          tabIndex={id === entry ? 0 : -1}
          aria-pressed={id === chosen}
          className="skill-node"
          data-standing={standing}
          data-next={map.next.includes(id) || undefined}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => walk(event, id)}
        >
          <SkillStar standing={standing} chance={chance} />
          <span className="skill-name">{title}</span>
          <span className="sr-only">{colon(i18n.language) + t(`progress.standing.${standing}`)}</span>
        </button>
      )
    );
  });
}

/** One stage's skills as a sky of named stars, each beneath what it rests on; what is chosen is told beside it. */
export function SkillMap(props: SkillMapProps) {
  const { t } = useTranslation('dashboard');
  const { map, chosen } = props;
  const [width, measure] = useWidth();
  const layout = useMemo(() => layOut(map.skills, width), [map.skills, width]);
  const frame = useRef<HTMLDivElement>(null);
  const bringIntoView = useEffectEvent(({ places }: MapLayout) => {
    const place = chosen === null ? undefined : places.get(chosen);
    const box = frame.current;
    if (place && box) box.scrollTop = place.y - box.clientHeight / 3;
  });
  // Only when another sky comes: a walk through the stars scrolls by itself.
  useEffect(() => bringIntoView(layout), [layout]);
  return (
    <div className="skill-map" ref={frame}>
      <div ref={measure} className="skill-field" style={{ blockSize: layout.height }}>
        {width > 0 && (
          <div role="group" aria-label={t('progress.map.name')}>
            <SkillLines skills={map.skills} layout={layout} chosen={chosen} />
            <Stars {...props} layout={layout} />
          </div>
        )}
      </div>
    </div>
  );
}

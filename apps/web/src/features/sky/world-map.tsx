import type { SiteSummary } from '@ori/contracts/heritage';
import { eastOfMiddle } from '@ori/core/heritage/meeting-map';
import type { ReactNode } from 'react';
import './world-map.css';

/** What a map needs of a site. */
export type MapPoint = Pick<SiteSummary, 'id' | 'name' | 'lat' | 'lon' | 'isApproximate'>;

interface WorldMapProps {
  readonly points: readonly MapPoint[];
  /** What the map shows, in words. */
  readonly label: string;
  /** How the map is centred and why, in words. */
  readonly centred: string;
  /** The point that the page is about, drawn larger. */
  readonly chosen?: string;
  /** Makes a link of a point for pointers; the list beside the map is the way for keyboards and screen readers. */
  readonly linkOf?: (point: MapPoint, drawing: ReactNode) => ReactNode;
}

/** Half a degree is one unit, as in the drawing of the land; 150° east is in the middle, as on the map of ideas. */
const BOX = { x: -360, y: -168, width: 720, height: 284 } as const;

function Point({ point, isChosen }: { readonly point: MapPoint; readonly isChosen: boolean }) {
  const at = `translate(${eastOfMiddle(point.lon) * 2} ${-point.lat * 2})`;
  if (point.isApproximate)
    return <circle r={isChosen ? 14 : 7} transform={at} className="site-area" strokeDasharray="3 3" />;
  return (
    <circle r={isChosen ? 8 : 4.5} transform={at} className={isChosen ? 'site-dot is-chosen' : 'site-dot'} />
  );
}

/** The world as one flat strip (equal steps of latitude and longitude) with the sites on it. */
export function WorldMap({ points, label, centred, chosen, linkOf }: WorldMapProps) {
  return (
    <figure className="site-map">
      <div className="site-land" />
      <svg viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <path d="M-360 0H360" className="site-equator" />
        <path d="M-360 -47H360M-360 47H360" className="site-tropic" strokeDasharray="2 6" />
        {points.map((point) => {
          const drawing = <Point point={point} isChosen={point.id === chosen} />;
          return <g key={point.id}>{linkOf ? linkOf(point, drawing) : drawing}</g>;
        })}
      </svg>
      <figcaption data-frame>
        {label} {centred}
      </figcaption>
    </figure>
  );
}

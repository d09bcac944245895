import type { Lesson } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { graticule } from './graticule.ts';

export interface PlaceProps {
  readonly place: NonNullable<Lesson['place']>;
  /** The language the place is told in. */
  readonly lang: Lesson['locale'];
}

const RADIUS = 88;
const DEGREES = { maximumFractionDigits: 2, minimumFractionDigits: 2 } as const;

/** The globe turned so that the place is in front, drawn from its coordinates alone. */
export function PlaceDrawing({ place, lang }: PlaceProps) {
  const { t, i18n } = useTranslation('lesson');
  const { lines, equator } = graticule(place.lat, place.lon, RADIUS);
  const number = new Intl.NumberFormat(i18n.language, DEGREES);
  const coordinates = t('place.coordinates', {
    lat: number.format(Math.abs(place.lat)),
    lon: number.format(Math.abs(place.lon)),
    northSouth: t(place.lat < 0 ? 'place.south' : 'place.north'),
    eastWest: t(place.lon < 0 ? 'place.west' : 'place.east'),
  });
  return (
    <figure className="place">
      <svg viewBox="-100 -100 200 200" role="img" aria-label={t('place.globe', { name: place.name })}>
        <circle r={RADIUS} className="place-sea" />
        <path d={lines} className="place-lines" />
        <path d={equator} className="place-equator" />
        <path d="M0 0 C-13 -17 -13 -32 0 -35 C13 -32 13 -17 0 0Z" className="place-pin" />
        <circle cy="-22" r="4.5" className="place-eye" />
      </svg>
      <figcaption>
        <strong lang={lang}>{place.name}</strong>
        <span>{coordinates}</span>
        <span lang={lang}>{place.when}</span>
      </figcaption>
    </figure>
  );
}

import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { axisDifferenceDeg, computedAzimuth } from '@ori/core/sky/alignment';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** The building's direction beside the computed one, with the error told; null where neither is known. */
export function axisWords({ axisDeg, target, latitudeDeg }: SkyPlaceProps, locale: Locale): string | null {
  const computed = target ? computedAzimuth({ ...target, latitudeDeg }) : null;
  const axis = axisDeg === undefined ? '' : number(axisDeg, locale, 2);
  if (!computed || !target) return axisDeg === undefined ? null : say(WORDS.axisOnly, locale, { axis });
  const blanks = {
    axis,
    horizon: number(target.horizonAltitudeDeg, locale, 2),
    computed: number(computed.azimuthDeg, locale, 1),
    error: number(computed.errorDeg, locale, 2),
    miss: axisDeg === undefined ? '' : number(axisDifferenceDeg(axisDeg, computed.azimuthDeg), locale, 2),
  };
  return say(axisDeg === undefined ? WORDS.axisComputed : WORDS.axisBoth, locale, blanks);
}

/** What the building points at, and how sure that is. */
export function AxisPart({ place, locale }: { readonly place: SkyPlaceProps; readonly locale: Locale }) {
  const words = axisWords(place, locale);
  if (words === null) return null;
  return (
    <section className="sky-axis">
      <h3>{say(WORDS.axisTitle, locale)}</h3>
      <p>{words}</p>
      {place.target && <p className="text-sm text-mute">{say(WORDS.axisError, locale)}</p>}
    </section>
  );
}

import type { SiteAlignment } from '@ori/contracts/heritage';
import {
  axisDifferenceDeg,
  type AzimuthWithError,
  computedAzimuth,
  solsticeDeclinationDeg,
} from '@ori/core/sky/alignment';
import { astronomicalYear } from '@ori/core/sky/calendar';
import { seasonOf } from './sky-place.ts';

/** An alignment computed anew: the direction with its error, and how far the building misses it; degrees. */
export interface LiveAlignment extends AzimuthWithError {
  /** Null where no axis was published. */
  readonly missDeg: number | null;
}

/** The declination to compute with: of a solstice from the tilt of its own epoch, else as told. */
function declinationOf({ declinationDeg, epoch, kind }: SiteAlignment): number | null {
  if (declinationDeg === null || kind !== 'sun' || epoch === null) return declinationDeg;
  const season = seasonOf(declinationDeg, epoch);
  if (season === 'june' || season === 'december')
    return solsticeDeclinationDeg(astronomicalYear(epoch), season);
  return declinationDeg;
}

/** Where the target crosses the horizon of the site; null where the data names no rising or setting. */
export function liveAlignment(alignment: SiteAlignment, latitudeDeg: number): LiveAlignment | null {
  const { event, horizonAltDeg, axisAzimuthDeg } = alignment;
  const declinationDeg = declinationOf(alignment);
  if (declinationDeg === null || (event !== 'rise' && event !== 'set')) return null;
  const found = computedAzimuth({
    declinationDeg,
    latitudeDeg,
    horizonAltitudeDeg: horizonAltDeg ?? 0,
    event,
  });
  return (
    found && {
      ...found,
      missDeg: axisAzimuthDeg === null ? null : axisDifferenceDeg(axisAzimuthDeg, found.azimuthDeg),
    }
  );
}

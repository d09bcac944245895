import type { SacredSite, SiteAlignment, SiteSummary } from '@ori/contracts/heritage';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { SKY_YEARS } from '@ori/contracts/sky-years';
import { solsticeDeclinationDeg } from '@ori/core/sky/alignment';
import { astronomicalYear } from '@ori/core/sky/calendar';

/** The years that the desk reaches: an older place is shown under the oldest sky we compute. */
function yearOf(year: number): number {
  const within = Math.min(SKY_YEARS.to, Math.max(SKY_YEARS.from, year));
  return within === 0 ? 1 : within;
}

/** A solstice's declination is told to a hundredth of a degree. */
const SAME_DEG = 0.1;

/** Which season a declination of the Sun belongs to in its epoch; null for days between. */
export function seasonOf(declinationDeg: number, epoch: number): 'march' | 'june' | 'december' | null {
  const year = astronomicalYear(epoch);
  const near = (other: number) => Math.abs(declinationDeg - other) < SAME_DEG;
  if (near(solsticeDeclinationDeg(year, 'june'))) return 'june';
  if (near(solsticeDeclinationDeg(year, 'december'))) return 'december';
  return near(0) ? 'march' : null;
}

/** What crosses the horizon along an axis, as the desk takes it; undefined where nothing does. */
export function targetOf(alignment: SiteAlignment, epoch: number): SkyPlaceProps['target'] {
  const { declinationDeg, event, horizonAltDeg, kind } = alignment;
  if (declinationDeg === null || (event !== 'rise' && event !== 'set')) return undefined;
  const season = kind === 'sun' ? seasonOf(declinationDeg, alignment.epoch ?? epoch) : null;
  return {
    ...(season && { season }),
    event,
    declinationDeg,
    horizonAltitudeDeg: Math.max(0, horizonAltDeg ?? 0),
  };
}

/** A site as the sky desk opens it: its first alignment with a direction, at the epoch of its stones. */
export function skyPlaceOf(site: SacredSite): SkyPlaceProps {
  const alignments = site.astronomicalAlignments;
  const directed = alignments.find((it) => targetOf(it, site.dateFrom) !== undefined);
  const axisDeg = (directed ?? alignments[0])?.axisAzimuthDeg ?? null;
  const target = directed && targetOf(directed, site.dateFrom);
  return {
    ...summaryPlaceOf(site),
    ...(axisDeg !== null && { axisDeg }),
    ...(target && { target }),
    ...(directed?.epoch && { year: yearOf(directed.epoch) }),
  };
}

/** A site of which only place and date are known here. */
export function summaryPlaceOf(site: Pick<SiteSummary, 'name' | 'lat' | 'lon' | 'dateFrom'>): SkyPlaceProps {
  return {
    words: site.name,
    latitudeDeg: site.lat,
    longitudeDeg: site.lon,
    year: yearOf(site.dateFrom),
  };
}

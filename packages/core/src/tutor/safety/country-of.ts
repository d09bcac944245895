import { DEFAULT_HELPLINES } from './helplines.ts';

/** Before it was a call it was a property, and some browsers have neither. */
type Zoned = Pick<Partial<Intl.Locale>, 'getTimeZones'> & { readonly timeZones?: readonly string[] };

let byTimeZone: ReadonlyMap<string, string> | null = null;

function zonesOf(country: string): readonly string[] {
  const place: Zoned = new Intl.Locale(`und-${country}`);
  return place.getTimeZones?.() ?? place.timeZones ?? [];
}

function readZones(): ReadonlyMap<string, string> {
  const countries = new Set(DEFAULT_HELPLINES.map(({ country }) => country).filter((code) => code !== '*'));
  return new Map(
    [...countries].flatMap((country) => zonesOf(country).map((zone) => [zone, country] as const)),
  );
}

/** The country a time zone belongs to (CLDR), among those with helplines; null for any other, such as UTC. */
export function countryOf(timeZone: string): string | null {
  byTimeZone ??= readZones();
  return byTimeZone.get(timeZone) ?? null;
}

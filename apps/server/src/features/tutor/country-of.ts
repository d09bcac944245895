import { DEFAULT_HELPLINES } from '@ori/core/tutor/safety/helplines';

let byTimeZone: ReadonlyMap<string, string> | null = null;

function readZones(): ReadonlyMap<string, string> {
  const countries = new Set(DEFAULT_HELPLINES.map(({ country }) => country).filter((code) => code !== '*'));
  const pairs = [...countries].flatMap((country) =>
    (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone) => [zone, country] as const),
  );
  return new Map(pairs);
}

/** The country a time zone belongs to (CLDR), among those with helplines; null for any other, such as UTC. */
export function countryOf(timeZone: string): string | null {
  byTimeZone ??= readZones();
  return byTimeZone.get(timeZone) ?? null;
}

/** How the activities name ages; the product's own groups and the chat's (spec §3) lead to one of them. */
const ALIASES: Readonly<Record<string, string>> = {
  k2: 'early-elementary',
  'k-2': 'early-elementary',
  toddler: 'early-elementary',
  middle: 'middle-school',
  high: 'high-school',
};

/** The age group of the activities that a name means; an unknown name stays itself and fits nothing. */
export function activityAgeGroup(name: string): string {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-');
  return ALIASES[key] ?? key;
}

/** A colour for each culture's line: told apart by its name, which always stands beside. */
const TONES: Readonly<Record<string, string>> = {
  kemet: 'gold',
  mesopotamia: 'clay',
  india: 'leaf',
  china: 'danger',
  islamicate: 'nile',
  maya: 'lapis',
  'west-africa': 'gold',
  polynesia: 'nile',
  greek: 'mute',
  andes: 'mute',
};

/** The name of a culture's tone, for `data-tone`. */
export function toneOf(culture: string): string {
  return TONES[culture] ?? 'gold';
}

/** Colours that chemists give the elements of a model (after Corey, Pauling and Koltun), softened for both themes. */
const COLOURS: Readonly<Record<string, string>> = {
  H: '#ded9ca',
  C: '#697089',
  N: '#5b7fe0',
  O: '#dd5a4f',
  Na: '#a273d6',
  Si: '#c79a6b',
  S: '#d8b23a',
  Cl: '#57b267',
  Ca: '#5fae9c',
  Pb: '#7d86a0',
};

/** The colour of an element, `#rrggbb`; its letters always stand with it. */
export function elementColour(element: string): string {
  return COLOURS[element] ?? '#9a9a9a';
}

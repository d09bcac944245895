/** The principles of content/geometry.json, in its order. */
export const PRINCIPLE_IDS = [
  'right-triangle',
  'circle-pi',
  'golden-ratio',
  'fibonacci',
  'root-two',
  'vesica',
  'hexagon',
  'platonic',
  'log-spiral',
  'fractal',
  'wallpaper',
  'sri-yantra',
  'lo-shu',
  'catenary',
  'seed-of-life',
] as const;
export type PrincipleId = (typeof PRINCIPLE_IDS)[number];

/** The principle of that id, or null where we know none. */
export function principleOf(id: string): PrincipleId | null {
  return PRINCIPLE_IDS.find((known) => known === id) ?? null;
}

/** Measured cases of the golden-ratio meter: where the ratio is real, and where it is only said to be. */
export const GOLDEN_CASES = ['own', 'pentagon', 'leaves', 'parthenon', 'nautilus', 'face'] as const;
export type GoldenCase = (typeof GOLDEN_CASES)[number];

/** The age groups of the theme, as the browser's memory names them (spec §3); `k2` is the children's own. */
export const LOOK_AGES = ['elementary', 'middle-school', 'high-school', 'university'] as const;
export type LookAge = (typeof LOOK_AGES)[number];

/** How pages look on a device: the theme preferences that a document can be drawn with (spec §3). */
export interface Look {
  readonly isDark: boolean;
  readonly ageGroup: LookAge;
  readonly isHomeschool: boolean;
  readonly isInkSaving: boolean;
}

/** Dark, for middle school, and plain (spec §9). */
export const DEFAULT_LOOK: Look = {
  isDark: true,
  ageGroup: 'middle-school',
  isHomeschool: false,
  isInkSaving: false,
};

/** The sizes of the design system that an age group stands for. */
export const LOOK_DENSITIES = {
  elementary: 'elementary',
  'middle-school': 'middle',
  'high-school': 'high',
  university: 'high',
} as const satisfies Readonly<Record<LookAge, string>>;

/** A look as a cookie carries it, e.g. `light.homeschool.high-school`: what is not said is as by default. */
export function lookText({ isDark, ageGroup, isHomeschool, isInkSaving }: Look): string {
  const age = ageGroup === DEFAULT_LOOK.ageGroup ? [] : [ageGroup];
  const more = [...(isHomeschool ? ['homeschool'] : []), ...(isInkSaving ? ['ink'] : []), ...age];
  return [isDark ? 'dark' : 'light', ...more].join('.');
}

/** The look that a cookie carries; whatever it holds, a look comes of it. */
export function lookOf(text: string | undefined): Look {
  const parts = (text ?? '').split('.');
  return {
    isDark: !parts.includes('light'),
    ageGroup: LOOK_AGES.find((age) => parts.includes(age)) ?? DEFAULT_LOOK.ageGroup,
    isHomeschool: parts.includes('homeschool'),
    isInkSaving: parts.includes('ink'),
  };
}

/** The attributes of the document's element by which the style sheets know the look. */
export function lookAttributes({ isDark, ageGroup, isHomeschool, isInkSaving }: Look): string {
  return [
    `data-theme="${isDark ? 'dark' : 'light'}"`,
    ...(ageGroup === DEFAULT_LOOK.ageGroup ? [] : [`data-density="${LOOK_DENSITIES[ageGroup]}"`]),
    ...(isHomeschool ? ['data-homeschool="on"'] : []),
    ...(isInkSaving ? ['data-ink="saving"'] : []),
  ].join(' ');
}

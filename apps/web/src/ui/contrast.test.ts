import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'styles/tokens.css'), 'utf8');

/** The colours that a block declares. */
function declaredBy(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** The colours of a theme; the homeschool one keeps what it does not change. */
function coloursOf(theme: string): Record<string, string> {
  const [base = '', homeschool] = theme.split(' ').toReversed();
  const colours = declaredBy(`[data-theme='${base}']`);
  return homeschool ? { ...colours, ...declaredBy(`[data-homeschool][data-theme='${base}']`) } : colours;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = ['dark', 'light', 'homeschool dark', 'homeschool light'];
const pairs = THEMES.flatMap((theme) =>
  ['night', 'night-2', 'night-3'].flatMap((ground) =>
    ['ink', 'mute', 'gold', 'nile', 'clay', 'lapis', 'leaf', 'danger'].map((text) => ({
      theme,
      ground,
      text,
    })),
  ),
);

it.each(pairs)('$text on $ground can be read in the $theme theme', ({ theme, ground, text }) => {
  const colours = coloursOf(theme);
  expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
});

it.each(THEMES)('a button and a field stand out in the %s theme', (theme) => {
  const colours = coloursOf(theme);
  expect(contrast(colours['on-gold'] ?? '', colours['gold'] ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours['edge'] ?? '', colours['night'] ?? '')).toBeGreaterThanOrEqual(3);
  expect(contrast(colours['edge'] ?? '', colours['night-2'] ?? '')).toBeGreaterThanOrEqual(3);
});

import { expect, test } from 'vitest';
import { DEFAULT_LOOK, LOOK_AGES, type Look, lookAttributes, lookOf, lookText } from './look.ts';

const both = [true, false];
const looks: Look[] = both.flatMap((isDark) =>
  both.flatMap((isHomeschool) =>
    both.flatMap((isInkSaving) =>
      LOOK_AGES.map((ageGroup) => ({ isDark, isHomeschool, isInkSaving, ageGroup })),
    ),
  ),
);

test('dark, for middle school, plain: that is the default, and what an empty or unknown cookie means', () => {
  expect(DEFAULT_LOOK).toEqual({
    isDark: true,
    ageGroup: 'middle-school',
    isHomeschool: false,
    isInkSaving: false,
  });
  for (const text of [undefined, '', 'dark', 'x.<script>']) expect(lookOf(text)).toEqual(DEFAULT_LOOK);
});

test('every look comes back from its text, and each looks otherwise', () => {
  for (const look of looks) expect(lookOf(lookText(look))).toEqual(look);
  expect(new Set(looks.map(lookText)).size).toBe(looks.length);
  expect(lookOf('light').isDark).toBe(false);
  expect(lookAttributes(DEFAULT_LOOK)).toBe('data-theme="dark"');
  const own: Look = { isDark: false, ageGroup: 'university', isHomeschool: true, isInkSaving: true };
  expect(lookAttributes(own)).toBe(
    'data-theme="light" data-density="high" data-homeschool="on" data-ink="saving"',
  );
});

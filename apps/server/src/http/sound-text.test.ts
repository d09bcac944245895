import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unsoundField } from './sound-text.ts';

const KEYS = ['name', 'firstName', 'title', 'courseTitle', 'notes', 'text'];
const isLineKey = (key: string): boolean => key !== 'notes' && key !== 'text';
const code = (point: number): string => String.fromCharCode(point);
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => code(from + at));

const BREAKS = ['\t', '\n', '\r'];
const CONTROLS = [...range(0x00, 0x08), '\u000b', '\u000c', ...range(0x0e, 0x1f), '\u007f'];
const LINES_ONLY = [...BREAKS, ...range(0x80, 0x9f), ...range(0x2028, 0x202e), ...range(0x2066, 0x2069)];
const isPlain = (text: string): boolean => ![...CONTROLS, ...LINES_ONLY].some((each) => text.includes(each));

const plain = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter(isPlain))
  .map((all) => all.join(''));

it('finds nothing in well-formed JSON, however nested', () => {
  const value = fc.dictionary(plain, fc.array(plain));
  fc.assert(fc.property(value, (sound) => unsoundField(sound) === null));
});

it('finds control characters wherever they stand, and lets texts of several lines have their breaks', () => {
  const cases = fc.record({
    key: fc.constantFrom(...KEYS),
    before: plain,
    odd: fc.constantFrom(...CONTROLS, ...LINES_ONLY),
    after: plain,
    isListed: fc.boolean(),
  });
  fc.assert(
    fc.property(cases, ({ key, before, odd, after, isListed }) => {
      const text = `${before}${odd}${after}`;
      const found = unsoundField({ kept: { [key]: isListed ? [text] : text } });
      const path = isListed ? `kept.${key}.0` : `kept.${key}`;
      expect(found).toBe(CONTROLS.includes(odd) || isLineKey(key) ? path : null);
    }),
  );
});

it.each([
  [{ name: 'a\u0000b' }, 'name'],
  [{ operatorName: 'Maple\u202eevil' }, 'operatorName'],
  [{ title: 'Day one\u2028DTSTART:1' }, 'title'],
  [{ notes: 'bell\u0007' }, 'notes'],
  [{ deep: { list: ['ok', '\ud800'] } }, 'deep.list.1'],
  [{ deep: { '\u0000': 1 } }, 'deep'],
  ['\udc00', ''],
])('names where %j cannot be kept', (value, field) => {
  expect(unsoundField(value)).toBe(field);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unsoundField } from './sound-text.ts';

it('finds nothing in well-formed JSON, however nested', () => {
  const sound = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0000'));
  fc.assert(fc.property(fc.dictionary(sound, fc.array(sound)), (value) => unsoundField(value) === null));
});

it.each([
  [{ name: 'a\u0000b' }, 'name'],
  [{ deep: { list: ['ok', '\ud800'] } }, 'deep.list.1'],
  [{ deep: { '\u0000': 1 } }, 'deep'],
  ['\udc00', ''],
])('names where %j cannot be kept', (value, field) => {
  expect(unsoundField(value)).toBe(field);
});

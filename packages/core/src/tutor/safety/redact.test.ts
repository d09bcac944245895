import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

const GONE: readonly (readonly [string, string, string])[] = [
  ['my pin is 4821', '4821', 'secret'],
  ['PIN: 4821', '4821', 'secret'],
  ['mon code secret est 48213', '48213', 'secret'],
  ['mi pin es 4821 y no funciona', '4821', 'secret'],
  ['my password is dragon77', 'dragon77', 'secret'],
  ['mon mot de passe est Soleil9', 'Soleil9', 'secret'],
  ['call me at 555-123-4567 ok', '555-123-4567', 'phone'],
  ['(555) 123-4567', '(555) 123-4567', 'phone'],
  ['my number is 5551234567', '5551234567', 'phone'],
  ['tel 06 12 34 56 78 merci', '06 12 34 56 78', 'phone'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78', 'phone'],
  ['mi telefono es 612 345 678', '612 345 678', 'phone'],
  ['write to kid.one@example.org please', 'kid.one@example.org', 'email'],
  ['kid.one (at) example.org', 'kid.one (at) example.org', 'email'],
  ['i live at 12 oak street', '12 oak street', 'address'],
  ['we met near 48 Rosa Parks Avenue', '48 Rosa Parks Avenue', 'address'],
  ["j'habite au 12 rue des Lilas, 75011 Paris", '12 rue des Lilas', 'address'],
  ['vivo en la calle Mayor 12', 'calle Mayor 12', 'address'],
  ['my address is 9 Elm Ct, Springfield', '9 Elm Ct', 'address'],
  ['I go to Lincoln Middle School', 'Lincoln Middle School', 'school'],
  ['my school is called Rosa Parks Elementary', 'Rosa Parks Elementary', 'school'],
  ['je vais au collège Jean Moulin', 'Jean Moulin', 'school'],
  ['voy al colegio San José', 'San José', 'school'],
  ['My name is Aisha Diallo', 'Aisha Diallo', 'name'],
  ["je m'appelle Léa Martin", 'Léa Martin', 'name'],
  ['me llamo Ana García López', 'Ana García López', 'name'],
  ['my full name is sam jones', 'sam jones', 'name'],
];

const KEPT: readonly string[] = [
  '3.14 - 555 = ?',
  '1234 + 4321',
  'what is 555-123-4567 = ?',
  '5551234567 + 1 = ?',
  '100 200 300 400 what comes next',
  '06 + 12 + 34 + 56 + 78',
  'divide 1234567890 by 10',
  'is 1234567891 prime',
  'solve 2x + 4821 = 5000',
  'the number is 4821, is it even?',
  'my number is 7, guess it',
  'round 3.14159265 to 2 places',
  'the ratio 12:34:56',
  '2024-05-17 is a date',
  'from 1914 to 1918',
  'I drove 3 miles down the road',
  'there are 12 big oak trees on the street',
  'a 5 km way to school',
  'my school is fun',
  'i go to middle school',
  'I am in high school now',
  'my password is not working',
  'my name is Aisha',
  'my name is sam and i need help',
  "je m'appelle Léa et j'ai 9 ans",
  'me llamo Ana y tengo 8 años',
  'my pin has 4 digits, how many pins are there',
  'the pin is at (3, 4)',
  'a pin of 12 mm',
  'la calle tiene 120 m de largo',
  'la rue mesure 120 m',
  'f(x) = x^2 at x = 4, write it as f(4)',
  '(123) 456 + 7',
];

describe('private data', () => {
  it.each(GONE)('is taken out of "%s"', (text, piece, kind) => {
    const { text: left, found } = redact(text, 'en');
    expect(left).not.toContain(piece);
    expect(left).toContain('[private]');
    expect(found).toContain(kind);
  });

  it('leaves a marker in the reader’s language', () => {
    expect(redact('mon pin est 4821', 'fr').text).toBe('mon pin est [privé]');
    expect(redact('mi pin es 4821', 'es').text).toBe('mi pin es [privado]');
  });
});

describe('a problem or an ordinary sentence', () => {
  it.each(KEPT.map((text) => [text]))('stays as it is: %s', (text) => {
    expect(redact(text, 'en')).toEqual({ text, found: [] });
  });
});

const pieces = fc.constantFrom(
  ...GONE.map(([text]) => text),
  ...KEPT,
  ' ',
  '. ',
  ', and ',
  '\n',
  'my pin is ',
);
const messages = fc.oneof(
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 8 }).map((parts) => parts.join(' ')),
);

describe('redacting twice', () => {
  it('changes nothing more', () => {
    fc.assert(
      fc.property(messages, fc.constantFrom('en', 'fr', 'es'), (text, locale) => {
        const first = redact(text, locale);
        expect(redact(first.text, locale)).toEqual({ text: first.text, found: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('leaves every sum of whole numbers alone', () => {
    const sums = fc.array(fc.nat({ max: 99_999_999 }), { minLength: 2, maxLength: 5 });
    const signs = fc.constantFrom(' + ', ' - ', ' * ', ' = ', '+', '*', ' / ', ', ');
    fc.assert(
      fc.property(sums, signs, (numbers, sign) => {
        const text = numbers.join(sign);
        expect(redact(`what is ${text}`, 'en').text).toBe(`what is ${text}`);
      }),
      { numRuns: 500 },
    );
  });
});

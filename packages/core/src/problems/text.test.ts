import { describe, expect, it } from 'vitest';
import { text, writeNumber } from './text.ts';

/** `of it, to it` in every language. */
const of = (fr: string, es: string) =>
  text(
    { en: 'of {name}, to {name}', fr: 'de {name}, à {name}', es: 'de {name}, a {name}' },
    { name: { en: 'it', fr, es } },
  );

describe('a sentence in three languages', () => {
  it('carries the same number, written as each language writes it', () => {
    expect(text({ en: 'It is {n} m.', fr: 'C’est {n} m.', es: 'Son {n} m.' }, { n: 2.5 })).toEqual({
      en: 'It is 2.5 m.',
      fr: 'C’est 2,5 m.',
      es: 'Son 2,5 m.',
    });
  });

  it('groups digits from five on, and writes a true minus', () => {
    expect([writeNumber(9999, 'en'), writeNumber(12_345.6, 'en'), writeNumber(12_345, 'fr')]).toEqual([
      '9999',
      '12,345.6',
      '12\u202f345',
    ]);
    expect(writeNumber(-0.5, 'es')).toBe('−0,5');
  });

  it('takes words of each language and one formula for all', () => {
    const name = { en: 'halves', fr: 'moitiés', es: 'mitades' };
    expect(text('{a} = {name}', { a: 2, name }).fr).toBe('2 = moitiés');
  });

  it('draws a filled-in article together with the word before it, and elides', () => {
    expect(of('le verre', 'el vidrio')).toMatchObject({
      fr: 'du verre, au verre',
      es: 'del vidrio, al vidrio',
    });
    expect(of('les chiffres', 'los dígitos')).toMatchObject({
      fr: 'des chiffres, aux chiffres',
      es: 'de los dígitos, a los dígitos',
    });
    expect(of('eau', 'agua').fr).toBe('d’eau, à eau');
    expect(of('onze pas', 'once pasos').fr).toBe('de onze pas, à onze pas');
    expect(text({ en: 'of {a}', fr: 'de {a}', es: 'de {a}' }, { a: 'ab' }).fr).toBe('de ab');
    expect(text({ en: 'before', fr: 'avant de le {verb}', es: 'antes' }, { verb: 'boire' }).fr).toBe(
      'avant de le boire',
    );
  });

  it('keeps French marks on the line of their word', () => {
    expect(text({ en: 'Why?', fr: 'Pourquoi ?', es: '¿Por qué?' }).fr).toBe('Pourquoi\u202f?');
  });

  it('refuses a name that was not given', () => {
    expect(() => text('{a} + {b}', { a: 1 })).toThrow('{b}');
  });
});

const framed = (frame: string, what: string) => text(frame, { what }).en;

describe('a sentence filled into another', () => {
  it('ends once', () => {
    expect(framed('Answer: {what}.', 'Goodbye!')).toBe('Answer: Goodbye!');
    expect(framed('Since {what}.', '3114 av. J.-C.')).toBe('Since 3114 av. J.-C.');
    expect(framed('{what}: rain.', 'It is cut down.')).toBe('It is cut down: rain.');
    expect(framed('{what}: corroborate.', 'Does it agree?')).toBe('Does it agree? corroborate.');
  });

  it('keeps the stop of an abbreviation, a decimal and an ellipsis', () => {
    expect(framed('{what}: record.', '628 e. c.')).toBe('628 e. c.: record.');
    expect(framed('{what} m', '3.5')).toBe('3.5 m');
    expect(framed('{what}', '1, 2, 3, ...')).toBe('1, 2, 3, ...');
  });
});

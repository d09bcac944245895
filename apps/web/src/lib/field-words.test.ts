import { createInstance } from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import errorsEn from '../locales/en/errors.json' with { type: 'json' };
import errorsEs from '../locales/es/errors.json' with { type: 'json' };
import errorsFr from '../locales/fr/errors.json' with { type: 'json' };
import { fieldWords } from './field-words.ts';

const words = createInstance();
beforeAll(() =>
  words.init({
    lng: 'en',
    resources: { en: { errors: errorsEn }, fr: { errors: errorsFr }, es: { errors: errorsEs } },
  }),
);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T15:00:00') }));
afterEach(() => void vi.useRealTimers());

type Flaw = 'rangeOverflow' | 'rangeUnderflow';

/** What is said of one field; the DOM of tests knows no dates, so their flaw is told as a browser tells it. */
async function saidOf(field: string, flaw?: Flaw, language = 'en'): Promise<string | undefined> {
  await words.changeLanguage(language);
  const form = document.createElement('form');
  form.innerHTML = field;
  if (flaw) Object.defineProperty(form.elements[0], 'validity', { value: { valid: false, [flaw]: true } });
  return fieldWords(form, words)['field'];
}

describe('what a browser finds wrong, in words', () => {
  it.each([
    ['type="number" min="1" max="1440" value="5000"', 'At most 1,440, please'],
    ['type="number" min="5" value="3"', 'At least 5, please'],
    ['type="number" value="1.5"', 'A whole number, please'],
    ['type="date" required', 'Please fill this in'],
  ])('%s', async (field, said) => {
    expect(await saidOf(`<input name="field" ${field}>`)).toBe(said);
  });

  it.each([
    ['max="2026-11-18"', 'rangeOverflow', 'Please choose today or a day that is past'],
    ['min="2026-11-18"', 'rangeUnderflow', 'Please choose today or a later day'],
    ['max="2026-12-01"', 'rangeOverflow', 'Dec 1, 2026 at the latest, please'],
    ['min="2026-09-01"', 'rangeUnderflow', 'Sep 1, 2026 at the earliest, please'],
  ] as const)('a day out of %s', async (bound, flaw, said) => {
    expect(await saidOf(`<input name="field" type="date" ${bound}>`, flaw)).toBe(said);
  });

  it('are said in the language on screen', async () => {
    const late = '<input name="field" type="date" max="2026-11-18">';
    expect(await saidOf(late, 'rangeOverflow', 'fr')).toBe('Veuillez choisir aujourd’hui ou un jour passé');
    expect(await saidOf(late, 'rangeOverflow', 'es')).toBe('Elija hoy o un día pasado');
  });

  it('says nothing of what fits', async () => {
    expect(await saidOf('<input name="field" type="number" min="1" max="1440" value="45">')).toBeUndefined();
  });
});

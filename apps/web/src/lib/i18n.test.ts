import { expect, test } from 'vitest';
import family from '../locales/fr/family.json' with { type: 'json' };
import { elision } from './elision.ts';
import { createI18n } from './i18n.ts';

test('French elides before the name it is given, whatever page says it', async () => {
  const words = createI18n('fr', { family }).use(elision);
  expect(words.t('family:portfolio.open', { name: 'Alma' })).toBe('Ouvrir le portfolio d’Alma');
  expect(words.t('family:portfolio.open', { name: 'Zuri' })).toBe('Ouvrir le portfolio de Zuri');
});

test('other languages are left as they are written', () => {
  const words = createI18n('es', { family: { portfolio: { open: 'El portafolio de {{name}}' } } });
  expect(words.t('family:portfolio.open', { name: 'Alma' })).toBe('El portafolio de Alma');
});

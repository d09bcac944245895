import { expect, it } from 'vitest';
import { shippedData } from '../testing/real-content.ts';
import { kimCardOf } from './kim-card.ts';

it('quotes a translation by its translator in English, and calls it our own rendering elsewhere', async () => {
  const data = await shippedData();
  expect(kimCardOf('gre-euclid', data, 'en')?.extract).toMatchObject({
    reference: 'Euclid, Elements 1.47',
    translator: 'Thomas L. Heath, 1908',
  });
  expect(kimCardOf('gre-euclid', data, 'fr')?.extract?.translator).toBeNull();
});

it('quotes the words as they were written where we have them, and nothing where nothing is sure', async () => {
  const data = await shippedData();
  expect(kimCardOf('chi-gougu', data, 'es')?.extract?.original).toMatchObject({ lang: 'zh-Hant' });
  expect(kimCardOf('pol-matariki', data, 'en')?.extract).toBeNull();
});

it('ends every extract’s question with a question, in each language', async () => {
  const { extracts } = await shippedData();
  const open = Object.values(extracts).flatMap(({ question }) => Object.values(question));
  expect(open.filter((words) => !/[?.]$/u.test(words))).toEqual([]);
});

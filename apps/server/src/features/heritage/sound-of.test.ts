import { readData } from '@ori/content/data/read-data';
import { heritageOf } from '@ori/content/index/heritage-index';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { soundAnswer } from '@ori/contracts/sound';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { soundOf } from './sound-of.ts';

/** The shipped tables without the lessons, which take long to read. */
async function tables() {
  const { data } = await readData(fileURLToPath(new URL('../../../../../content', import.meta.url)));
  if (!data) throw new Error('the shipped content is broken');
  const heritage = (locale: Locale) => heritageOf({ data, rows: new Map(), summaryOf: () => null, locale });
  return { data, heritage };
}

let content: Awaited<ReturnType<typeof tables>>;
beforeAll(async () => {
  content = await tables();
});

describe('the page of sound', () => {
  it.each(LOCALES)(
    'labels everything it tells in %s, with as many sources as the label asks for',
    (locale) => {
      const { tones, claims, history, lessons } = soundAnswer.parse(soundOf(content, locale));
      expect([tones.length, claims.length, lessons.length]).toEqual([16, 3, 4]);
      for (const { label, sources } of [...tones, ...claims, ...history])
        expect(sources.length).toBeGreaterThanOrEqual(label === 'science' ? 1 : 2);
    },
  );

  it('gives each tone the note and cents of the content’s table, and no colour, chakra or cure', () => {
    const { tones } = soundOf(content, 'en');
    for (const row of content.data.cymatics.patterns) {
      const tone = tones.find(({ frequency }) => frequency === row.frequency);
      expect(Math.abs((tone?.cents ?? 99) - row.cents)).toBeLessThan(0.06);
    }
    const told = JSON.stringify(soundAnswer.parse(soundOf(content, 'en')));
    expect(told).not.toMatch(/"(color|chakra|healing)"/);
  });

  it('tells history in the order of time, from tuned strings to Sophie Germain', () => {
    const { history } = soundOf(content, 'fr');
    expect(history.map(({ year }) => year)).toEqual(
      history.map(({ year }) => year).toSorted((a, b) => a - b),
    );
    expect(history.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['chi-bells', 'chi-temper', 'galileo', 'chladni', 'germain']),
    );
    expect(history.at(-1)?.lang).toBe('fr');
  });
});

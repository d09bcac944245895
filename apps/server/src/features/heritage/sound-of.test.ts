import { LOCALES } from '@ori/contracts/locale';
import { soundAnswer } from '@ori/contracts/sound';
import { beforeAll, describe, expect, it } from 'vitest';
import { heritageTables, type HeritageTables } from '../../testing/heritage-tables.ts';
import { soundOf } from './sound-of.ts';

let content: HeritageTables;
beforeAll(async () => {
  content = await heritageTables();
});

describe('the page of sound', () => {
  it.each(LOCALES)(
    'labels everything it tells in %s, with as many sources as the label asks for',
    (locale) => {
      const { tones, claims, history, lessons } = soundAnswer.parse(soundOf(content, locale));
      expect([tones.length, claims.length, lessons.length]).toEqual([16, 3, 10]);
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

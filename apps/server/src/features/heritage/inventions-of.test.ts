import { SOURCES_NEEDED } from '@ori/contracts/content';
import { inventionsAnswer } from '@ori/contracts/inventions';
import { LOCALES } from '@ori/contracts/locale';
import { beforeAll, describe, expect, it } from 'vitest';
import { heritageTables, type HeritageTables } from '../../testing/heritage-tables.ts';
import { inventionsOf } from './inventions-of.ts';

let content: HeritageTables;
beforeAll(async () => {
  content = await heritageTables();
});

describe('the page of Tesla’s patents', () => {
  it.each(LOCALES)(
    'labels everything it tells in %s, with as many sources as the label asks for',
    (locale) => {
      const { patents, claims, history } = inventionsAnswer.parse(inventionsOf(content, locale));
      expect([claims.length, history.length]).toEqual([1, 7]);
      for (const { label, sources } of [...patents, ...claims, ...history])
        expect(sources.length).toBeGreaterThanOrEqual(SOURCES_NEEDED[label]);
      for (const { lang } of [...patents, ...claims]) expect(lang).toBe(locale);
    },
  );

  it('names no patent whose title is in doubt, and says how many wait', () => {
    const { patents, heldBack } = inventionsOf(content, 'en');
    expect(patents).toHaveLength(content.data.tesla.patents.length - heldBack);
    expect(patents.map(({ number }) => number)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:723,188|725,605|1,061,142|1,061,206)$/)]),
    );
    expect(patents.find(({ number }) => number === '381,968')).toMatchObject({
      title: 'Electro-Magnetic Motor',
      granted: '1888-05-01',
      label: 'record',
    });
  });

  it('calls energy from nothing unsupported, and shows neither a doubt nor the saying of three, six and nine', () => {
    const answer = inventionsOf(content, 'en');
    expect(answer.claims[0]?.label).toBe('unsupported');
    expect(JSON.stringify(inventionsAnswer.parse(answer))).not.toMatch(/\(\?\)|3-6-9/);
  });

  it('tells of the others in the order of time', () => {
    const { history } = inventionsOf(content, 'es');
    const years = history.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(history.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['ferraris', 'dolivo-dobrovolsky', 'lodge']),
    );
  });
});

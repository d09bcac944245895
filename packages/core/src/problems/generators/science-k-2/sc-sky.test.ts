import { LOCALES, type Locale } from '@ori/contracts/locale';
import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { generatorOf } from '../../testing/practice.ts';

const scSky = generatorOf('sc-sky') ?? expect.unreachable();
const items = DIFFICULTIES.flatMap((difficulty) =>
  Array.from({ length: 400 }, (_, seed) => scSky(seed, difficulty)),
);
const optionsOf = ({ answerKind }: (typeof items)[number]) =>
  answerKind.kind === 'choice' ? answerKind.options : [];
const rightOf = (item: (typeof items)[number]) =>
  optionsOf(item).find(({ id }) => id === item.answer)?.text.en ?? '';
const SEE: Readonly<Record<Locale, RegExp>> = { en: /\bsee\b/, fr: /\bvoir\b/, es: /\bver\b/ };

describe('practice of the sky', () => {
  it('asks when something can be seen, never when it is there: stars are up by day, too', () => {
    const asked = items.filter((item) =>
      [item.prompt, ...optionsOf(item).map(({ text }) => text)].some(({ en }) => /by (day|night)/i.test(en)),
    );
    expect(asked.length).toBeGreaterThan(20);
    for (const { prompt } of asked) for (const locale of LOCALES) expect(prompt[locale]).toMatch(SEE[locale]);
  });

  it('asks of no hour that is neither day nor night', () => {
    const sorted = items.filter(({ answerKind }) => answerKind.kind === 'choice');
    for (const item of sorted.filter(({ prompt }) => SEE.en.test(prompt.en)))
      expect(`${item.prompt.en} ${rightOf(item)}`).not.toMatch(/sunset|sunrise|twilight|Moon/i);
  });

  it('asks for the way from east to west at every difficulty', () => {
    for (const difficulty of DIFFICULTIES) {
      const made = Array.from({ length: 60 }, (_, seed) => JSON.stringify(scSky(seed, difficulty)));
      expect(made.filter((item) => /\b(east|west)\b/i.test(item)).length).toBeGreaterThan(10);
    }
  });

  it('puts a shadow on the side away from the Sun', () => {
    const shadows = items.filter(({ prompt }) => /Your long (morning|evening) shadow/.test(prompt.en));
    expect(shadows.length).toBeGreaterThan(10);
    for (const item of shadows)
      expect(rightOf(item)).toBe(item.prompt.en.includes('morning') ? 'West' : 'East');
  });
});

import { RUBRIC } from '@ori/contracts/kim-names';
import { expect, it } from 'vitest';
import kim from '../../../../../content/kim.json' with { type: 'json' };
import words from '../../locales/en/heritage.json' with { type: 'json' };

it('names patterns and rubric in the words of the content', () => {
  const { name } = words.patterns;
  expect(name).toEqual(Object.fromEntries(kim.patterns.map(({ id, title }) => [id, title])));
  const told = RUBRIC.map((criterion) => ({
    criterion: words.synthesis.criterion[criterion],
    levels: Object.values(words.synthesis.rubric[criterion]),
  }));
  expect(told).toEqual(kim.rubric);
});

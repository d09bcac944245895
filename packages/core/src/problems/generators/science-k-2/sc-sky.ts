import { neighbourOf, orderStages } from '../../fact-sequences.ts';
import { groupOf, memberOf } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { SKY_PATHS } from './sky-paths.ts';
import { SEEN, SIDES } from './sky-sides.ts';

/** Patterns of the Sun, the Moon and the stars (NGSS 1-ESS1-1). */
export const scSky = generator('sc-sky', (random, difficulty) => {
  const bank = random.integer(0, 2) === 0 ? SEEN : SIDES;
  if (difficulty === 1) return random.integer(0, 1) === 0 ? memberOf(bank, random) : groupOf(bank, random);
  return difficulty === 2
    ? neighbourOf(SKY_PATHS, random, random.integer(0, 1) === 0)
    : orderStages(SKY_PATHS, random, random.integer(3, 4));
});

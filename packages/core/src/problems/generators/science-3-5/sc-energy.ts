import { leftOf, matchPairs, rightOf } from '../../fact-pairs.ts';
import { neighbourOf, orderStages } from '../../fact-sequences.ts';
import { CHAINS, CHANGERS } from '../../generators/science-3-5/energy-facts.ts';
import { generator } from '../../item.ts';

/** How energy moves and changes its form (NGSS 4-PS3-2). */
export const scEnergy = generator('sc-energy', (random, difficulty) => {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? rightOf(CHANGERS, random) : leftOf(CHANGERS, random);
  if (difficulty === 2)
    return random.integer(0, 1) === 0
      ? matchPairs(CHANGERS, random, 4)
      : neighbourOf(CHAINS, random, random.integer(0, 1) === 0);
  return orderStages(CHAINS, random);
});

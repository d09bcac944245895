import { describe, expect, it } from 'vitest';
import { solve } from '../../maths/solve/solve.ts';
import { problemOfSolution } from './problem-of-solution.ts';
import { workOnReaction } from './reaction-work.ts';

const MESSAGE = 'balance Fe + O2 -> Fe2O3';
const solution = solve(MESSAGE, 'en');
if (solution === null) throw new Error('Not balanced');
const RUST = problemOfSolution(solution, { message: MESSAGE, locale: 'en' });

describe('a reaction that a learner balanced', () => {
  it.each(['4Fe + 3O2 -> 2Fe2O3', '4 Fe + 3 O2 = 2 Fe2O3', '4Fe+3O₂→2Fe₂O₃', 'i got 4Fe + 3O2 -> 2Fe2O3'])(
    'is right: %s',
    (message) =>
      expect(workOnReaction(RUST, message)).toMatchObject({ isSolved: true, checked: { ok: true } }),
  );

  it.each(['2Fe + 3O2 -> 2Fe2O3', '8Fe + 6O2 -> 4Fe2O3'])('is not right yet: %s', (message) =>
    expect(workOnReaction(RUST, message)).toMatchObject({ isSolved: false, checked: { ok: false } }),
  );

  it.each(['Fe + O2 -> Fe2O3', '2H2 + O2 -> 2H2O', 'give me a hint', 'x = 5'])(
    'is something else: %s',
    (message) => expect(workOnReaction(RUST, message)).toBeNull(),
  );

  it('is nothing where no reaction is in hand', () => {
    expect(workOnReaction({ ...RUST, key: 'message:equation:x' }, '4Fe + 3O2 -> 2Fe2O3')).toBeNull();
  });
});

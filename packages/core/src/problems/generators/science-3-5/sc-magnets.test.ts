import type { PracticeItem } from '@ori/contracts/practice';
import { expect, it } from 'vitest';
import { generatorOf } from '../../testing/practice.ts';

const scMagnets = generatorOf('sc-magnets') ?? expect.unreachable();
const SEEDS = 300;
const IRON = /iron|steel/;
const NO_METAL = /wood|glass/;

/** What a wrong answer about a thing of this material tells of whoever gave it. */
function expectedFor(thing: string): string {
  if (IRON.test(thing)) return 'iron-not-seen';
  return NO_METAL.test(thing) ? 'magnet-pulls-anything' : 'all-metals-magnetic';
}

/** The thing that each wrong answer puts into the wrong place, with the misconception that is named for it. */
function misplaced({ answer, answerKind: kind, distractors }: PracticeItem): (readonly [string, string])[] {
  return distractors.flatMap((wrong) => {
    if (kind.kind === 'choice') {
      const picked = kind.options.find(({ id }) => id === wrong.answer);
      return picked ? [[picked.text.en, wrong.misconception.id] as const] : [];
    }
    if (kind.kind !== 'match') return [];
    const right = new Set(answer.split(','));
    const pair = wrong.answer.split(',').find((each) => !right.has(each));
    const thing = kind.left.find(({ id }) => id === pair?.split('-')[0]);
    return thing ? [[thing.text.en, wrong.misconception.id] as const] : [];
  });
}

it('asks about iron where iron was not seen, and about the material where there is no metal', () => {
  const found = Array.from({ length: SEEDS }, (_, seed) => scMagnets(seed, 2)).flatMap(misplaced);
  expect(new Set(found.map(([, id]) => id)).size).toBe(3);
  expect(found.filter(([thing, id]) => id !== expectedFor(thing))).toEqual([]);
});

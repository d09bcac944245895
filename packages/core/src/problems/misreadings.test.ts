import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { misreadingsIn } from './misreadings.ts';
import { generatorOf } from './testing/practice.ts';

const SKILLS = ['ma-addunlike', 'ma-add20', 'ma-equivfrac', 'ma-pv2'];

describe('the misconceptions of some skills', () => {
  it('come once each, those that most skills show first', () => {
    const found = misreadingsIn(SKILLS, generatorOf);
    const ids = found.map(({ misconception }) => misconception.id);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
    const counts = found.map(({ skills }) => skills.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('bring an example that the product itself judges wrong, and for that very reason', () => {
    for (const { misconception, example } of misreadingsIn(SKILLS, generatorOf)) {
      if (example === null) continue;
      const judged = judge(example.item, example.wrong, 'en');
      expect(judged.verdict).toBe('incorrect');
      expect(judged.misconception?.id).toBe(misconception.id);
      expect(example.item.figure).toBeUndefined();
    }
  });

  it('are none where nothing can be practised', () => {
    expect(misreadingsIn(['no-such-skill'], generatorOf)).toEqual([]);
  });
});

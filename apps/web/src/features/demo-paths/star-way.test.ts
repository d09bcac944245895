import fc from 'fast-check';
import { expect, it } from 'vitest';
import { starWay, WAY_WIDTH } from './star-way.ts';

const step = (id: string, layer: number, needs: string[]) => ({ id, layer, needs });

it('places the goal lowest and alone, and each step below all it needs', () => {
  const steps = [step('a', 0, []), step('b', 0, []), step('c', 1, ['a', 'b']), step('goal', 4, ['c', 'a'])];
  const { stars, height } = starWay(steps);
  for (const { id, needs } of steps)
    for (const need of needs) expect(stars.get(need)?.y).toBeLessThan(stars.get(id)?.y ?? -1);
  expect(stars.get('goal')).toMatchObject({ x: WAY_WIDTH / 2 });
  expect(Math.max(...[...stars.values()].map(({ y }) => y))).toBeLessThan(height);
});

it('keeps every star within the picture and apart from the others of its row', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(8), { minLength: 1, maxLength: 40 }), (layers) => {
      const { stars } = starWay(layers.map((layer, at) => step(`s${at}`, layer, [])));
      const places = [...stars.values()].map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(layers.length);
      for (const { x } of stars.values()) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WAY_WIDTH);
      }
    }),
  );
});

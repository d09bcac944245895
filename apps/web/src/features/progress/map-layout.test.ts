import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, neighbourThatWay, type Placeable } from './map-layout.ts';

const skill = (id: string, depth: number, ...prerequisites: string[]): Placeable => ({
  id,
  depth,
  prerequisites,
});
const CROSSED = [skill('a', 0), skill('b', 0), skill('c', 1, 'b'), skill('d', 1, 'a'), skill('e', 2, 'c')];
const at = (map: ReturnType<typeof layOut>, id: string) => map.places.get(id) ?? expect.fail(`no ${id}`);

/** Any subject: each skill rests on some that stand before it in the list. */
const subjects = fc
  .array(fc.array(fc.nat(60), { maxLength: 3 }), { maxLength: 50 })
  .map((needs): Placeable[] => {
    const made: Placeable[] = [];
    for (const [index, list] of needs.entries()) {
      const before = index === 0 ? [] : [...new Set(list.map((one) => one % index))];
      const depth = Math.max(0, ...before.map((one) => (made[one]?.depth ?? 0) + 1));
      made.push(skill(`s${index}`, depth, ...before.map((one) => `s${one}`)));
    }
    return made;
  });

describe('the map of skills', () => {
  it('stands each star in the picture, beneath what it rests on, and apart enough for its name', () => {
    fc.assert(
      fc.property(subjects, fc.integer({ min: 280, max: 1100 }), (skills, width) => {
        const map = layOut(skills, width);
        expect(map.places.size).toBe(skills.length);
        for (const { id, prerequisites } of skills)
          for (const before of prerequisites) expect(at(map, before).y).toBeLessThan(at(map, id).y);
        const places = [...map.places.values()];
        for (const [index, one] of places.entries()) {
          expect(one.x > 0 && one.x < width && one.y > 0 && one.y < map.height).toBe(true);
          for (const other of places.slice(index + 1))
            expect(Math.abs(one.x - other.x) >= 100 || Math.abs(one.y - other.y) >= 100).toBe(true);
        }
      }),
    );
  });

  it('brings a star beneath what it rests on, so that lines do not cross for nothing', () => {
    const map = layOut(CROSSED, 240);
    expect(Math.sign(at(map, 'a').x - at(map, 'b').x)).toBe(Math.sign(at(map, 'd').x - at(map, 'c').x));
  });

  it('leads from star to star by the arrow keys, and stops at the edge', () => {
    const map = layOut(CROSSED, 240);
    expect(neighbourThatWay(map, 'b', 'ArrowDown')).toBe('c');
    expect(neighbourThatWay(map, 'e', 'ArrowDown')).toBeNull();
    expect(neighbourThatWay(map, 'c', 'ArrowUp')).toBe('b');
  });

  it('takes a subject without any skill', () => {
    expect(layOut([], 300).places.size).toBe(0);
  });
});

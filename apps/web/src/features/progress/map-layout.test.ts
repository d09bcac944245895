import { describe, expect, it } from 'vitest';
import { layOut, neighbourThatWay, type Placeable } from './map-layout.ts';

const skill = (id: string, depth: number, ...prerequisites: string[]): Placeable => ({
  id,
  depth,
  prerequisites,
});
const CROSSED = [skill('a', 0), skill('b', 0), skill('c', 1, 'b'), skill('d', 1, 'a'), skill('e', 2, 'c')];
const at = (map: ReturnType<typeof layOut>, id: string) => map.places.get(id) ?? expect.fail(`no ${id}`);

describe('the map of skills', () => {
  it('reads from left to right: nothing stands left of what it needs', () => {
    const map = layOut(CROSSED);
    for (const { id, prerequisites } of CROSSED)
      for (const before of prerequisites) expect(at(map, before).x).toBeLessThan(at(map, id).x);
  });

  it('untangles lines that cross, and keeps every star in the picture and apart', () => {
    const map = layOut(CROSSED);
    expect(Math.sign(at(map, 'a').y - at(map, 'b').y)).toBe(Math.sign(at(map, 'd').y - at(map, 'c').y));
    const places = [...map.places.values()];
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(CROSSED.length);
    for (const { x, y } of places) {
      expect(x >= 0 && x <= map.width && y >= 0 && y <= map.height).toBe(true);
    }
  });

  it('leads from star to star by the arrow keys, and stops at the edge', () => {
    const map = layOut(CROSSED);
    expect(neighbourThatWay(map, 'b', 'ArrowRight')).toBe('c');
    expect(neighbourThatWay(map, 'e', 'ArrowRight')).toBeNull();
    expect(neighbourThatWay(map, 'c', 'ArrowLeft')).toBe('b');
  });

  it('takes a subject without any skill', () => {
    expect(layOut([]).places.size).toBe(0);
  });
});

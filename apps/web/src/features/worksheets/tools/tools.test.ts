import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_MM, TOOLS, type ToolOptions } from './paper-lines.ts';
import { startOf, TOOL_LOOKS } from './tools.ts';

const options: fc.Arbitrary<ToolOptions> = fc.record({
  gap: fc.integer({ min: 3, max: 20 }),
  text: fc.string({ maxLength: 12 }),
  from: fc.integer({ min: -100, max: 100 }),
  to: fc.integer({ min: -100, max: 1000 }),
  step: fc.integer({ min: 1, max: 10 }),
  filled: fc.boolean(),
  seed: fc.integer({ min: 0, max: 1000 }),
});
const page = fc.constantFrom(...Object.values(PAGE_MM));

/** The places a path of moves, lines and rules starts from, as `[x, y]`. */
const startsOf = (path: string) =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const clocksOf = (seed: number) =>
  TOOL_LOOKS.clocks.draw({ ...startOf('clocks'), seed }, PAGE_MM.letter).strong;

describe('paper', () => {
  it.each(TOOLS)('of %s lies within its page, whatever is asked for', (tool) => {
    fc.assert(
      fc.property(options, page, (asked, { width, height }) => {
        const { strong, fine, dashed, dots, texts } = TOOL_LOOKS[tool].draw(asked, { width, height });
        const places = [strong, fine, dashed, dots].flatMap(startsOf);
        for (const [x, y] of [...places, ...texts.map((word) => [word.x, word.y] as const)]) {
          expect(x >= 0 && x <= width && y >= 0 && y <= height, `${tool}: ${x} ${y}`).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has dots exactly the chosen millimetres apart', () => {
    const places = startsOf(TOOL_LOOKS.dots.draw({ ...startOf('dots'), gap: 5 }, PAGE_MM.a4).dots);
    const [first, second] = [places[0], places[1]];
    expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo(5, 2);
  });

  it('of clocks shows the same times for the same number, and others for another', () => {
    expect(clocksOf(4)).toBe(clocksOf(4));
    expect(clocksOf(4)).not.toBe(clocksOf(5));
  });
});

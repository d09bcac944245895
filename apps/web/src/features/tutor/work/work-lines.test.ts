import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWorking, linesAfter, shownWrongLine, writtenLines } from './work-lines.ts';

describe('lines of working', () => {
  it('are asked for where a way leads to the answer, not where one is picked', () => {
    expect(hasWorking({ answer: { kind: 'rational', form: 'any' } })).toBe(true);
    expect(hasWorking({ answer: { kind: 'choice', options: [] } })).toBe(false);
    expect(hasWorking({ answer: { kind: 'word' } })).toBe(false);
  });

  it('always leave an empty one to write on', () => {
    expect(linesAfter([''], 0, '3x = 15')).toEqual(['3x = 15', '']);
    expect(linesAfter(['3x = 15', ''], 0, '3x = 25')).toEqual(['3x = 25', '']);
  });

  it('mark the line that was sent as wrong, whatever empty lines stand between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', '  ', 'x = 1', '2 + 2'), { minLength: 1 }), (lines) => {
        writtenLines(lines).forEach((line, index) => {
          const at = shownWrongLine(lines, index);
          expect(at === null ? null : lines[at]?.trim()).toBe(line);
        });
      }),
    );
    expect(shownWrongLine(['x = 1'], null)).toBeNull();
  });
});

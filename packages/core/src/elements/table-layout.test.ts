import { describe, expect, it } from 'vitest';
import { type ChemicalElement, ELEMENTS, elementOf } from './elements.ts';
import { elementTyped, type Step, stepFrom, TABLE_ROWS, type TableShape } from './table-layout.ts';

const get = (symbol: string): ChemicalElement => {
  const found = elementOf(symbol);
  if (!found) throw new Error(symbol);
  return found;
};
const walk = (shape: TableShape, from: string, step: Step) => stepFrom(shape, get(from), step).symbol;

describe.each(['wide', 'tall'] as const)('the %s table', (shape) => {
  it('shows every element once, in rows of one length', () => {
    const shown = TABLE_ROWS[shape].flatMap(({ cells }) => cells.filter((cell) => cell !== null));
    expect(shown.toSorted((a, b) => a.z - b.z)).toEqual(ELEMENTS);
    expect(new Set(TABLE_ROWS[shape].map(({ cells }) => cells.length)).size).toBe(1);
  });

  it('lets the arrow keys reach every element from hydrogen', () => {
    const reached = new Set([get('H')]);
    for (const from of reached)
      for (const step of ['left', 'right', 'up', 'down'] as const) reached.add(stepFrom(shape, from, step));
    expect(reached.size).toBe(118);
  });
});

describe('keys', () => {
  it('pass over empty places and stop at the edge', () => {
    expect(walk('wide', 'H', 'right')).toBe('He');
    expect(walk('wide', 'Be', 'right')).toBe('B');
    expect(walk('wide', 'H', 'up')).toBe('H');
    expect(walk('wide', 'Rf', 'down')).toBe('Ce');
    expect(walk('tall', 'H', 'right')).toBe('Li');
    expect(walk('tall', 'Sc', 'left')).toBe('Sc');
    expect(walk('wide', 'Fe', 'row-start')).toBe('K');
    expect(walk('wide', 'Fe', 'row-end')).toBe('Kr');
    expect(walk('wide', 'Fe', 'first')).toBe('H');
    expect(walk('tall', 'Fe', 'last')).toBe('Og');
  });

  it('typing finds a symbol whole before one that begins so', () => {
    expect(elementTyped('c')?.symbol).toBe('C');
    expect(elementTyped('cu')?.symbol).toBe('Cu');
    expect(elementTyped('z')?.symbol).toBe('Zn');
    expect(elementTyped('q')).toBeNull();
  });
});

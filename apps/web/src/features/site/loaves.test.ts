import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshTable, LOAVES, outcomeOf, play, shareOf, WHOLE, WORKERS, type Table } from './loaves.ts';

const onBoard = (table: Table) => table.pieces.filter(({ worker }) => worker === null);
const cutFirst = (table: Table): Table => play(table, { kind: 'cut', piece: onBoard(table)[0]?.id ?? '' });

/** Cuts everything on the board until no piece is larger than `size`, then deals in turn. */
function dealEqual(size: number): Table {
  let table = freshTable();
  for (
    let large = table.pieces.find((each) => each.size > size);
    large;
    large = table.pieces.find((each) => each.size > size)
  ) {
    table = play(table, { kind: 'cut', piece: large.id });
  }
  onBoard(table).forEach(
    ({ id }, index) => (table = play(table, { kind: 'give', worker: index % WORKERS, piece: id })),
  );
  return table;
}

describe('sharing three loaves among four workers', () => {
  it('calls half and quarter each fair with the fewest cuts', () => {
    let table = cutFirst(freshTable());
    table = play(play(table, { kind: 'give', worker: 0 }), { kind: 'give', worker: 1 });
    table = cutFirst(table);
    table = play(play(table, { kind: 'give', worker: 2 }), { kind: 'give', worker: 3 });
    table = cutFirst(cutFirst(table));
    table = play(play(table, { kind: 'give', worker: 0 }), { kind: 'give', worker: 1 });
    table = cutFirst(table);
    table = play(play(table, { kind: 'give', worker: 2 }), { kind: 'give', worker: 3 });
    expect(outcomeOf(table)).toBe('fair-few-cuts');
    expect(table.cuts).toBe(5);
  });

  it('tells fair with many cuts apart from fair with few', () => {
    expect(outcomeOf(dealEqual(2))).toBe('fair');
  });

  it('says unequal when all is given and the shares differ', () => {
    const table = freshTable().pieces.reduce(
      (now, { id }) => play(now, { kind: 'give', worker: 0, piece: id }),
      freshTable(),
    );
    expect(outcomeOf(table)).toBe('unequal');
  });

  it('does not cut a piece that somebody already has', () => {
    const table = play(freshTable(), { kind: 'give', worker: 1 });
    expect(play(table, { kind: 'cut', piece: '0.0.8' })).toBe(table);
  });

  it('never loses or makes bread, whatever is played', () => {
    const id = fc.integer({ min: 0, max: 40 });
    const step = fc.record({
      kind: fc.constantFrom('cut', 'return', 'hold', 'give', 'restart'),
      at: id,
      worker: fc.integer({ min: 0, max: WORKERS - 1 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let table = freshTable();
        for (const { kind, at, worker } of steps) {
          const piece = table.pieces[at % table.pieces.length]?.id ?? '';
          table = play(table, kind === 'give' ? { kind, worker, piece } : { kind, piece });
        }
        const given = Array.from({ length: WORKERS }, (_, worker) => shareOf(table, worker)).reduce(
          (a, b) => a + b,
          0,
        );
        const left = onBoard(table).reduce((sum, { size }) => sum + size, 0);
        expect(given + left).toBe(LOAVES * WHOLE);
      }),
    );
  });
});

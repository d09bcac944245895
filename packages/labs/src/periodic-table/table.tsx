import type { Locale } from '@ori/contracts/locale';
import { TABLE_ROWS, type TableRow, type TableShape } from '@ori/core/elements/table-layout';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { say } from '../frame/words.ts';
import { Cell, type CellSetting } from './cell.tsx';
import { useGridKeys } from './grid-keys.ts';
import { WORDS } from './words.ts';

interface TableProps {
  readonly shape: TableShape;
  readonly setting: CellSetting;
  /** Stands in the empty corner of the table. */
  readonly lens: ReactNode;
}

/** A row's line in the drawing: one is of column heads, and the series stand apart by a thin one. */
const lineOf = (row: TableRow, at: number): number => at + (row.series === 'main' ? 2 : 3);

function rowName(row: TableRow, shape: TableShape, locale: Locale): string {
  if (row.series !== 'main') return say(WORDS[row.series], locale);
  return say(shape === 'wide' ? WORDS.period : WORDS.group, locale, { n: row.number });
}

function ColumnHeads({ shape, locale }: { readonly shape: TableShape; readonly locale: Locale }) {
  const count = shape === 'wide' ? 18 : 7;
  return (
    <div role="row">
      {Array.from({ length: count }, (_, at) => (
        <div
          key={at}
          role="columnheader"
          className="pt-head"
          style={{ gridRow: 1, gridColumn: at + 2 }}
          aria-colindex={at + 2}
          aria-label={say(shape === 'wide' ? WORDS.group : WORDS.period, locale, { n: at + 1 })}
        >
          {at + 1}
        </div>
      ))}
    </div>
  );
}

/** The table as a grid: one place is in the tab order, arrows and letters lead on from it. */
export function Table({ shape, setting, lens }: TableProps) {
  const { locale, chosen, onChoose } = setting;
  const place = useRef<HTMLDivElement>(null);
  const leadFrom = useGridKeys(shape);
  const press = (event: KeyboardEvent) => {
    const next = leadFrom(chosen, event);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    place.current?.querySelector<HTMLElement>(`[data-symbol="${next.symbol}"]`)?.focus();
  };
  return (
    <div className="pt-table" data-shape={shape} ref={place}>
      <div role="grid" aria-label={say(WORDS.table, locale)} aria-colcount={shape === 'wide' ? 19 : 8}>
        <ColumnHeads shape={shape} locale={locale} />
        {TABLE_ROWS[shape].map((row, index) => {
          const line = lineOf(row, index);
          return (
            <div role="row" key={line}>
              <div
                role="rowheader"
                className="pt-head"
                style={{ gridRow: line, gridColumn: 1 }}
                aria-colindex={1}
                aria-label={rowName(row, shape, locale)}
                data-series={row.series}
              >
                {row.number}
              </div>
              {row.cells.map(
                (element, at) =>
                  element && (
                    <Cell
                      key={element.symbol}
                      setting={setting}
                      onKey={press}
                      element={element}
                      line={line}
                      column={at + 2}
                    />
                  ),
              )}
            </div>
          );
        })}
      </div>
      <div className="pt-lens" aria-hidden="true">
        {lens}
      </div>
    </div>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { type DataRow, type Sorting, sortRows } from './sort-rows.ts';
import '../styles/aria.css';
import '../styles/table.css';

export interface DataColumn {
  readonly id: string;
  readonly label: string;
  /** Names its row; one column at least must. */
  readonly rowHeader?: boolean;
  readonly sortable?: boolean;
  readonly numeric?: boolean;
}

interface DataTableProps {
  readonly label: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  /** Language to sort texts by. */
  readonly language: string;
  readonly empty: string;
  readonly initialSort?: Sorting;
}

/** A table that can be sorted by its heads and walked by the arrow keys. */
export function DataTable({ label, columns, rows, language, empty, initialSort }: DataTableProps) {
  const [sorting, setSorting] = useState<Sorting | undefined>(initialSort);
  const shown = sorting ? sortRows(rows, sorting, language) : rows;
  const Arrow = sorting?.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <div className="table-frame">
      <Table
        className="data-table"
        aria-label={label}
        {...(sorting && { sortDescriptor: sorting })}
        onSortChange={({ column, direction }) => setSorting({ column: String(column), direction })}
      >
        <TableHeader>
          {columns.map(({ id, label: words, rowHeader = false, sortable = false, numeric }) => (
            <Column
              key={id}
              id={id}
              isRowHeader={rowHeader}
              allowsSorting={sortable}
              data-numeric={numeric || undefined}
            >
              <span className="inline-flex items-center gap-1">
                {words}
                {sorting?.column === id && <Arrow size={16} aria-hidden="true" />}
              </span>
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <p className="py-4 text-mute">{empty}</p>}>
          {shown.map((row) => (
            <Row key={row.id} id={row.id}>
              {columns.map(({ id, numeric }) => (
                <Cell key={id} data-numeric={numeric || undefined}>
                  {row.cells[id]}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

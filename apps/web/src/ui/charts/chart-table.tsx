import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure.tsx';
import '../styles/charts.css';
import '../styles/table.css';

export interface ChartTexts {
  /** What is shown; the caption of picture and table. */
  readonly title: string;
  /** The whole in one sentence, for those who do not look at the picture. */
  readonly summary: string;
  /** Opens the table, e.g. "Show as a table". */
  readonly tableLabel: string;
  /** Heads of the two columns. */
  readonly nameHead: string;
  readonly valueHead: string;
}

interface ChartTableProps extends ChartTexts {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly value: string }[];
  readonly children: ReactNode;
}

/** A drawn chart with its figures as a table behind a disclosure. */
export function ChartTable({
  title,
  summary,
  tableLabel,
  nameHead,
  valueHead,
  rows,
  children,
}: ChartTableProps) {
  return (
    <figure className="chart-frame">
      <figcaption>
        <span className="font-bold">{title}</span>
        <span className="block text-sm text-mute">{summary}</span>
      </figcaption>
      {children}
      <Disclosure summary={tableLabel}>
        <div className="table-frame">
          <table className="data-table">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{nameHead}</th>
                <th scope="col" data-numeric>
                  {valueHead}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, value }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td data-numeric>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </figure>
  );
}

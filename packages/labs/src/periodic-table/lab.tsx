import type { PeriodicTableProps } from '@ori/contracts/elements-labs';
import type { LabProps } from '../frame/lab-props.tsx';
import { TableFigure } from './figure.tsx';
import { litAtFirst } from './lit-at-first.ts';
import { Opening } from './opening.tsx';
import './element-card.css';
import './periodic-table.css';
import { Workbench } from './workbench.tsx';
import { WORDS } from './words.ts';

/** The 118 elements: a question first, then the table to be coloured, walked through and read. */
export function Lab({ props, locale }: LabProps<PeriodicTableProps>) {
  return (
    <div className="lab pt">
      <Opening
        about={props.materials ? 'blue' : 'count'}
        locale={locale}
        still={<TableFigure lit={litAtFirst(props)} label={WORDS.still[locale]} />}
      >
        <Workbench props={props} locale={locale} />
      </Opening>
    </div>
  );
}

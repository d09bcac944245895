import type { Locale } from '@ori/contracts/locale';
import type { ChemicalElement } from '@ori/core/elements/elements';
import type { KeyboardEvent } from 'react';
import { say } from '../frame/words.ts';
import { KIND_WORDS } from './kind-words.ts';
import { isOpenPlace, type Kind, kindOf, type Telling } from './views.ts';
import { WORDS } from './words.ts';

/** What every place of the table is told. */
export interface CellSetting {
  readonly telling: Telling;
  readonly locale: Locale;
  readonly chosen: ChemicalElement;
  readonly onChoose: (element: ChemicalElement) => void;
  /** The class that stands out; null for all. */
  readonly outstanding: Kind | null;
  readonly highlight: ReadonlySet<string>;
}

interface CellProps {
  readonly setting: CellSetting;
  readonly element: ChemicalElement;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Line and column of the drawing, from 1. */
  readonly line: number;
  readonly column: number;
}

/** One place of the table; its letters stay away while its element is not yet known. */
export function Cell({ setting, element, onKey, line, column }: CellProps) {
  const { telling, locale, chosen, onChoose, outstanding, highlight } = setting;
  const { z, symbol, name } = element;
  const kind = kindOf(element, telling);
  const isOpen = isOpenPlace(element, telling);
  const label = say(isOpen ? WORDS.openPlace : WORDS.cell, locale, {
    z,
    name: name[locale],
    symbol,
    kind: KIND_WORDS[kind][locale],
  });
  const letters = kind === 'not-yet' ? '' : symbol;
  return (
    <button
      type="button"
      role="gridcell"
      className="pt-cell"
      style={{ gridRow: line, gridColumn: column }}
      aria-colindex={column}
      aria-label={label}
      aria-selected={element === chosen}
      tabIndex={element === chosen ? 0 : -1}
      data-symbol={symbol}
      data-kind={kind}
      data-dim={outstanding !== null && outstanding !== kind ? '' : undefined}
      data-lit={highlight.has(symbol) ? '' : undefined}
      onClick={() => onChoose(element)}
      onKeyDown={onKey}
    >
      <small aria-hidden="true">{z}</small> <b aria-hidden="true">{isOpen ? '?' : letters}</b>
    </button>
  );
}

import type { TableView } from '@ori/contracts/table-views';
import { isKnownIn } from '@ori/core/elements/discovery';
import type { ChemicalElement } from '@ori/core/elements/elements';
import { FAMILIES, STATES } from '@ori/core/elements/families';
import { FIRST_TABLE, GAPS } from '@ori/core/elements/mendeleev';

export const ERAS = ['antiquity', 'to-1799', 'to-1868', 'to-1939', 'to-2010', 'not-yet'] as const;
const ERA_ENDS: readonly (readonly [number, (typeof ERAS)[number]])[] = [
  [1799, 'to-1799'],
  [1868, 'to-1868'],
  [1939, 'to-1939'],
  [2010, 'to-2010'],
];

/** What the classes of a view are called, in the order of its legend. */
export const KINDS = {
  materials: ['inside', 'outside'],
  block: ['s', 'p', 'd', 'f'],
  family: FAMILIES,
  state: STATES,
  years: ERAS,
} as const satisfies Record<TableView, readonly string[]>;
export type Kind = (typeof KINDS)[TableView][number];

/** By what the classes are told: the year that is set, and the elements inside the materials. */
export interface Telling {
  readonly view: TableView;
  readonly year: number;
  readonly inside: ReadonlySet<string>;
}

function eraOf({ discovery }: ChemicalElement, year: number): Kind {
  if (!isKnownIn(discovery, year)) return 'not-yet';
  if (discovery.kind === 'antiquity') return 'antiquity';
  return ERA_ENDS.find(([end]) => discovery.year <= end)?.[1] ?? 'to-2010';
}

/** The class of an element in a view. */
export function kindOf(element: ChemicalElement, { view, year, inside }: Telling): Kind {
  switch (view) {
    case 'materials':
      return inside.has(element.symbol) ? 'inside' : 'outside';
    case 'block':
      return element.block;
    case 'family':
      return element.family;
    case 'state':
      return element.state;
    case 'years':
      return eraOf(element, year);
  }
}

/** Whether Mendeleev's open place for it stood empty in that year. */
export function isOpenPlace({ symbol }: ChemicalElement, { view, year }: Telling): boolean {
  const gap = GAPS.find((each) => each.symbol === symbol);
  return view === 'years' && gap !== undefined && year >= FIRST_TABLE && year < gap.found;
}

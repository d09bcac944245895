import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { Generator } from '@ori/contracts/practice';
import type { SheetSpec } from '@ori/contracts/worksheets';
import { DRAWN } from './drawn-tasks.ts';
import type { FrozenSheet } from './frozen-sheet.ts';
import { numeralTasks } from './numeral-tasks.ts';
import { practiceItems } from './practice-items.ts';

function numerals(spec: SheetSpec): Pick<FrozenSheet, 'tasks' | 'taskAnswers' | 'steps'> {
  const drawn = numeralTasks(spec.variant as NumeralSystem, spec);
  return { tasks: drawn.map(({ task }) => task), taskAnswers: drawn.map(({ answer }) => answer), steps: [] };
}

/**
 * The sheet that follows from its spec and the generators: no clock, no chance of its own, so the same seed is the same
 * sheet. Null when one of the skills cannot be practised.
 */
export function makeSheet(
  spec: SheetSpec,
  generatorOf: (skill: string) => Generator | null,
): FrozenSheet | null {
  if (spec.kind !== 'practice') {
    const drawn = spec.kind === 'numerals' ? numerals(spec) : DRAWN[spec.kind](spec);
    return { spec, items: [], ...drawn };
  }
  const items = practiceItems(spec, generatorOf);
  return items && { spec, items, tasks: [], taskAnswers: [], steps: [] };
}

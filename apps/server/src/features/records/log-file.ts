import type { InstructionEntry } from '@ori/contracts/records';
import { csvLine } from '@ori/core/privacy/csv';

const COLUMNS = [
  'date',
  'started',
  'minutes',
  'subject',
  'state subject',
  'core',
  'place',
  'kind',
  'title',
  'materials',
  'source',
  'written',
  'locked',
  'struck',
  'because',
  'corrects',
  'id',
];
/** By it spreadsheets know the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Null where the state decides. */
function coreWord(isCore: boolean | null): string {
  if (isCore === null) return '';
  return isCore ? 'yes' : 'no';
}

function cellsOf(entry: InstructionEntry): unknown[] {
  const { day, startedAt, minutes, subject, stateSubject, isCore, place, kind, title, materials } = entry;
  const { source, writtenAt, lockedAt, struckAt, struckBecause, correctionOf, id } = entry;
  const what = [subject, stateSubject, coreWord(isCore), place, kind, title, materials.join('; ')];
  return [
    day,
    startedAt,
    minutes,
    ...what,
    source,
    writtenAt,
    lockedAt,
    struckAt,
    struckBecause,
    correctionOf,
    id,
  ];
}

/** The log as a table for spreadsheets: every line, struck ones too. */
export function logFile(entries: readonly InstructionEntry[]): string {
  return BYTE_ORDER_MARK + [COLUMNS, ...entries.map(cellsOf)].map(csvLine).join('');
}

/** The file's name, of letters and digits that every machine keeps. */
export function logFileName(
  firstName: string,
  { from, to }: { readonly from: string; readonly to: string },
  kind: 'csv' | 'pdf',
): string {
  const name = firstName
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase();
  return `log-${name === '' ? 'child' : name}-${from}-${to}.${kind}`;
}

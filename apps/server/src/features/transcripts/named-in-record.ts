import type { TranscriptSettings } from '@ori/contracts/transcript';
import { RECORD_FIELDS } from '@ori/contracts/transcript-names';
import type { NamingYear } from './transcripts.deps.ts';

/** Settings with what the newest school year names, and which of them it named; what it leaves empty stays as it was. */
export function namedInRecord(settings: TranscriptSettings, [newest]: readonly NamingYear[]) {
  if (newest === undefined) return { settings, fromRecord: [] };
  const { legalName: studentName, birthDate, schoolName, supervisor: administrator } = newest;
  const named = { studentName, birthDate, schoolName, administrator };
  const fromRecord = RECORD_FIELDS.filter((field) => (named[field] ?? '') !== '');
  const told = Object.fromEntries(fromRecord.map((field) => [field, named[field]]));
  return { settings: { ...settings, ...told }, fromRecord };
}

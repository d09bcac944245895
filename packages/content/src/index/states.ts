import type { StateProfile } from '@ori/contracts/states';
import type { ContentData } from '../data/read-data.ts';
import { STATE_FILE_NAMES } from '../data/state-files.ts';

/** The law of every state we read, by the state's name. */
export function stateProfiles(data: ContentData): StateProfile[] {
  return STATE_FILE_NAMES.map((name) => data[name]).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

import { stateProfile } from '@ori/contracts/states';

const fileOf = (code: string) => ({
  path: `states/us-${code}.json`,
  shape: stateProfile,
});

/** The law of each state that was read so far, one file a state. */
export const STATE_FILES = {
  stateCA: fileOf('ca'),
  stateCO: fileOf('co'),
  stateFL: fileOf('fl'),
  stateGA: fileOf('ga'),
  stateMO: fileOf('mo'),
  stateNY: fileOf('ny'),
  stateOH: fileOf('oh'),
  statePA: fileOf('pa'),
  stateSC: fileOf('sc'),
  stateTX: fileOf('tx'),
  stateVA: fileOf('va'),
  stateWA: fileOf('wa'),
} as const;
type StateFile = keyof typeof STATE_FILES;
const isStateFile = (name: string): name is StateFile => Object.hasOwn(STATE_FILES, name);
export const STATE_FILE_NAMES: readonly StateFile[] = Object.keys(STATE_FILES).filter(isStateFile);

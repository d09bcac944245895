import type { MindLab } from '@ori/contracts/mind-names';

/** Where each lab stands on the page of the mind. */
export const LAB_PLACES: Readonly<Record<MindLab, string>> = {
  attention: 'attention',
  breath: 'breath',
  'listening-bell': 'bell',
};

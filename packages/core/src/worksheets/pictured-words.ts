import type { ShownOption } from '@ori/contracts/practice';

/** Does an option stand on paper with its words below its picture? A small picture of a thing can be read in many ways. */
export const hasWordsOnPaper = ({ figure }: Pick<ShownOption, 'figure'>): boolean =>
  figure?.type === 'picture' || figure?.type === 'pictures';

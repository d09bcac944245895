import type { SkillPractice } from '../../item.ts';
import { laPoetry } from './la-poetry.ts';
import { laPrimary } from './la-primary.ts';
import { laRhetoric } from './la-rhetoric.ts';

/** Practice of language skills, band 9-12, by skill. */
export const LANGUAGE_9_12: Readonly<Record<string, SkillPractice>> = {
  'la-poetry': laPoetry,
  'la-primary': laPrimary,
  'la-rhetoric': laRhetoric,
};

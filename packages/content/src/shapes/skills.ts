import { z } from 'zod';
import { skill } from '@ori/contracts/content';

/** skills.json: what can be mastered, with prerequisite edges. */
export const skillsFile = z.array(skill.strict());

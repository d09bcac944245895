import { z } from 'zod';
import { AGE_GROUPS, ROLES } from './roles.ts';

export const role = z.enum(ROLES);
export const ageGroup = z.enum(AGE_GROUPS);

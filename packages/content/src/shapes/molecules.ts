import { z } from 'zod';
import { words } from './common.ts';

/** molecules.json: molecules with SMILES and formula. */
export const moleculesFile = z.array(
  z.strictObject({ name: words, smiles: words, formula: words, why: words }),
);

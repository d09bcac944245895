import { writeFileSync } from 'node:fs';
import { TRAINING_PHRASES, TRAINING_SEED } from '../training/phrases.ts';
import { trainIntents } from '../training/train.ts';

/** Run by hand after a change of phrases or features: writes the weights that are shipped. */
const signs = trainIntents(TRAINING_PHRASES, TRAINING_SEED);
writeFileSync(
  new URL('../intent-weights.ts', import.meta.url),
  `/** Made by testing/write-weights.ts from training/; a test holds them against a fresh training. */\nexport const INTENT_WEIGHTS =\n  '${signs}';\n`,
);

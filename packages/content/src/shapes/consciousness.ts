import { z } from 'zod';
import { band, evidenceLabel } from '@ori/contracts/content';
import { words } from './common.ts';

/** consciousness.json: findings [text, label, source], traditions [culture, text], activities [band, text, time]. */
export const consciousnessFile = z.strictObject({
  science: z.array(z.tuple([words, evidenceLabel, words])),
  traditions: z.array(z.tuple([words, words])),
  activities: z.array(z.tuple([band, words, words])),
  safety: z.array(words),
});

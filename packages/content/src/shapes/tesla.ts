import { z } from 'zod';
import { words } from './common.ts';

const patent = z.strictObject({
  usPatent: z.string().regex(/^\d{6,7}$/),
  title: words,
  granted: z.iso.date(),
  note: z.string(),
});

/** tesla.json: United States patents of Nikola Tesla. */
export const teslaFile = z.strictObject({ source: words, patents: z.array(patent) });

import { z } from 'zod';

/** The layout of the archive. A later layout gets a later number; older ones stay readable. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const END = 'end.json';

/** The first entry: what the backup is of. */
export const manifest = z.object({
  format: z.int(),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations that had run, with their checksums. */
  schema: z.array(z.object({ id: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifest>;

/** The last entry, which a whole backup has: how many rows each table has, and where each sequence stands. */
export const ending = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string()),
});
export type Ending = z.infer<typeof ending>;

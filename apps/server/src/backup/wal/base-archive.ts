import { z } from 'zod';

/** The layout of a base. A later layout gets a later number. */
export const BASE_FORMAT = 1;
export const BASE_MANIFEST = 'base.json';
export const BASE_END = 'end.json';
/** Before the names of the cluster's files. */
export const DATA = 'data/';

/** The first entry: what the base is of. */
export const baseManifest = z.object({
  format: z.int(),
  version: z.string(),
  /** The files are those of this major version of PostgreSQL, on this kind of processor. */
  major: z.int(),
  platform: z.string(),
  folders: z.array(z.string()),
});
export type BaseManifest = z.infer<typeof baseManifest>;

/** Files of one major version fit that one alone, on the same kind of machine. */
export const platform = (): string => `${process.platform}-${process.arch}`;

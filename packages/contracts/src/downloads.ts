import { z } from 'zod';
import { DOWNLOAD_INKS, DOWNLOADS, PLANNER_YEARS } from './download-names.ts';
import { locale } from './locale.ts';
import { PAPERS } from './worksheet-names.ts';

const downloadId = z.enum(DOWNLOADS.map(({ id }) => id));
export const byDownload = z.object({ id: z.string().max(40) });

const { first, last } = PLANNER_YEARS;
/** How a paper is printed. `lng`: the language of the request where it is not named. `year`: that a dated paper is for; this one if not named. */
export const downloadOptions = z.object({
  size: z.enum(PAPERS).default('letter'),
  ink: z.enum(DOWNLOAD_INKS).default('colour'),
  lng: locale.optional(),
  year: z.coerce.number().int().min(first).max(last).optional(),
});
export type DownloadOptions = z.infer<typeof downloadOptions>;

export const downloadsAnswer = z
  .object({
    /** The school year, or year, that dated papers are for if none is named. */
    year: z.int(),
    downloads: z.array(
      z.object({
        id: downloadId,
        kind: z.enum(['planner', 'poster']),
        title: z.string(),
        about: z.string(),
        /** Wider than tall. */
        isWide: z.boolean(),
        /** Made for a year. */
        isDated: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Downloads' });
export type DownloadsAnswer = z.infer<typeof downloadsAnswer>;

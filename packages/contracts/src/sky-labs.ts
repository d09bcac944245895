import { z } from 'zod';
import { SKY_YEARS } from './sky-years.ts';

const skyYear = z
  .int()
  .min(SKY_YEARS.from)
  .max(SKY_YEARS.to)
  .refine((year) => year !== 0, { error: 'there is no year 0' });

/** A place whose sky is shown. Degrees, north and east positive; azimuths from north through east. */
export const skyPlace = z.strictObject({
  /** Its name, as the reader is to see it. */
  words: z.string().min(1).max(160),
  latitudeDeg: z.number().min(-85).max(85),
  longitudeDeg: z.number().min(-180).max(180),
  year: skyYear,
  /** The direction of the building, where it was measured and published. */
  axisDeg: z.number().min(-1).max(360).optional(),
  /** What is said to rise or set along it, over a horizon of the apparent altitude given. */
  target: z
    .strictObject({
      season: z.enum(['march', 'june', 'september', 'december']).optional(),
      event: z.enum(['rise', 'set']),
      declinationDeg: z.number().min(-90).max(90),
      horizonAltitudeDeg: z.number().min(0).max(30),
    })
    .optional(),
});
export type SkyPlaceProps = z.infer<typeof skyPlace>;

/** The sky over places of now and long ago; the first is shown first. */
export const skyDeskProps = z.strictObject({ places: z.array(skyPlace).min(1).max(40) });
export type SkyDeskProps = z.infer<typeof skyDeskProps>;

/** Stars and the 32 houses of the horizon as a canoe at `latitudeDeg` (north positive) meets them in `year`. */
export const starCompassProps = z.strictObject({
  latitudeDeg: z.number().min(-45).max(45),
  year: skyYear,
});
export type StarCompassProps = z.infer<typeof starCompassProps>;

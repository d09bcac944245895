import { z } from 'zod';
import { inFrenchAndSpanish, words, year } from './common.ts';

const degrees = z.number().min(-360).max(360);

/** An axis compared with a computed direction; all angles in degrees, epoch as a year. */
const alignment = z.strictObject({
  kind: words,
  target: words,
  status: words,
  source: words,
  event: words.optional(),
  epoch: year.optional(),
  horizonAlt: degrees.optional(),
  axisAzimuth: degrees.optional(),
  declination: degrees.optional(),
  computedAzimuth: degrees.optional(),
  computedAltitude: degrees.optional(),
  computedDeclination: degrees.optional(),
  differenceDeg: z.number().min(0).optional(),
  tolerance: z.number().positive().optional(),
});

/** sites.json: places with what was measured there. */
export const sitesFile = z.strictObject({
  method: words,
  /** The method in the other languages. */
  methodWords: inFrenchAndSpanish(words),
  sites: z.array(
    z.strictObject({
      id: words,
      name: words,
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
      civilization: words,
      culture: words,
      dateFrom: year,
      dateTo: year,
      geometricFeatures: z.array(words),
      astronomicalAlignments: z.array(alignment),
      acousticProperties: words,
      modernStudies: words,
      careNote: z.string(),
    }),
  ),
});

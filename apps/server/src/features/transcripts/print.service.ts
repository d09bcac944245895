import { fail, type Result } from '@ori/contracts/result';
import type { PrintQuery } from '@ori/contracts/transcript';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { renderSVG } from 'uqr';
import { descriptionsData, transcriptData } from './print-data.ts';
import type { TranscriptParts, TranscriptReader } from './transcript.service.ts';

interface Deps extends TranscriptParts {
  readonly readFor: TranscriptReader['readFor'];
}
type Printed = Result<Uint8Array<ArrayBuffer>, 'not-found' | 'printer-busy'>;

/** Transcripts and course descriptions on paper. */
export function createPrintService({ reach, printer, publicUrl, now, readFor }: Deps) {
  return {
    async print(viewer: Viewer, { childId, document }: PrintQuery): Promise<Printed> {
      const child = await reach('transcripts.print', viewer, childId);
      if (child === null) return fail('not-found');
      const { locale } = viewer;
      const dataOf = document === 'transcript' ? transcriptData : descriptionsData;
      const today = dayOf(now(), child.timeZone);
      const data = dataOf(await readFor(viewer, child), locale, today, publicUrl);
      const qr = Buffer.from(renderSVG(data.code.address, { ecc: 'M', border: 0, pixelSize: 4 }));
      return printer.print({ template: document, data, locale, files: { 'qr.svg': qr } });
    },
  };
}

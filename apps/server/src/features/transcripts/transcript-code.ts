import type { Transcript } from '@ori/contracts/transcript';
import { createHash } from 'node:crypto';

/** Digits and letters that nobody mistakes for one another when they read them from paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 16;

function contentOf({
  settings,
  years,
  totals,
}: Omit<Transcript, 'code' | 'offers' | 'isSettled' | 'fromRecord'>) {
  const { paper: _paper, ...head } = settings;
  const courses = years.flatMap((year) =>
    year.courses.map((course) => [
      course.year,
      course.term,
      course.title,
      course.level,
      course.status,
      course.symbol,
      course.gradeFrom,
      course.creditEarned,
      course.isRepeated,
    ]),
  );
  return [head, courses, totals];
}

/**
 * A code that follows from what stands on the transcript: SHA-256 in 16 letters. The paper shows it and the credential
 * of the same transcript carries it signed, so whoever holds both sees whether they belong together.
 */
export function transcriptCode(transcript: Parameters<typeof contentOf>[0]): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(contentOf(transcript)))
    .digest();
  const letters = Array.from(digest.subarray(0, LETTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

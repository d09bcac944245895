import { localisedText } from '@ori/contracts/locale';
import { z } from 'zod';

const WORDS_MAX = 8;
const SENTENCE_END = /[.!?]+/;
const sentences = (text: string) => text.split(SENTENCE_END).map((sentence) => sentence.trim());
const isShort = (text: string) =>
  sentences(text).every((sentence) => sentence.split(/\s+/).length <= WORDS_MAX);

/** What a child of five to seven can follow: no sentence of more than eight words (charter, section 6). */
const childText = localisedText.refine((texts) => Object.values(texts).every(isShort), {
  message: `No sentence of more than ${WORDS_MAX} words`,
});

/** child-mappings.json, by mapping: what its card says to children who cannot read it themselves yet. */
export const childMappingsFile = z.record(
  z.string(),
  z.strictObject({
    ancestralConcept: childText,
    modernConcept: childText,
    connection: childText,
    date: childText,
  }),
);

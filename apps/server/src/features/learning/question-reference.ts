import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Difficulty } from '@ori/contracts/practice';

/** `main` is a question of its own; a `twin` follows one that was missed or helped with. */
export type QuestionKind = 'main' | 'twin';

/** Which question is meant: where it stands, its number there from 0, its skill and how hard it is. */
export interface QuestionReference {
  /** See `question-place.ts`. */
  readonly place: string;
  readonly skill: string;
  readonly kind: QuestionKind;
  readonly number: number;
  readonly difficulty: Difficulty;
}

const MAC_BYTES = 16;

/** A key object, because signing with a plain buffer costs four times as much. */
function keyFor(sessionSecret: string, purpose: string): KeyObject {
  return createSecretKey(createHmac('sha256', sessionSecret).update(purpose).digest());
}

/**
 * Signs questions, so that the browser can hold one and nothing needs storing: the same learner
 * and place always give the same seed. The seed itself never leaves the server, because whoever
 * knows it can compute the answer; the learner is part of what is signed, so that a question is
 * worth nothing in another learner's hands.
 */
export function createQuestionReferences(sessionSecret: string) {
  const key = keyFor(sessionSecret, 'question references');
  const seedKey = keyFor(sessionSecret, 'question seeds');
  const macOf = (learnerId: string, payload: string) =>
    createHmac('sha256', key).update(`${learnerId}.${payload}`).digest().subarray(0, MAC_BYTES);

  return {
    /** The opaque `item` of a question, for this learner only. */
    sign(learnerId: string, { place, skill, kind, number, difficulty }: QuestionReference): string {
      const payload = Buffer.from(
        JSON.stringify([place, skill, kind === 'twin' ? 1 : 0, number, difficulty]),
      ).toString('base64url');
      return `${payload}.${macOf(learnerId, payload).toString('base64url')}`;
    },
    /** What an `item` refers to, or null when it is forged, damaged or another learner's. */
    open(learnerId: string, item: string): QuestionReference | null {
      const [payload = '', mac = '', ...rest] = item.split('.');
      const given = Buffer.from(mac, 'base64url');
      if (rest.length > 0 || given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(learnerId, payload)))
        return null;
      return parsePayload(payload);
    },
    /** The 32-bit seed of a question; difficulty is no part of it. */
    seedOf(learnerId: string, { place, skill, kind, number }: QuestionReference): number {
      return createHmac('sha256', seedKey)
        .update(JSON.stringify([learnerId, place, skill, kind, number]))
        .digest()
        .readUInt32BE(0);
    },
  };
}
export type QuestionReferences = ReturnType<typeof createQuestionReferences>;

/** Only payloads whose signature held come here, so their form is ours. */
function parsePayload(payload: string): QuestionReference {
  const parsed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    string,
    0 | 1,
    number,
    Difficulty,
  ];
  const [place, skill, isTwin, number, difficulty] = parsed;
  return { place, skill, kind: isTwin === 1 ? 'twin' : 'main', number, difficulty };
}

import { messagesOf, type Phrase } from '../../phrase.ts';

const message = messagesOf('ma-proof');

/** A proof line by line; each line after the first rests on the one before. Letters stand in braces. */
export interface Proof {
  readonly claim: Phrase;
  readonly lines: readonly Phrase[];
  /** The line that says “congruent”, counted from 0. */
  readonly congruent: number;
}

/** Short proofs: four lines. */
export const SHORT_PROOFS: readonly Proof[] = [
  {
    claim: message('short-proofs.m-midpoint-both.claim'),
    lines: [
      message('short-proofs.m-midpoint-both.lines.given-m-midpoint-b'),
      message('short-proofs.m-midpoint-both.lines.so-m-b-m'),
      message('short-proofs.m-midpoint-both.lines.two-sides-angle-between'),
      message('short-proofs.m-midpoint-both.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 2,
  },
  {
    claim: message('short-proofs.p-lies-perpendicular.claim'),
    lines: [
      message('short-proofs.p-lies-perpendicular.lines.given-p-m-perpendicular'),
      message('short-proofs.p-lies-perpendicular.lines.so-m-b-m'),
      message('short-proofs.p-lies-perpendicular.lines.two-sides-angle-between'),
      message('short-proofs.p-lies-perpendicular.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 2,
  },
  {
    claim: message('short-proofs.triangle-b-p.claim'),
    lines: [
      message('short-proofs.triangle-b-p.lines.given-p-p-b'),
      message('short-proofs.triangle-b-p.lines.so-m-b-m'),
      message('short-proofs.triangle-b-p.lines.three-sides-match-so'),
      message('short-proofs.triangle-b-p.lines.matching-angles-congruent-triangles'),
    ],
    congruent: 2,
  },
  {
    claim: message('short-proofs.m-lies-b.claim'),
    lines: [
      message('short-proofs.m-lies-b.lines.given-p-p-b'),
      message('short-proofs.m-lies-b.lines.so-two-angles-p'),
      message('short-proofs.m-lies-b.lines.two-sides-angle-between'),
      message('short-proofs.m-lies-b.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 2,
  },
  {
    claim: message('short-proofs.b-c-d.claim'),
    lines: [
      message('short-proofs.b-c-d.lines.given-m-b-m'),
      message('short-proofs.b-c-d.lines.other-angles-ends-these'),
      message('short-proofs.b-c-d.lines.so-one-side-two'),
      message('short-proofs.b-c-d.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 2,
  },
];

import { messagesOf } from '../../phrase.ts';
import { SHORT_PROOFS, type Proof } from './proofs.ts';

const message = messagesOf('ma-proof');

/** Longer proofs: five lines. */
export const LONGER_PROOFS: readonly Proof[] = [
  {
    claim: message('longer-proofs.m-midpoint-both.claim'),
    lines: [
      ...(SHORT_PROOFS[0]?.lines.slice(0, 3) ?? []),
      message('longer-proofs.m-midpoint-both.lines.matching-angles-congruent-triangles'),
      message('longer-proofs.m-midpoint-both.lines.these-alternate-angles-b'),
    ],
    congruent: 2,
  },
  {
    claim: message('longer-proofs.triangle-b-p.claim'),
    lines: [
      ...(SHORT_PROOFS[2]?.lines.slice(0, 3) ?? []),
      message('longer-proofs.triangle-b-p.lines.matching-angles-congruent-triangles'),
      message('longer-proofs.triangle-b-p.lines.equal-together-straight-angle'),
    ],
    congruent: 2,
  },
  {
    claim: message('longer-proofs.b-c-d.claim'),
    lines: [
      message('longer-proofs.b-c-d.lines.given-b-parallel-d'),
      message('longer-proofs.b-c-d.lines.diagonal-alternate-angles-between'),
      message('longer-proofs.b-c-d.lines.between-angles-these-two'),
      message('longer-proofs.b-c-d.lines.these-three-parts-matching'),
      message('longer-proofs.b-c-d.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 3,
  },
  {
    claim: message('longer-proofs.parallelogram-b-c.claim'),
    lines: [
      message('longer-proofs.parallelogram-b-c.lines.given-b-c-d'),
      message('longer-proofs.parallelogram-b-c.lines.so-b-c-d'),
      message('longer-proofs.parallelogram-b-c.lines.because-they-parallel-their'),
      message('longer-proofs.parallelogram-b-c.lines.one-side-two-angles'),
      message('longer-proofs.parallelogram-b-c.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 3,
  },
  {
    claim: message('longer-proofs.triangle-b-p-2.claim'),
    lines: [
      message('longer-proofs.triangle-b-p-2.lines.draw-p-m-halves'),
      message('longer-proofs.triangle-b-p-2.lines.now-triangles-m-p'),
      message('longer-proofs.triangle-b-p-2.lines.then-third-angles-m'),
      message('longer-proofs.triangle-b-p-2.lines.shared-side-p-m'),
      message('longer-proofs.triangle-b-p-2.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 3,
  },
];

import { messagesOf } from '../../phrase.ts';
import type { Proof } from './proofs.ts';

const message = messagesOf('ma-proof');

/** Proofs about angles that use what congruent triangles have shown. */
export const ANGLE_PROOFS: readonly Proof[] = [
  {
    claim: message('angle-proofs.show-angles-triangle.claim'),
    lines: [
      message('angle-proofs.show-angles-triangle.lines.draw-line-through-c'),
      message('angle-proofs.show-angles-triangle.lines.c-there-now-three'),
      message('angle-proofs.show-angles-triangle.lines.two-outer-ones-three'),
      message('angle-proofs.show-angles-triangle.lines.these-equalities-three-angles'),
      message('angle-proofs.show-angles-triangle.lines.side-side-along-line'),
    ],
    congruent: 3,
  },
  {
    claim: message('angle-proofs.b-diameter-circle.claim'),
    lines: [
      message('angle-proofs.b-diameter-circle.lines.given-b-c-lie'),
      message('angle-proofs.b-diameter-circle.lines.so-m-m-b'),
      message('angle-proofs.b-diameter-circle.lines.isosceles-triangles-equal-base'),
      message('angle-proofs.b-diameter-circle.lines.sum-place-other-two'),
      message('angle-proofs.b-diameter-circle.lines.half-180-90-angle'),
    ],
    congruent: 3,
  },
  {
    claim: message('angle-proofs.p-lies-bisector.claim'),
    lines: [
      message('angle-proofs.p-lies-bisector.lines.given-p-bisects-angle'),
      message('angle-proofs.p-lies-bisector.lines.so-triangles-d-p'),
      message('angle-proofs.p-lies-bisector.lines.two-pairs-angles-equal'),
      message('angle-proofs.p-lies-bisector.lines.shared-side-p-lies'),
      message('angle-proofs.p-lies-bisector.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 3,
  },
  {
    claim: message('angle-proofs.p-two-lines.claim'),
    lines: [
      message('angle-proofs.p-two-lines.lines.given-p-p-b'),
      message('angle-proofs.p-two-lines.lines.tangent-perpendicular-radius-point'),
      message('angle-proofs.p-two-lines.lines.these-right-triangles-hypotenuse'),
      message('angle-proofs.p-two-lines.lines.matching-sides-congruent-triangles'),
    ],
    congruent: 2,
  },
];

import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, step, type Wrong } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { ANGLE_PROOFS } from './angle-proofs.ts';
import { LONGER_PROOFS } from './longer-proofs.ts';
import { SHORT_PROOFS, type Proof } from './proofs.ts';

const message = messagesOf('ma-proof');

/** Names for the corners, so that the same proof is not known by its letters. */
const LETTERS = [
  { A: 'A', B: 'B', C: 'C', D: 'D', M: 'M', P: 'P' },
  { A: 'E', B: 'F', C: 'G', D: 'H', M: 'N', P: 'Q' },
  { A: 'J', B: 'K', C: 'L', D: 'N', M: 'O', P: 'R' },
  { A: 'P', B: 'Q', C: 'R', D: 'S', M: 'M', P: 'T' },
  { A: 'U', B: 'V', C: 'W', D: 'X', M: 'Z', P: 'Y' },
  { A: 'K', B: 'L', C: 'N', D: 'P', M: 'Q', P: 'T' },
  { A: 'R', B: 'S', C: 'T', D: 'U', M: 'V', P: 'W' },
  { A: 'B', B: 'C', C: 'E', D: 'F', M: 'G', P: 'H' },
  { A: 'X', B: 'Y', C: 'Z', D: 'W', M: 'M', P: 'N' },
  { A: 'F', B: 'H', C: 'J', D: 'K', M: 'L', P: 'P' },
] as const;

/** The order with two neighbours swapped. */
function swapped(count: number, at: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  return order.with(at, at + 1).with(at + 1, at);
}

function ordered(proof: Proof, letters: (typeof LETTERS)[number], random: SeededRandom): DraftItem {
  const count = proof.lines.length;
  const lines = proof.lines.map((line) => ({ text: text(line, letters) }));
  const wrong: Wrong<readonly number[]>[] = [
    [swapped(count, count - 2), 'conclusion-before-proof'],
    [swapped(count, proof.congruent - 1), 'congruent-without-reasons'],
  ];
  const claim = text(proof.claim, letters);
  const explained = {
    prompt: text(message('ordered.explained.prompt'), { claim }),
    nudge: text(message('ordered.explained.nudge')),
    steps: [
      step(message('ordered.explained.step'), message('ordered.explained.reason.proof-goes-known-claimed')),
      ...lines.map((line, index) => ({
        text: line.text,
        reason: text(
          index === 0
            ? message('ordered.explained.reason.needs-nothing-before')
            : message('ordered.explained.reason.uses-line-before'),
        ),
      })),
    ],
  };
  return orderItem(explained, random, lines, wrong);
}

const PROOFS = { 1: SHORT_PROOFS, 2: LONGER_PROOFS, 3: ANGLE_PROOFS } as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const letters = random.pick(LETTERS);
  const [proof] = random.shuffle(PROOFS[difficulty]);
  if (!proof) throw new Error('there is a proof of every difficulty');
  return ordered(proof, letters, random);
}

/** The lines of a proof in order (CCSS HSG-CO.B.8). */
export const maProof = generator('ma-proof', make);

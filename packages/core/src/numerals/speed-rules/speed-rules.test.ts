import { describe, expect, it } from 'vitest';
import { type ChainProof, type DerivationProof, proofHolds } from './proof.ts';
import { printIdentity, printProof } from './print-proof.ts';
import { PROOFS } from './proofs.ts';
import { RULE_WORDS, usesVary } from './rule-words.ts';

const plain = (math: string) => math.replaceAll(/<[^>]+>|\u2062/g, '');

describe('the proofs of the speed rules', () => {
  it('are sixteen, as the rules are', () => {
    expect([PROOFS.length, RULE_WORDS.length]).toEqual([16, 16]);
    expect(RULE_WORDS.flatMap((_, at) => (usesVary(at + 1) ? [at + 1] : []))).toEqual([
      5, 9, 11, 12, 13, 15, 16,
    ]);
  });

  it.each(PROOFS.map((proof, at) => [at + 1, proof] as const))(
    'hold in every step for all values of the letters: rule %i',
    (_n, proof) => {
      expect(proofHolds(proof)).toBe(true);
      if (proof.kind === 'derivation') expect(proof.lines.some(({ isResult }) => isResult)).toBe(true);
    },
  );

  it('would be seen to fail: one changed sign in a chain, one wrong factor in a derivation', () => {
    const [, second, , fourth] = PROOFS as readonly [unknown, ChainProof, unknown, DerivationProof];
    const changed = { to: 'B(B-a+b)+ab', why: 'factor' as const };
    expect(proofHolds({ ...second, steps: [...second.steps.slice(0, -1), changed] })).toBe(false);
    const last = { ...fourth.lines[3]!, from: [[2, '1/(a+c)']] as const };
    expect(proofHolds({ ...fourth, lines: [...fourth.lines.slice(0, 3), last] })).toBe(false);
    const sixteenth = PROOFS[15] as ChainProof;
    expect(proofHolds({ ...sixteenth, steps: sixteenth.steps.map(({ to, why }) => ({ to, why })) })).toBe(
      false,
    );
  });

  it('are printed as mathematics that is read aloud: what is stated, and each line with its reason', () => {
    const [first, , , fourth] = PROOFS;
    expect(printIdentity(first!).map(plain)).toEqual(['(10a+5)2=100a(a+1)+25']);
    expect(printIdentity(fourth!).map(plain)).toEqual(['ax+b=cx+d', '⇒x=d−ba−c']);
    expect(printIdentity(PROOFS[15]!).map(plain)).toEqual(['ddx((x+a)(x+b))=(x+a)+(x+b)']);
    const lines = printProof(first!);
    expect(lines.map(({ why }) => why?.en ?? null)).toEqual([
      null,
      'Multiply every term by every term.',
      'Take out what the terms have in common.',
    ]);
  });
});

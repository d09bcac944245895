import { derivativeOf } from '../../maths/expressions/differentiate.ts';
import { binary, type Expression, number } from '../../maths/expressions/expression.ts';
import { normalForm, sameQuotient } from '../../maths/expressions/normal-form.ts';
import { parseExpression } from '../../maths/expressions/parse-expression.ts';
import type { ReasonName } from './reasons.ts';

/** The next expression of a chain; equal to the one before, or its derivative. */
export interface ChainStep {
  readonly to: string;
  readonly why: ReasonName;
  readonly by?: 'derivative';
}

/** A proof of an identity: expressions one after another, each the same as the one before. */
export interface ChainProof {
  readonly kind: 'chain';
  /** The letters in it, one character each. */
  readonly letters: string;
  readonly start: string;
  readonly steps: readonly ChainStep[];
}

/** An equation; `from` names earlier lines and what each is multiplied by before they are added. Without it, it is given. */
export interface ProofLine {
  readonly left: string;
  readonly right: string;
  readonly from?: readonly (readonly [line: number, factor: string])[];
  readonly why: ReasonName;
  /** Whether it is what the rule states. */
  readonly isResult?: boolean;
}

/** A proof that some equations follow from others. */
export interface DerivationProof {
  readonly kind: 'derivation';
  readonly letters: string;
  readonly lines: readonly ProofLine[];
}
export type Proof = ChainProof | DerivationProof;

/** An expression of a proof, read. Throws where it cannot be read: proofs are our own. */
export function readTerm(written: string, letters: string): Expression {
  const read = parseExpression(written, { locale: 'en', variables: letters.split('') });
  if (!read) throw new Error(`"${written}" cannot be read`);
  return read;
}

function isSame(one: Expression, other: Expression): boolean {
  return sameQuotient(normalForm(one), normalForm(other));
}

function holdsChain({ letters, start, steps }: ChainProof): boolean {
  return steps.every(({ to, by }, at) => {
    const before = readTerm(steps[at - 1]?.to ?? start, letters);
    return isSame(by === 'derivative' ? derivativeOf(before, 'x') : before, readTerm(to, letters));
  });
}

function holdsDerivation({ letters, lines }: DerivationProof): boolean {
  const differences = lines.map(({ left, right }) =>
    binary('-', readTerm(left, letters), readTerm(right, letters)),
  );
  return lines.every(({ from }, at) => {
    const difference = differences[at];
    if (!from || !difference) return true;
    const made = from.reduce<Expression>((sum, [line, factor]) => {
      const earlier = line < at ? differences[line] : undefined;
      if (!earlier) throw new Error(`line ${at} rests on a line that does not stand before it`);
      return binary('+', sum, binary('*', readTerm(factor, letters), earlier));
    }, number(0));
    return isSame(made, difference);
  });
}

/**
 * Whether every step of a proof holds for all values of its letters, by exact algebra: each expression of a chain is
 * the same quotient of polynomials as the one before; each derived equation is the stated sum of earlier ones.
 */
export function proofHolds(proof: Proof): boolean {
  return proof.kind === 'chain' ? holdsChain(proof) : holdsDerivation(proof);
}

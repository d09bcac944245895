import type { LocalisedText } from '@ori/contracts/locale';
import { printMathMl } from '../../maths/expressions/mathml.ts';
import { type ChainProof, type DerivationProof, type Proof, readTerm } from './proof.ts';
import { reasonOf } from './reasons.ts';

/** A line of a proof: the inside of a `<math>`, and why it holds; the first line of a chain needs no reason. */
export interface PrintedLine {
  readonly math: string;
  readonly why: LocalisedText | null;
}

const EQUALS = '<mo>=</mo>';
const DERIVATIVE = '<mfrac><mi>d</mi><mrow><mi>d</mi><mi>x</mi></mrow></mfrac>';
const row = (...parts: readonly string[]): string => `<mrow>${parts.join('')}</mrow>`;
const bracketed = (inside: string): string => row('<mo>(</mo>', inside, '<mo>)</mo>');

function plainly(written: string, letters: string): string {
  return printMathMl(readTerm(written, letters), 'en').replace(/^<math>|<\/math>$/g, '');
}

/** Of two sums in brackets both brackets are kept: that they are two is the point. */
function inside(written: string, letters: string): string {
  const [, first, second] = /^\(([^()]+)\)\+\(([^()]+)\)$/.exec(written) ?? [];
  if (first === undefined || second === undefined) return plainly(written, letters);
  return row(bracketed(plainly(first, letters)), '<mo>+</mo>', bracketed(plainly(second, letters)));
}

function equation({ left, right }: { left: string; right: string }, letters: string): string {
  return row(inside(left, letters), EQUALS, inside(right, letters));
}

function chainLines({ letters, start, steps }: ChainProof): PrintedLine[] {
  return [
    { math: inside(start, letters), why: null },
    ...steps.map(({ to, why, by }, at) => {
      const before = inside(steps[at - 1]?.to ?? start, letters);
      const after = row(EQUALS, inside(to, letters));
      return {
        math: by === 'derivative' ? row(DERIVATIVE, bracketed(before), after) : after,
        why: reasonOf(why),
      };
    }),
  ];
}

/** The proof line by line. */
export function printProof(proof: Proof): PrintedLine[] {
  if (proof.kind === 'chain') return chainLines(proof);
  return proof.lines.map((line) => ({ math: equation(line, proof.letters), why: reasonOf(line.why) }));
}

function chainIdentity({ letters, start, steps }: ChainProof): string {
  const first = inside(start, letters);
  const isDerived = steps.some(({ by }) => by === 'derivative');
  return row(
    isDerived ? row(DERIVATIVE, bracketed(first)) : first,
    EQUALS,
    inside(steps.at(-1)?.to ?? start, letters),
  );
}

function derivationIdentity({ letters, lines }: DerivationProof): string[] {
  const given = lines.filter(({ from }) => !from).map((line) => equation(line, letters));
  const results = lines
    .filter(({ isResult }) => isResult)
    .map((line) => row('<mo>⇒</mo>', equation(line, letters)));
  return [...given, ...results];
}

/** What the rule states, line by line, as the inside of `<math>`s: an identity, or what is given and what follows. */
export function printIdentity(proof: Proof): string[] {
  return proof.kind === 'chain' ? [chainIdentity(proof)] : derivationIdentity(proof);
}

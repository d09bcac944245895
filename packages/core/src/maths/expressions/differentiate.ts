import { Silence } from '../silence.ts';
import {
  binary,
  call,
  negation,
  number,
  variablesOf,
  type BinaryNode,
  type CallNode,
  type Expression,
} from './expression.ts';
import { times } from './tidy.ts';

const TWO = number(2);
const square = (of: Expression) => binary('^', of, TWO);
const over = (top: Expression, bottom: Expression) => binary('/', top, bottom);

/** The derivative of the outer function, at the inner one. */
function outer(node: CallNode): Expression {
  const { of } = node;
  switch (node.name) {
    case 'sin':
      return call('cos', of);
    case 'cos':
      return negation(call('sin', of));
    case 'tan':
      return over(number(1), square(call('cos', of)));
    case 'ln':
      return over(number(1), of);
    case 'exp':
      return node;
    case 'sqrt':
      return over(number(1), times(TWO, node));
    case 'abs':
    case 'log':
      throw new Silence(`no rule for ${node.name}`);
  }
}

function ofPower({ left, right }: BinaryNode, letter: string): Expression {
  const inExponent = variablesOf(right).includes(letter);
  if (!inExponent) {
    const lowered = binary('^', left, binary('-', right, number(1)));
    return times(times(right, lowered), derivativeOf(left, letter));
  }
  if (variablesOf(left).includes(letter)) throw new Silence('a letter in base and exponent');
  const itself = binary('^', left, right);
  const isE = left.kind === 'constant' && left.name === 'e';
  return times(isE ? itself : times(itself, call('ln', left)), derivativeOf(right, letter));
}

function ofBinary(node: BinaryNode, letter: string): Expression {
  const { left, right, operator } = node;
  if (operator === '^') return ofPower(node, letter);
  const [first, second] = [derivativeOf(left, letter), derivativeOf(right, letter)];
  if (operator === '+' || operator === '-') return binary(operator, first, second);
  if (operator === '*') return binary('+', times(first, right), times(left, second));
  if (!variablesOf(right).includes(letter)) return over(first, right);
  return over(binary('-', times(first, right), times(left, second)), square(right));
}

/** The derivative by the rules of school, not yet tidied. Throws Silence where they do not reach. */
export function derivativeOf(node: Expression, letter: string): Expression {
  switch (node.kind) {
    case 'number':
    case 'constant':
      return number(0);
    case 'variable':
      return number(node.name === letter ? 1 : 0);
    case 'negation':
      return negation(derivativeOf(node.of, letter));
    case 'call':
      return times(outer(node), derivativeOf(node.of, letter));
    case 'binary':
      return ofBinary(node, letter);
  }
}

import { exactRoot, power } from '../exact-powers.ts';
import { absolute, add, divide, multiply, negate, subtract, toNumber, type Rational } from '../rational.ts';
import { Silence } from '../silence.ts';
import type { BinaryNode, CallNode, Expression, FunctionName, Operator } from './expression.ts';

/** What the letters stand for. */
export type Values<Value> = Readonly<Record<string, Value>>;

function calculate(node: BinaryNode, values: Values<Rational>): Rational {
  const [left, right] = [evaluate(node.left, values), evaluate(node.right, values)];
  switch (node.operator) {
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
      return multiply(left, right);
    case '/':
      return divide(left, right);
    case '^':
      return power(left, right);
  }
}

function callExactly(node: CallNode, values: Values<Rational>): Rational {
  const of = evaluate(node.of, values);
  if (node.name === 'abs') return absolute(of);
  const root = node.name === 'sqrt' ? exactRoot(of) : null;
  if (!root) throw new Silence(`${node.name} has no exact value here`);
  return root;
}

/** The exact value. Throws Silence where it is irrational or a letter has none, a RangeError for a division by zero. */
export function evaluate(node: Expression, values: Values<Rational> = {}): Rational {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'variable': {
      const value = values[node.name];
      if (!value) throw new Silence(`${node.name} has no value`);
      return value;
    }
    case 'constant':
      throw new Silence(`${node.name} is irrational`);
    case 'negation':
      return negate(evaluate(node.of, values));
    case 'call':
      return callExactly(node, values);
    case 'binary':
      return calculate(node, values);
  }
}

const FUNCTIONS: Readonly<Record<FunctionName, (of: number) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
};
const OPERATIONS: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
};

/** The nearest floating-point value; NaN or infinite where there is none. Angles in radians. */
export function approximate(node: Expression, values: Values<number> = {}): number {
  switch (node.kind) {
    case 'number':
      return toNumber(node.value);
    case 'variable':
      return values[node.name] ?? Number.NaN;
    case 'constant':
      return node.name === 'pi' ? Math.PI : Math.E;
    case 'negation':
      return -approximate(node.of, values);
    case 'call':
      return FUNCTIONS[node.name](approximate(node.of, values));
    case 'binary':
      return OPERATIONS[node.operator](approximate(node.left, values), approximate(node.right, values));
  }
}

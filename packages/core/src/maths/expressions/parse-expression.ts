import type { Locale } from '@ori/contracts/locale';
import { add, compare, divide, isWhole, rational, type Rational } from '../rational.ts';
import { orNull, Silence, within } from '../silence.ts';
import {
  binary,
  call,
  negation,
  number,
  variable,
  type Expression,
  type FunctionName,
} from './expression.ts';
import { tokensOf, type Token } from './tokens.ts';

export interface ReadingOptions {
  readonly locale: Locale;
  /** The letters that may stand there; without them, every letter. */
  readonly variables?: readonly string[];
  /** Whether `sin`, `ln` and their kin, and the number `e`, may stand there. Roots and `|x|` always may. */
  readonly functions?: boolean;
}

const DEPTH_MAX = 40;
const ALWAYS: readonly FunctionName[] = ['sqrt', 'abs'];
/** Letters that name a function more often than a number: `f(2)` is no product. */
const FUNCTION_LETTERS = ['f', 'g', 'h'];

type NumberToken = Extract<Token, { kind: 'number' }>;
const isPlainWhole = ({ value, decimal }: NumberToken) => isWhole(value) && !decimal;

/** `X` where x was asked for: keyboards begin a line with a capital. */
function asAsked(typed: string, variables: readonly string[] | undefined): string {
  const lower = typed.toLowerCase();
  return !variables || variables.includes(typed) || !variables.includes(lower) ? typed : lower;
}

/** Reads marks from left to right, by the precedence school teaches; refuses what schools read in two ways. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #options: ReadingOptions;
  #at = 0;
  #depth = 0;
  /** Whether the factor read last was several, side by side. */
  #joined = false;

  constructor(tokens: readonly Token[], options: ReadingOptions) {
    this.#tokens = tokens;
    this.#options = options;
  }

  whole(): Expression {
    const read = this.#sum();
    if (this.#next) throw new Silence('something is left over');
    return read;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #isMark(mark: string): boolean {
    return this.#next?.kind === 'mark' && this.#next.mark === mark;
  }

  #isRaised(): boolean {
    return this.#isMark('^') || this.#next?.kind === 'raised';
  }

  #take(mark: string): boolean {
    const taken = this.#isMark(mark);
    if (taken) this.#at += 1;
    return taken;
  }

  #sum(): Expression {
    within(DEPTH_MAX, (this.#depth += 1), 'brackets inside brackets');
    let read = this.#product();
    while (this.#isMark('+') || this.#isMark('-')) {
      const operator = this.#take('+') ? '+' : (this.#take('-'), '-');
      read = binary(operator, read, this.#product());
    }
    this.#depth -= 1;
    return read;
  }

  #product(): Expression {
    let read = this.#signed();
    while (this.#isMark('*') || this.#isMark('/')) {
      const divides = !this.#take('*') && this.#take('/');
      const right = this.#signed();
      // `1/2x`, `6/2(1+2)`: does the bar end before the letter or after it?
      if (divides && this.#joined) throw new Silence('a bar before a product');
      read = binary(divides ? '/' : '*', read, right);
    }
    return read;
  }

  #signed(): Expression {
    if (this.#take('-')) return negation(this.#signedDeeper());
    if (this.#take('+')) return this.#signedDeeper();
    return this.#adjacent();
  }

  #signedDeeper(): Expression {
    within(DEPTH_MAX, (this.#depth += 1), 'signs in a row');
    const read = this.#signed();
    this.#depth -= 1;
    return read;
  }

  /** Factors side by side: `3x`, `2(x+1)`, `xy²`. */
  #adjacent(): Expression {
    let read = this.#power();
    let joined = false;
    while (this.#startsFactor()) {
      joined = true;
      this.#refuseNumberPowerBeforeLetter();
      const next = this.#next;
      if (next?.kind === 'number' || next?.kind === 'vulgar') throw new Silence('a number after a value');
      read = { ...binary('*', read, this.#power()), implied: true };
    }
    this.#joined = joined;
    return read;
  }

  #startsFactor(): boolean {
    const next = this.#next;
    if (!next || next.kind === 'raised') return false;
    return next.kind !== 'mark' || next.mark === '(';
  }

  /** `2^3x`: is the x in the exponent? */
  #refuseNumberPowerBeforeLetter(): void {
    const [mark, exponent] = [this.#tokens[this.#at - 2], this.#tokens[this.#at - 1]];
    const base = this.#tokens[this.#at - 3];
    if (mark?.kind === 'mark' && mark.mark === '^' && exponent?.kind === 'number' && base?.kind === 'number')
      throw new Silence('a power before a letter can be read in two ways');
  }

  #power(): Expression {
    const base = this.#atom();
    const raised = this.#next;
    if (raised?.kind === 'raised') {
      this.#at += 1;
      if (this.#isRaised()) throw new Silence('a power of a power');
      return binary('^', base, number(raised.value));
    }
    if (!this.#take('^')) return base;
    const exponent = this.#take('-') ? negation(this.#atom()) : this.#atom();
    if (this.#isRaised()) throw new Silence('a power of a power');
    const isOne = exponent.kind === 'number' && compare(exponent.value, rational(1)) === 0;
    if (isOne && this.#isMark('/')) throw new Silence('is the fraction the exponent?');
    return binary('^', base, exponent);
  }

  #atom(): Expression {
    const token = this.#next;
    if (!token) throw new Silence('the expression ends too early');
    this.#at += 1;
    switch (token.kind) {
      case 'number':
        return this.#mixed(token);
      case 'vulgar':
        return number(token.value);
      case 'letter':
        return this.#letter(token.name);
      case 'function':
        return this.#call(token.name);
      case 'constant':
        return { kind: 'constant', name: token.name };
      case 'raised':
        throw new Silence('a raised digit without a base');
      case 'mark':
        return this.#bracket(token.mark);
    }
  }

  /** `2 1/2`, `2½`: a whole number with a proper fraction behind it. */
  #mixed(whole: NumberToken): Expression {
    const next = this.#next;
    if (next?.kind !== 'number' && next?.kind !== 'vulgar')
      return { kind: 'number', value: whole.value, decimal: whole.decimal };
    const length = next.kind === 'vulgar' ? 1 : 3;
    const fraction = next.kind === 'vulgar' ? next.value : this.#properFraction(next);
    if (!isPlainWhole(whole)) throw new Silence('no mixed number');
    this.#at += length;
    if (this.#startsFactor() || this.#isRaised()) throw new Silence('a mixed number as a factor');
    return number(add(whole.value, fraction));
  }

  #properFraction(top: NumberToken): Rational {
    const [bar, bottom] = [this.#tokens[this.#at + 1], this.#tokens[this.#at + 2]];
    if (bar?.kind !== 'mark' || bar.mark !== '/' || bottom?.kind !== 'number')
      throw new Silence('two numbers side by side');
    if (!isPlainWhole(top) || !isPlainWhole(bottom) || compare(top.value, bottom.value) >= 0)
      throw new Silence('no proper fraction');
    return divide(top.value, bottom.value);
  }

  #letter(typed: string): Expression {
    const { variables, functions } = this.#options;
    const name = asAsked(typed, variables);
    if (name === 'e' && functions && !variables?.includes('e')) return { kind: 'constant', name };
    if (variables && !variables.includes(name)) throw new Silence(`the letter ${name} was not asked for`);
    const callsFunction = FUNCTION_LETTERS.includes(name) && this.#isMark('(');
    if (!variables && callsFunction) throw new Silence('a function, not a product');
    return variable(name);
  }

  #call(name: FunctionName): Expression {
    if (!this.#options.functions && !ALWAYS.includes(name)) throw new Silence(`${name} was not asked for`);
    if (this.#isRaised()) throw new Silence('a power of a function name');
    if (this.#take('(')) return call(name, this.#closed(')'));
    const of = this.#bareArgument();
    if (this.#startsFactor() || this.#isRaised()) throw new Silence('where does the argument end?');
    return call(name, of);
  }

  /** `√5`, `√x`, `sin 2x`: one number, one letter, or a number with a letter for functions with a name. */
  #bareArgument(): Expression {
    const token = this.#next;
    const isPlain = token?.kind === 'number' || token?.kind === 'letter' || token?.kind === 'constant';
    if (!isPlain) throw new Silence('the argument needs brackets');
    return this.#atom();
  }

  #bracket(mark: string): Expression {
    if (mark === '(') return this.#closed(')');
    if (mark === '|') return call('abs', this.#closed('|'));
    throw new Silence(`"${mark}" begins nothing`);
  }

  #closed(mark: string): Expression {
    const read = this.#sum();
    if (!this.#take(mark)) throw new Silence(`"${mark}" is missing`);
    return read;
  }
}

/**
 * Reads an expression as pupils type it: `2x²+3x-5`, `2(x+1)`, `3/4`, `2½`, `√2`, `|x|`, `0,5x` in French and Spanish.
 * Null for what is unreadable, and for what can be read in two ways (`1/2x`, `6/2(1+2)`, `2^3^2`, `f(x)`).
 */
export function parseExpression(text: string, options: ReadingOptions): Expression | null {
  return orNull(() => new Reader(tokensOf(text, options.locale), options).whole());
}

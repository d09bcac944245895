import type { Locale } from '@ori/contracts/locale';

/** A stretch of maths in running text, from `from` to `to`, and what it holds. */
export interface Run {
  readonly to: number;
  readonly letters: ReadonlySet<string>;
  readonly hasDigit: boolean;
  readonly hasRelation: boolean;
  readonly hasOperator: boolean;
  /** A fraction, power, root, function, or a number joined to a letter: maths without any sign between. */
  readonly hasForm: boolean;
}

const NUMBER: Readonly<Record<Locale, RegExp>> = {
  en: /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?/y,
  fr: /(?:\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?/y,
  es: /(?:\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?/y,
};
const MIXED = /\d+ \d+\/\d+(?![\d/])/y;
const FUNCTION = /(?:sin|cos|tan|exp|ln|log[₀-₉]*) ?(?=[\d(√−xtuvαβθ])/uy;
/** One letter, or several capitals that name a segment; never the beginning of a word. */
const LETTER = /(?<!\p{L})(?:\p{L}[₀-₉]?|[A-Z]{2,3})(?![\p{L}'’])/uy;
const LETTERS_AFTER_NUMBER =
  /(?!(?:st|nd|rd|th|er|re|cm|mm|km|kg|ml|dl|cl)(?!\p{L}))[a-z]{1,2}(?![\p{L}'’])/uy;
const POWER_MARKS = /[⁻⁰¹²³⁴-⁹ⁿ]+|[′!]|\u00a0?%|°(?!\p{L})/uy;
const RELATION = /[ \u00a0]?(?:<=|>=|[=≠<>≤≥≈])[ \u00a0]?/y;
const OPERATOR = /[ \u00a0]?[+−×÷·*/±][ \u00a0]?| - /y;
const UNKNOWN = /[?□_]+/y;
const FORM_MARK = /[⁻⁰¹²³⁴-⁹ⁿ]$|\p{L}′$/u;

/** Reads one stretch of maths from left to right, and stops before the first thing that is none. */
class RunReader {
  readonly #text: string;
  readonly #locale: Locale;
  #at: number;
  #letters = new Set<string>();
  #marks = { hasDigit: false, hasRelation: false, hasOperator: false, hasForm: false };

  constructor(text: string, from: number, locale: Locale) {
    this.#text = text;
    this.#at = from;
    this.#locale = locale;
  }

  run(): Run | null {
    if (!this.#sum()) return null;
    return { to: this.#at, letters: this.#letters, ...this.#marks };
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined || found === '') return null;
    this.#at += found.length;
    return found;
  }

  /** Terms with signs between; a sign without a term after it is given back. */
  #sum(): boolean {
    if (!this.#term()) return false;
    for (;;) {
      const before = this.#at;
      const relation = this.#take(RELATION);
      const operator = relation === null ? this.#take(OPERATOR) : null;
      if (relation === null && operator === null) return true;
      if (!this.#term() && this.#take(UNKNOWN) === null) {
        this.#at = before;
        return true;
      }
      if (relation !== null) this.#marks.hasRelation = true;
      else this.#marks.hasOperator = true;
    }
  }

  /** Factors side by side without a space: `3x(x + 2)²`. */
  #term(): boolean {
    const before = this.#at;
    this.#take(/[−-](?=[\d(\p{L}√])/uy);
    if (!this.#factor()) {
      this.#at = before;
      return false;
    }
    while (this.#factor(true));
    return true;
  }

  #factor(joined = false): boolean {
    const read =
      this.#root() || this.#number(joined) || this.#function() || this.#letter() || this.#bracket();
    if (read) this.#powers();
    return read;
  }

  #root(): boolean {
    const before = this.#at;
    if (this.#take(/[√∛]/y) === null) return false;
    this.#marks.hasForm = true;
    if (this.#factor()) return true;
    this.#at = before;
    return false;
  }

  #number(joined: boolean): boolean {
    const mixed = joined ? null : this.#take(MIXED);
    if (mixed !== null) this.#marks.hasForm = true;
    else if (this.#take(NUMBER[this.#locale]) === null) return false;
    this.#marks.hasDigit = true;
    const letters = this.#take(LETTERS_AFTER_NUMBER);
    for (const letter of letters ?? '') this.#letters.add(letter);
    if (letters !== null && /[^sehmgld]/.test(letters)) this.#marks.hasForm = true;
    return true;
  }

  #function(): boolean {
    const before = this.#at;
    if (this.#take(FUNCTION) === null) return false;
    if (this.#factor()) {
      this.#marks.hasForm = true;
      return true;
    }
    this.#at = before;
    return false;
  }

  #letter(): boolean {
    const letter = this.#take(LETTER);
    if (letter === null) return false;
    this.#letters.add(letter);
    return true;
  }

  #bracket(): boolean {
    const before = this.#at;
    if (this.#take(/\(/y) === null) return false;
    if (this.#sum() && this.#take(/\)/y) !== null) return true;
    this.#at = before;
    return false;
  }

  #powers(): void {
    for (;;) {
      const mark = this.#take(POWER_MARKS);
      if (mark !== null) {
        if (FORM_MARK.test(this.#text.slice(0, this.#at))) this.#marks.hasForm = true;
        continue;
      }
      const before = this.#at;
      if (this.#take(/\^/y) === null) return;
      this.#take(/[−-]/y);
      this.#marks.hasForm = true;
      if (!this.#factor()) {
        this.#at = before;
        return;
      }
    }
  }
}

/** The maths that begins at `from`, or null where none does. */
export function readRun(text: string, from: number, locale: Locale): Run | null {
  return new RunReader(text, from, locale).run();
}

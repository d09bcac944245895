/** Maths as it is written on a line, read as what it looks like: nothing is worked out or put in another order. */
export type Notation =
  | { readonly kind: 'row'; readonly parts: readonly Notation[] }
  /** A number as its language writes it: `1,250`, `0,5`. */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'letter'; readonly text: string }
  /** Names of functions and segments, and places left open. */
  | { readonly kind: 'words'; readonly text: string }
  /** `+ − × = ≤ …`, with the spaces of its kind. */
  | { readonly kind: 'sign'; readonly text: string }
  /** What stands behind without a space: `%`, `°`, `!`, `′`. */
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'bracket'; readonly of: Notation }
  | { readonly kind: 'fraction'; readonly top: Notation; readonly bottom: Notation }
  | { readonly kind: 'power'; readonly base: Notation; readonly exponent: Notation }
  | { readonly kind: 'index'; readonly base: Notation; readonly index: Notation }
  | { readonly kind: 'root'; readonly of: Notation; readonly degree: '2' | '3' };

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const PATTERNS = {
  space: /[ \u00a0]+/y,
  number: /\d+(?:[.,\u00a0\u202f]\d+)*/y,
  name: /(?:sin|cos|tan|exp|ln|log)(?!\p{L})|[A-Z]{2,3}(?!\p{L})/uy,
  letter: /\p{L}/uy,
  open: /[?□_…]+/y,
  raised: /[⁻⁺]?[⁰¹²³⁴-⁹ⁿ]+/y,
  lowered: /[₀-₉]+/y,
  caret: /\^/y,
  mark: /[′!°]|\u00a0?%/y,
  root: /[√∛]/y,
  left: /\(/y,
  right: /\)/y,
  slash: /\//y,
  sign: /<=|>=|[+−×÷·*=≠<>≤≥≈±,;:-]/y,
} as const;
const SHOWN: Readonly<Record<string, string>> = { '-': '−', '*': '·', '<=': '≤', '>=': '≥' };

const row = (parts: readonly Notation[]): Notation =>
  parts.length === 1 && parts[0] ? parts[0] : { kind: 'row', parts };

function lowered(digits: string): Notation {
  return { kind: 'number', text: Array.from(digits, (digit) => LOWERED.indexOf(digit)).join('') };
}

function raised(marks: string): Notation {
  const parts = Array.from(marks, (mark): Notation => {
    if (mark === '⁻') return { kind: 'sign', text: '−' };
    if (mark === '⁺') return { kind: 'sign', text: '+' };
    return mark === 'ⁿ'
      ? { kind: 'letter', text: 'n' }
      : { kind: 'number', text: String(RAISED.indexOf(mark)) };
  });
  return row(parts);
}

/** Brackets around the whole of a fraction's part are its bar's business. */
const bare = (part: Notation): Notation => (part.kind === 'bracket' ? part.of : part);

class NotationReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Null where something stands that we do not know: then it stays a line of text. */
  whole(): Notation | null {
    const read = this.#line();
    return read !== null && this.#at === this.#text.length ? read : null;
  }

  #take(name: keyof typeof PATTERNS): string | null {
    const pattern = PATTERNS[name];
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  #line(): Notation | null {
    const parts: Notation[] = [];
    for (;;) {
      this.#take('space');
      const sign = this.#take('sign');
      if (sign !== null) {
        parts.push({ kind: 'sign', text: SHOWN[sign] ?? sign });
        continue;
      }
      const read = this.#fraction();
      if (read === null) return parts.length === 0 ? null : row(parts);
      parts.push(read);
    }
  }

  /** `3/4`, `(x + 1)/2`; a bar between several things side by side is not ours to place: it stays a slash. */
  #fraction(): Notation | null {
    const top = this.#factor();
    if (top === null || this.#take('slash') === null) return top;
    const bottom = this.#factor();
    if (bottom !== null) return { kind: 'fraction', top: bare(top), bottom: bare(bottom) };
    this.#at -= 1;
    return top;
  }

  #factor(): Notation | null {
    const read = this.#root() ?? this.#bracket() ?? this.#plain();
    return read && this.#raisedOn(read);
  }

  #plain(): Notation | null {
    const number = this.#take('number');
    if (number !== null) return { kind: 'number', text: number };
    const words = this.#take('name') ?? this.#take('open');
    if (words !== null) return { kind: 'words', text: words };
    const letter = this.#take('letter');
    return letter === null ? null : { kind: 'letter', text: letter };
  }

  #root(): Notation | null {
    const sign = this.#take('root');
    if (sign === null) return null;
    const of = this.#bracket() ?? this.#plain();
    return of && { kind: 'root', of: bare(of), degree: sign === '∛' ? '3' : '2' };
  }

  #bracket(): Notation | null {
    if (this.#take('left') === null) return null;
    const of = this.#line();
    return of !== null && this.#take('right') !== null ? { kind: 'bracket', of } : null;
  }

  #raisedOn(read: Notation): Notation {
    let base = read;
    for (;;) {
      const index = this.#take('lowered');
      const marks = this.#take('raised');
      const mark = this.#take('mark');
      if (index !== null) base = { kind: 'index', base, index: lowered(index) };
      if (marks !== null) base = { kind: 'power', base, exponent: raised(marks) };
      if (mark !== null) base = row([base, { kind: 'mark', text: mark }]);
      if (index ?? marks ?? mark) continue;
      return this.#caretOn(base);
    }
  }

  #caretOn(base: Notation): Notation {
    if (this.#take('caret') === null) return base;
    const sign = this.#take('sign');
    const of = this.#bracket() ?? this.#plain();
    if (of === null) return base;
    const exponent = sign === null ? bare(of) : row([{ kind: 'sign', text: SHOWN[sign] ?? sign }, of]);
    return { kind: 'power', base, exponent };
  }
}

/** Reads a stretch of maths, as our generators write it, as notation; null where it holds anything else. */
export function readNotation(text: string): Notation | null {
  return new NotationReader(text).whole();
}

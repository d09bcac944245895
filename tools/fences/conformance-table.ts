/** One row of docs/spec/conformance.md: a part of a line of the specification, and where it is tried. */
export interface Row {
  readonly line: string;
  readonly quote: string;
  readonly tried: string;
  /** `file › title`, each; empty where the specification says itself that nothing is shown. */
  readonly tests: readonly string[];
  readonly note: string;
}

const ID = /\*\*(\d+\.\d+)\*\*/;

/** What the specification says, by line. */
export function linesOf(specification: string): ReadonlyMap<string, string> {
  const lines = specification.split('\n').flatMap((text) => {
    const id = ID.exec(text)?.[1];
    return id === undefined ? [] : [[id, text.replace(ID, '').replace(/^- /, '').trim()] as const];
  });
  return new Map(lines);
}

/** The rows of the table, in their order. */
export function rowsOf(conformance: string): Row[] {
  const cells = conformance
    .split('\n')
    .filter((text) => /^\| \d+\.\d+ \|/.test(text))
    .map((text) =>
      text
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
  return cells.map(([line = '', quote = '', tried = '', tests = '', note = '']) => ({
    line,
    quote,
    tried,
    tests: tests === '' ? [] : tests.split('<br>').map((test) => test.trim()),
    note,
  }));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$/{}-]+/gu) ?? [];

/** Marks in `told` where the words of a quote stand in a line; nothing where they do not stand there as quoted. */
function mark(told: boolean[], line: readonly string[], quote: readonly string[]): boolean {
  const at = line.findIndex((_, start) =>
    quote.every((word, n) => line[start + n] === word && !told[start + n]),
  );
  if (at < 0 || quote.length === 0) return false;
  quote.forEach((_, n) => (told[at + n] = true));
  return true;
}

/** What of a line no row quotes, and what rows quote that is not there. "and" and "or" may stand between. */
export function untold(line: string, quotes: readonly string[]): { left: string[]; strange: string[] } {
  const words = wordsOf(line);
  const told = words.map(() => false);
  const strange = quotes.filter((quote) => !mark(told, words, wordsOf(quote)));
  return { left: words.filter((word, n) => !told[n] && word !== 'and' && word !== 'or'), strange };
}

/** Whether a source holds the title of a test, as it is written there: whole, in quotes of any kind. */
export function hasTitle(source: string, title: string): boolean {
  const plain = source.replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => plain.includes(quote + title + quote));
}

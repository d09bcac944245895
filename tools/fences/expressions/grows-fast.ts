/** Long enough to tell a square from a line, short enough that a cube ends. */
const SHORT = 2_000;
const LONG = 8_000;
const RUNS = 3;
/** A line takes four times as long over four times the text, a square sixteen times. */
const RATIO = 8;
/** Below it nothing is measured: 10 ms of the processor, not of the clock, so that a busy machine changes nothing. */
const FELT_US = 10_000;
/** So much already over a short text needs no longer one. */
const HOPELESS_US = 200_000;

/** What an expression is made of, as texts: its words, its single marks, and what stands for classes of characters. */
function piecesOf(source: string): readonly string[] {
  const words = source.match(/[\p{L}\p{N}' -]+/gu) ?? [];
  const marks = source.match(/[^\p{L}\p{N}\\()[\]{}|?*+^$]/gu) ?? [];
  return [...new Set([...words, ...marks, ' ', '\t', '\n', 'a', 'A', '0', '.', ',', '-', '=', '/', '"'])];
}

function leastUs(pattern: RegExp, text: string): number {
  const took = Array.from({ length: RUNS }, () => {
    const { user } = process.threadCpuUsage();
    pattern.lastIndex = 0;
    text.replace(pattern, '');
    return process.threadCpuUsage().user - user;
  });
  return Math.min(...took);
}

const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/**
 * A text over which an expression's time grows faster than its length, or null: tried are repetitions of each piece of
 * the expression and of each two, behind each piece and before what fits nothing.
 */
export function growsFast(pattern: RegExp): string | null {
  const pieces = piecesOf(pattern.source);
  const pairs = pieces.flatMap((one) => [one, ...pieces.slice(0, 40).map((other) => `${one}${other}`)]);
  for (const piece of pairs) {
    const short = leastUs(pattern, `${repeated(piece, SHORT)}\u0000`);
    if (short > HOPELESS_US) return JSON.stringify(piece);
    const long = leastUs(pattern, `${repeated(piece, LONG)}\u0000`);
    if (long > FELT_US && long > RATIO * short) return JSON.stringify(piece);
  }
  return null;
}

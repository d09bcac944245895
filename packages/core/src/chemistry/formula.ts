/** How often each element comes in a formula: { H: 2, O: 1 }. */
export type Atoms = ReadonlyMap<string, number>;

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const LENGTH_MAX = 60;
const COUNT_MAX = 999;
const PIECE = /\(|\)(\d*)|([A-Z][a-z]?)(\d*)/y;

/** Subscript digits as plain ones. */
export function plainFormula(formula: string): string {
  return formula.replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)));
}

/** `H₂O` of `H2O`: its digits as subscripts. */
export function prettyFormula(formula: string): string {
  return formula.replace(/\d/g, (digit) => SUBSCRIPTS[Number(digit)] ?? digit);
}

function countOf(digits: string | undefined): number {
  return digits === undefined || digits === '' ? 1 : Number(digits);
}

type Groups = Map<string, number>[];

function addAtoms(to: Map<string, number>, atoms: Atoms, times: number): void {
  for (const [element, count] of atoms) to.set(element, (to.get(element) ?? 0) + count * times);
}

/** Takes in one piece; false for a bracket that closes nothing, or an empty one. */
function take(groups: Groups, [piece, after, element, count]: RegExpExecArray): boolean {
  const current = groups.at(-1);
  if (!current) return false;
  if (element !== undefined) addAtoms(current, new Map([[element, 1]]), countOf(count));
  else if (piece === '(') groups.push(new Map());
  else {
    const outer = groups.at(-2);
    if (!outer || current.size === 0) return false;
    groups.pop();
    addAtoms(outer, current, countOf(after));
  }
  return true;
}

/** The atoms of a formula such as `Ca(OH)2`; null for what is none. Element names are not checked here. */
export function atomsIn(formula: string): Atoms | null {
  const text = plainFormula(formula);
  if (text === '' || text.length > LENGTH_MAX) return null;
  const groups: Groups = [new Map()];
  PIECE.lastIndex = 0;
  for (let at = 0; at < text.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(text);
    if (!piece || !take(groups, piece)) return null;
  }
  const [atoms] = groups;
  const isWhole = groups.length === 1 && atoms !== undefined && atoms.size > 0;
  return isWhole && [...atoms.values()].every((count) => count >= 1 && count <= COUNT_MAX) ? atoms : null;
}

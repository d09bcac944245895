import type { PracticeItem } from '@ori/contracts/practice';
import type { Checker } from './reading.ts';

const plain = (words: string) => words.toLowerCase().replace(/\.$/, '').trim();
const listed = (line: string, mark: string) => line.split(mark).map(plain);

/** What belongs to what, written for the checks alone: each key with all its partners, `;` between them. */
export type FactTable = Readonly<Record<string, string>>;
/** A piece of a reason, and the keys or partners of which it is true. */
export type ReasonTable = Readonly<Record<string, string>>;

function partnersOf(table: FactTable): ReadonlyMap<string, ReadonlySet<string>> {
  const partners = new Map<string, Set<string>>();
  const link = (from: string, to: string) => partners.set(from, (partners.get(from) ?? new Set()).add(to));
  for (const [key, line] of Object.entries(table))
    for (const other of listed(line, ';')) {
      link(plain(key), other);
      link(other, plain(key));
    }
  return partners;
}

/** Known words of the question, the longest first, none inside another. */
function termsIn(words: string, known: readonly string[]): string[] {
  let left = ` ${plain(words)} `;
  const found: string[] = [];
  for (const term of known.toSorted((a, b) => b.length - a.length)) {
    const at = new RegExp(`(?<![\\w-])${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
    if (!at.test(left)) continue;
    found.push(term);
    left = left.replace(at, ' # ');
  }
  return found;
}

type Related = (a: string, b: string) => boolean;

function checkChoice(item: PracticeItem, terms: readonly string[], related: Related): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  return item.answerKind.options.every(
    ({ id, text }) => terms.some((term) => related(term, plain(text.en))) === (id === item.answer),
  );
}

function checkMatch(item: PracticeItem, related: Related): boolean {
  const kind = item.answerKind;
  if (kind.kind !== 'match') return false;
  const chosen = new Set(item.answer.split(','));
  return kind.left.every((left) =>
    kind.right.every(
      (right) => related(plain(left.text.en), plain(right.text.en)) === chosen.has(`${left.id}-${right.id}`),
    ),
  );
}

/** Confirms choices and matches by a table of what belongs together: the right one is in it, no other is. */
export function relationChecker(table: FactTable, reasons: ReasonTable = {}): Checker {
  const partners = partnersOf(table);
  const given = Object.entries(reasons).map(([piece, of]) => [plain(piece), listed(of, ';')] as const);
  const related: Related = (a, b) =>
    partners.get(a)?.has(b) === true || given.some(([piece, of]) => b.includes(piece) && of.includes(a));
  return (item) =>
    item.answerKind.kind === 'match'
      ? checkMatch(item, related)
      : checkChoice(item, termsIn(item.prompt.en, [...partners.keys()]), related);
}

function optionWords(item: PracticeItem): ReadonlyMap<string, string> {
  if (item.answerKind.kind !== 'order' && item.answerKind.kind !== 'choice') return new Map();
  return new Map(item.answerKind.options.map(({ id, text }) => [id, plain(text.en)]));
}

/** Confirms orders and neighbours by sequences written `a > b > c`, keyed by a word of the question. */
export function sequenceChecker(table: FactTable): Checker {
  return (item) => {
    const prompt = plain(item.prompt.en);
    const key = Object.keys(table).find((name) => prompt.includes(plain(name)));
    const stages = listed(table[key ?? ''] ?? '', '>');
    const words = optionWords(item);
    if (item.answerKind.kind === 'order') {
      const places = item.answer.split(',').map((id) => stages.indexOf(words.get(id) ?? ''));
      return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0)));
    }
    const [asked = ''] = termsIn(prompt.replace(plain(key ?? ''), ''), stages);
    const right = stages[stages.indexOf(asked) + (prompt.includes('before') ? -1 : 1)];
    return [...words].every(([id, option]) => (option === right) === (id === item.answer));
  };
}

/** Confirms single questions: a piece of the question with the one right option, word for word. */
export function questionChecker(table: FactTable): Checker {
  return (item) => {
    const found = Object.entries(table).find(([piece]) => item.prompt.en.includes(piece));
    return found !== undefined && optionWords(item).get(item.answer) === plain(found[1]);
  };
}

/** Whether any of several ways confirms: for skills whose questions come from several banks. */
export function oneOf(...checkers: readonly Checker[]): Checker {
  return (item, difficulty) => checkers.some((checker) => checker(item, difficulty));
}

import type { PracticeItem } from '@ori/contracts/practice';
import type { Checker } from './reading.ts';

/** For each key the words, `;` between them, by which a text shows that it speaks of it; `=words` is the whole text. */
export type ClueTable = Readonly<Record<string, string>>;
type Keys = ReadonlySet<string>;

function keyFinder(table: ClueTable): (words: string) => Keys {
  const clues = Object.entries(table).map(([key, line]) => ({
    key,
    clues: [key, ...line.split(';')].map((clue) => clue.trim().toLowerCase()).filter((clue) => clue !== ''),
  }));
  return (words) => {
    const plain = words.toLowerCase();
    const shows = (clue: string) => (clue.startsWith('=') ? plain === clue.slice(1) : plain.includes(clue));
    return new Set(clues.filter((it) => it.clues.some(shows)).map(({ key }) => key));
  };
}

const share = (a: Keys, b: Keys) => [...a].some((key) => b.has(key));

function checkChoice(item: PracticeItem, keysOf: (words: string) => Keys): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const asked = keysOf(item.prompt.en);
  return item.answerKind.options.every(
    ({ id, text }) => share(asked, keysOf(text.en)) === (id === item.answer),
  );
}

function checkMatch(item: PracticeItem, keysOf: (words: string) => Keys): boolean {
  const kind = item.answerKind;
  if (kind.kind !== 'match') return false;
  const chosen = new Set(item.answer.split(','));
  return kind.left.every((left) =>
    kind.right.every(
      (right) => share(keysOf(left.text.en), keysOf(right.text.en)) === chosen.has(`${left.id}-${right.id}`),
    ),
  );
}

/** Confirms choices and matches by clues: question and right option speak of the same key, no other option does. */
export function clueChecker(table: ClueTable): Checker {
  const keysOf = keyFinder(table);
  return (item) => (item.answerKind.kind === 'match' ? checkMatch(item, keysOf) : checkChoice(item, keysOf));
}

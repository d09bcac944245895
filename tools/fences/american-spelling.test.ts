import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * English is spelled as in America, where our families are. Elements keep the names IUPAC gives them (aluminium,
 * caesium, sulfur); “cancelled” and “catalogue” are at home there too.
 */
const OTHER =
  /\b(?:un)?(?:colour|neighbour|favour|honour|behaviour|flavour|harbour|vapour|labour|tumour|grey|theatre|fibre|mould|plough|sulph|judgement|centred?\b|centres\b|(?:kilo|centi|milli|nano|pico)?metres?\b|(?:milli)?litres?\b|practis(?:e|ed|es|ing)\b|(?:analy|oxid|civil|recogn|organ|real|critic|memor|synthes|crystall|standard|summar|emphas)is(?:e|ed|es|ing|ation|ations)\b|(?:travel|model|label)l(?:ed|ing|er|ers)\b|programmes?\b|maths\b|learnt\b|per cent\b|towards\b|aluminum|cesium)/i;

/** Names of works and of bodies, words that a law or a program knows under this spelling, and marks of the text. */
const NAMES =
  /International Labour Organization|data minimisation|civilisations?\W+in China|\{#[\w-]+\}|\{\{[^}]*\}\}|\{\w+\}|\b(?:id: [\w-]+|sources: \[[^\]]*\]|centre(?=: ))/gi;

function misspelled(words: string): string | null {
  return OTHER.exec(words.replaceAll(NAMES, ''))?.[0] ?? null;
}

/** The lines of a lesson or text that its author wrote: all but its sources. */
function ownLines(markdown: string): string[] {
  const [, front = '', ...body] = markdown.split(/^---$/m);
  return [front.replaceAll(/^sources:\n(?:^[ -].*\n)*/gm, ''), ...body].join('\n').split('\n');
}

const LESSONS = ['content/lessons/*/*/*/en.md', 'content/texts/{articles,help,training}/*/en.md'];
const LOCALES = ['apps/web/src/locales/en/*.json'];
const CODE = ['packages/{labs,core}/src/**/*.ts', 'apps/server/src/**/*{words,wordings}.ts'];
/** What the maths worker and the tutor read, not what they say. */
const READ = /\/(?:maths|tutor\/(?:intent|safety|ground)|testing)\/|\.test\.ts$/;
const ENGLISH = /(?:\ben:\s*|\bsay\(\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1/gu;

const read = (file: string) => readFileSync(root + file, 'utf8');
const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: root });

function wordsIn(): { file: string; words: string }[] {
  const lessons = filesOf(LESSONS).flatMap((file) => ownLines(read(file)).map((words) => ({ file, words })));
  const locales = filesOf(LOCALES).flatMap((file) =>
    read(file)
      .split('\n')
      .map((line) => ({ file, words: line.replace(/^\s*"[^"]*":/, '') })),
  );
  const code = filesOf(CODE)
    .filter((file) => !READ.test(file))
    .flatMap((file) => [...read(file).matchAll(ENGLISH)].map(([, , words = '']) => ({ file, words })));
  return [...lessons, ...locales, ...code];
}

test('what a reader of English sees is spelled one way', () => {
  const all = wordsIn();
  expect(all.length).toBeGreaterThan(20_000);
  const other = all.flatMap(({ file, words }) => (misspelled(words) ? [`${file}: ${words.trim()}`] : []));
  expect(other).toEqual([]);
});

test.each(['two colours', 'the Centre', 'a kilometre', 'Practise', 'Grey lines', 'maths', 'per cent'])(
  'finds %s',
  (words) => expect(misspelled(words)).not.toBeNull(),
);

test.each([
  'concentric',
  'practice',
  'the International Labour Organization',
  'paper and percent',
  'diameter',
])('lets %s be', (words) => expect(misspelled(words)).toBeNull());

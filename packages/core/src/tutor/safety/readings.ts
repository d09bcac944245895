/** Letters of other alphabets that look like ours, marks that vowels carry, and what hides between letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a', // Cyrillic from here on
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
};
const STARRED: readonly (readonly [RegExp, string])[] = [
  [/\bh8/g, 'hate'],
  [/\bf[*#@!]{1,3}c?k/g, 'fuck'],
  [/\bk[*#]l+/g, 'kill'],
  [/\bs[*#]{1,2}i?cid/g, 'suicid'],
  [/\bsu[*#]c[*#i]de/g, 'suicide'],
  [/\bd[*#]e\b/g, 'die'],
  [/\br[*#]pe/g, 'rape'],
  [/\bs[*#]x\b/g, 'sex'],
  [/\bsh?[*#]{1,2}t\b/g, 'shit'],
  [/\bb[*#]{1,3}tch/g, 'bitch'],
];
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};
const LONE_LEET: Readonly<Record<string, string>> = { '1': 'i', '2': 'to', '4': 'for' };

/** Lower case, plain letters, straight quotes; the rest of the message as it was. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
    .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u00ab\u00bb]/g, '"')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOKALIKES[letter] ?? letter);
}

/** `I'm`, `i m` and `im` become one; so do `j'ai` and `j ai`, `don't` and `don t`. */
function withoutApostrophes(plain: string): string {
  return plain
    .replace(/(?<=[a-z])'(?=[a-z])/g, '')
    .replace(/\b(i|you|he|she|they|we|it|that|what|there) (m|d|ll|ve|re|s)\b/g, '$1$2')
    .replace(/\b((?:do|does|did|ca|wo|is|are|was|have|has)n) t\b/g, '$1t')
    .replace(/\b([jmtnld]) (?=[a-z]{2})/g, '$1');
}

/**
 * What was written, in plain words: lower case, no accents, no apostrophes, one space between words, ` . ` where a
 * sentence ends. Everything else is gone.
 */
export function plainWords(text: string): string {
  return wordsOf(plainLetters(text));
}

function wordsOf(plain: string): string {
  return withoutApostrophes(plain)
    .replace(/(?<![.!?\n])[.!?\n]+(?=\s|$)/g, ' . ')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/(?<! )\.|\.(?! |$)/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `k i l l` and `k.i.l.l` become `kill`. */
const joinSpelled = (plain: string): string =>
  plain.replace(/\b[a-z](?:[ .*_-]{1,2}[a-z]\b){2,30}/g, (spelled) =>
    // Two spaces part the words of a spelled-out sentence.
    spelled
      .replace(/ {2}/g, '\u0001')
      .replace(/[ .*_-]/g, '')
      .replaceAll('\u0001', ' '),
  );

const isLeetWord = (word: string): boolean =>
  /[a-z]/.test(word) && /[0-9@$]|(?<=[a-z])[!|](?=[a-z])/.test(word) && /^[a-z0-9@$!|'*]+$/.test(word);

type One = 'i' | 'l' | 'by place';

function leetWord(word: string, one: One): string {
  const whole = LONE_LEET[word];
  if (whole !== undefined) return whole;
  const letters = word.replace(/[034578@$]/g, (sign) => LEET[sign] ?? sign);
  if (one !== 'by place') return letters.replace(/[1!|]/g, one);
  return letters.replace(/(?<=[aeou])[1!|]/g, 'l').replace(/[1!|]/g, 'i');
}

/** `k1ll` read as `kill`; `null` where no word mixes letters and digits. */
function leetReading(plain: string, one: One): string | null {
  const words = plain.split(/([\s.,;:?]+)/);
  if (!words.some(isLeetWord)) return null;
  return words.map((word) => (isLeetWord(word) || word in LONE_LEET ? leetWord(word, one) : word)).join('');
}

const starless = (plain: string): string =>
  STARRED.reduce((rest, [masked, word]) => rest.replace(masked, word), plain);

/** `killlll` read as `kill` and as `kil`, `dieeee` as `die`. */
function withoutLongRuns(words: string): readonly string[] {
  if (!/([a-z])\1\1/.test(words)) return [words];
  const shortened = words.replace(/([a-z])\1{2,}/g, '$1');
  return [
    words.replace(/([a-z])\1{2,}/g, (_, letter: string) => (letter === 'l' ? 'll' : letter)),
    shortened,
  ];
}

/**
 * The ways in which a message may be meant, all alike in writing: lower case, no accents, no apostrophes, one space
 * between words, ` . ` between sentences. Usually one; more where letters are masked, spelled out, drawn out or
 * replaced by digits.
 */
export function readings(text: string): readonly string[] {
  const plain = starless(joinSpelled(plainLetters(text)));
  const written = [
    plain,
    leetReading(plain, 'i'),
    leetReading(plain, 'l'),
    leetReading(plain, 'by place'),
  ].filter((one) => one !== null);
  return [...new Set(written.flatMap((one) => withoutLongRuns(wordsOf(one))))];
}

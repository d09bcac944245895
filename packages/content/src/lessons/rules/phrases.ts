import type { Locale } from '@ori/contracts/locale';
import type { Complaint } from '../../data/complaint.ts';
import type { ContentData } from '../../data/read-data.ts';
import type { BannedPhrase } from '../../shapes/banned-phrases.ts';
import type { LessonDraft } from '../draft.ts';
import { splitSentences } from '../prose.ts';
import type { LessonRule } from './rule.ts';

/** A sentence, where it stands, and whether it belongs to a claim that quotes what is not supported. */
interface Told {
  readonly field: string;
  readonly text: string;
  readonly quotes: boolean;
}

/** What the charter (§1 and §7) forbids saying is not said, and nothing unverified, marked (?), is published. */
export const phrasesRule: LessonRule = (draft, data) => {
  const told = [...proseOf(draft), ...frontOf(draft)];
  return [...told.flatMap(doubtful), ...told.flatMap((it) => bannedIn(it, draft.place.locale, data))];
};

function proseOf({ prose, examples, front }: LessonDraft): Told[] {
  const unsupported = new Set(
    front.claims.filter((claim) => claim.label === 'unsupported').map((claim) => claim.id),
  );
  return [
    ...[...prose].flatMap(([field, sentences]) =>
      sentences.map(({ text, claim }) => ({ field, text, quotes: claim !== null && unsupported.has(claim) })),
    ),
    ...examples.map(({ text }) => ({ field: 'examples', text, quotes: false })),
  ];
}

/** Every text of the front matter that a learner reads. */
function frontOf({ front }: LessonDraft): Told[] {
  const { worked: _worked, faded: _faded, sources: _sources, claims, ...rest } = front;
  const own = Object.entries(rest).flatMap(([field, value]) =>
    stringsIn(value).map((text) => ({ field, text, quotes: false })),
  );
  const stated = claims.map(({ id, text, label }) => ({
    field: `claims.${id}`,
    text,
    quotes: label === 'unsupported',
  }));
  return [...own, ...stated].flatMap((it) => splitSentences(it.text).map((text) => ({ ...it, text })));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function doubtful({ field, text }: Told): Complaint[] {
  return text.includes('(?)') ? [{ field, rule: 'doubt-published', message: `(?) in "${text}"` }] : [];
}

/** The banned phrases of a language that a sentence uses. */
export function bannedIn({ field, text, quotes }: Told, locale: Locale, data: ContentData): Complaint[] {
  return testsOf(data)
    .filter(({ phrase }) => phrase.locales.includes(locale) && !(phrase.quotable && quotes))
    .filter(({ pattern, unless }) => pattern.test(text) && !unless?.test(text))
    .map(({ phrase }) => ({ field, rule: `phrase:${phrase.id}`, message: `${phrase.why}: "${text}"` }));
}

interface PhraseTest {
  readonly phrase: BannedPhrase;
  readonly pattern: RegExp;
  readonly unless: RegExp | null;
}

const compiled = new WeakMap<ContentData, readonly PhraseTest[]>();

function testsOf(data: ContentData): readonly PhraseTest[] {
  const known = compiled.get(data);
  if (known) return known;
  const tests = data.bannedPhrases.map((phrase) => ({
    phrase,
    pattern: expressionOf(phrase.pattern),
    unless: phrase.unless === undefined ? null : expressionOf(phrase.unless),
  }));
  compiled.set(data, tests);
  return tests;
}

/** `\b` knows only the letters of English; here it ends words of every language. */
const WORD_EDGE = String.raw`(?:(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]))`;

/** A phrase’s pattern as an expression over words of every language. */
export function expressionOf(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll(String.raw`\b`, WORD_EDGE), 'iu');
}

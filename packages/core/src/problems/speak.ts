import { LOCALES, type Locale, type LocalisedText } from '@ori/contracts/locale';
import type { Misconception, PracticeItem } from '@ori/contracts/practice';
import type { DraftItem, MisconceptionId } from './draft.ts';
import { fillOne } from './text.ts';
import { type Message, type Phrase, text } from './phrase.ts';

/** What one language says under a key: its raw sentence, with `{name}`s; null where it has none. */
export type Catalogue = (key: string) => string | null;
export type Catalogues = Readonly<Record<Locale, Catalogue>>;

/** No colon after a full stop, no second stop at the end. */
const tidy = (words: string) => words.replace(/([.?!])[\s\u00a0]?: /gu, '$1 → ').replace(/\.\.$/u, '.');

/** Words in one language. Throws where its catalogue has no such message. */
export function speak(said: Phrase | string, locale: Locale, catalogue: Catalogue): string {
  if (typeof said === 'string') return said;
  if (!('kind' in said)) return said[locale];
  if (said.kind === 'joined') return said.parts.map((part) => speak(part, locale, catalogue)).join('');
  if (said.kind === 'completed')
    return speak(said.of, locale, catalogue).replace(said.mark, () => speak(said.by, locale, catalogue));
  if (said.kind === 'tidied') return tidy(speak(said.of, locale, catalogue));
  if (said.kind === 'message') {
    const message = catalogue(said.key);
    if (message === null) throw new Error(`no message "${said.key}" in ${locale}`);
    return message;
  }
  const { of, fillers } = said;
  return fillOne(speak(of, locale, catalogue), locale, (name) => {
    const filler = fillers[name];
    return filler === undefined || typeof filler === 'number' || typeof filler === 'string'
      ? filler
      : speak(filler, locale, catalogue);
  });
}

const KINDS: ReadonlySet<unknown> = new Set(['message', 'filled', 'joined', 'completed', 'tidied']);
const isPhrase = (value: object): value is Phrase => 'kind' in value && KINDS.has(value.kind);

function spokenIn(value: unknown, say: (words: Phrase) => LocalisedText): unknown {
  if (Array.isArray(value)) return value.map((part) => spokenIn(part, say));
  if (typeof value !== 'object' || value === null) return value;
  if (isPhrase(value)) return say(value);
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, spokenIn(held, say)]));
}

const inEach = (phrase: Phrase, catalogues: Catalogues): LocalisedText => {
  const [en = '', fr = '', es = ''] = LOCALES.map((locale) => speak(phrase, locale, catalogues[locale]));
  return { en, fr, es };
};

const ofMisconception = (id: MisconceptionId, said: 'name' | 'question'): Message => ({
  kind: 'message',
  key: `misconceptions/${id}.${said}`,
});

/** Each is put into words once. */
const SAID = new WeakMap<Catalogues, Map<MisconceptionId, Misconception>>();

/** A misconception in the words of all languages. Throws where the catalogue has none of this id. */
function misconceptionIn(id: MisconceptionId, catalogues: Catalogues): Misconception {
  const said = SAID.get(catalogues) ?? new Map<MisconceptionId, Misconception>();
  SAID.set(catalogues, said);
  const say = (part: 'name' | 'question') => inEach(text(ofMisconception(id, part)), catalogues);
  const misconception = said.get(id) ?? { id, name: say('name'), question: say('question') };
  said.set(id, misconception);
  return misconception;
}

/** The words of a misconception that was stored by its id; null when it is gone from the product. */
export function knownMisconception(id: MisconceptionId, catalogues: Catalogues): Misconception | null {
  const isKnown = catalogues.en(ofMisconception(id, 'name').key) !== null;
  return isKnown ? misconceptionIn(id, catalogues) : null;
}

/** An item with all its words in every language. */
export function inAllLanguages(draft: DraftItem, catalogues: Catalogues): PracticeItem {
  const distractors = draft.distractors.map(({ answer, misconception }) => ({
    answer,
    misconception: misconceptionIn(misconception, catalogues),
  }));
  const spoken = spokenIn(draft, (phrase) => inEach(phrase, catalogues)) as PracticeItem;
  return { ...spoken, distractors };
}

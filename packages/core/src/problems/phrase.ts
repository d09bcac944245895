import type { LocalisedText } from '@ori/contracts/locale';

/** What stands for a `{name}`: a number is written as each language writes it, other words as they are said. */
export type Filler = number | string | Phrase;
export type Fillers = Readonly<Record<string, Filler>>;

/** What a catalogue of one language says under a key: `ma-area/explain.nudge`. */
export interface Message {
  readonly kind: 'message';
  readonly key: string;
}

/** A sentence, or one formula for all languages, with what stands for each `{name}` in it. */
export interface Filled {
  readonly kind: 'filled';
  readonly of: Phrase | string;
  readonly fillers: Fillers;
}

/** Several one after another; a string stands for itself in every language. */
export interface Joined {
  readonly kind: 'joined';
  readonly parts: readonly (Phrase | string)[];
}

/** A sentence in which the first `mark` gives way to other words: `___` to the word that fits. */
export interface Completed {
  readonly kind: 'completed';
  readonly of: Phrase;
  readonly mark: string;
  readonly by: Phrase;
}

/** A step in which a whole sentence is named: no colon after its full stop, no second stop at the end. */
export interface Tidied {
  readonly kind: 'tidied';
  readonly of: Phrase;
}

/** Words of no language yet: they become a sentence when a language speaks them. */
export type Phrase = Message | Filled | Joined | Completed | Tidied | LocalisedText;

/** The messages of one skill, or of what several skills share, by their path in its catalogue. */
export function messagesOf(catalogue: string): (path: string) => Message {
  return (path) => ({ kind: 'message', key: `${catalogue}/${path}` });
}

/** Several, one after another, with `between` between them. */
export function joined(parts: readonly (Phrase | string)[], between: Phrase | string = ''): Joined {
  return {
    kind: 'joined',
    parts: parts.flatMap((part, at) => (at === 0 || between === '' ? [part] : [between, part])),
  };
}

/** The sentence with its first `mark` given way to other words. */
export function completed(of: Phrase, mark: string, by: Phrase): Completed {
  return { kind: 'completed', of, mark, by };
}

/** Whether two say the same in every language: the same messages, filled with the same. */
export function isSamePhrase(a: Phrase, b: Phrase): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** A sentence with `{name}`s, or one formula for all languages. */
export type Templates = Phrase | string;

/** The sentence with each `{name}` replaced: so all languages carry the same numbers. */
export function text(of: Templates, fillers: Fillers = {}): Filled {
  return { kind: 'filled', of, fillers };
}

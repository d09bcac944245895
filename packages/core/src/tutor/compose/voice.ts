import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { text, type Fillers } from '../../problems/text.ts';
import { mentionsAny } from '../ground/mentions.ts';
import type { Listener } from '../turn.ts';
import { registerOf, type Pool, type Wordings } from './register.ts';

/** Speaks to one listener: takes a wording of the right register, never one that says what is forbidden. */
export interface Voice {
  readonly listener: Listener;
  readonly forbidden: readonly string[];
  readonly variety: number;
}

/**
 * Wordings turn with the variety, one on with each turn: what was said last is not said again. `salt` keeps two choices
 * of one reply from beginning alike.
 */
function startOf(variety: number, salt: number, size: number): number {
  const mixed = Math.imul(Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
  return ((variety >>> 0) + ((mixed ^ (mixed >>> 13)) >>> 0)) % size;
}

/** Whether nothing forbidden is in it. */
export function maySay({ forbidden }: Voice, said: string): boolean {
  return forbidden.length === 0 || !mentionsAny(said, forbidden);
}

/** One of the pool, filled in; the first that may be said, from a place the variety chooses. */
export function sayOne(voice: Voice, pool: Pool, fillers: Fillers = {}, salt = 0): string {
  const start = startOf(voice.variety, salt, pool.length);
  const turned = [...pool.slice(start), ...pool.slice(0, start)];
  const said = turned.map((wording) => text(wording, fillers)[voice.listener.locale]);
  return said.find((words) => maySay(voice, words)) ?? said[0] ?? '';
}

/** One of the wordings for the listener's register. */
export function speak(voice: Voice, wordings: Wordings, fillers: Fillers = {}, salt = 0): string {
  return sayOne(voice, wordings[registerOf(voice.listener.tier)], fillers, salt);
}

/** The text in the listener's language. */
export function inLocale(wording: LocalisedText, locale: Locale): string {
  return text(wording)[locale];
}

/** Sentences of a reply, empty ones left out. */
export function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

import { plainWords } from '../safety/readings.ts';
import { TALK_EN } from './talk-en.ts';
import { TALK_ES } from './talk-es.ts';
import { TALK_FR } from './talk-fr.ts';
import type { TalkKind } from './talk-rule.ts';

const RULES = [...TALK_EN, ...TALK_FR, ...TALK_ES];
/** Seven letters that no word has in a row. */
const UNSPEAKABLE = /[bcdfghjklmnpqrstvwxz]{6}/;

/** Nothing that can be read: signs, faces, or letters at random. */
function isUnreadable(message: string, words: string): boolean {
  if (/[\d<>=+×÷]/.test(message)) return false;
  const letters = words.replace(/[^a-z]/g, '');
  return letters.length === 0 || (UNSPEAKABLE.test(letters) && words.split(' ').length <= 2);
}

/**
 * Talk that is about no lesson: a feeling, a sore tummy, a joke, an essay somebody else should write. Null for
 * everything else. All three languages are read, whatever the locale is.
 */
export function talkOf(message: string): TalkKind | null {
  if (message.trim() === '') return null;
  const words = plainWords(message);
  const rule = RULES.find(({ pattern }) => pattern.test(words));
  if (rule) return rule.kind;
  return isUnreadable(message, words) ? 'unreadable' : null;
}

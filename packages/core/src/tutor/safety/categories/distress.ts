import { everyOf } from '../phrases.ts';
import { HARMLESS_HITS } from '../harmless-hits.ts';
import { CONCERN, HARMLESS_CONCERN } from '../concern.ts';
import type { TriageCategory } from '../triage-rule.ts';
import { DISTRESS_EN } from './distress-en.ts';
import { DISTRESS_ES } from './distress-es.ts';
import { DISTRESS_FR } from './distress-fr.ts';
import { FRIENDS_IN_DANGER } from './friends-in-danger.ts';

const HARMLESS = everyOf(
  '(?:mom|mum|dad|parents|teacher|coach|mother|father) (?:is|are|will|would)? ?(?:going to|gonna|ll)? ?(?:kill|murder) me',
  ...HARMLESS_HITS,
  ...HARMLESS_CONCERN,
  'alone (?:time|in the (?:box|bracket|equation)|on (?:one|the) side)',
  'leave x alone|x alone',
  'my dog (?:died|is dead) (?:in|on) (?:minecraft|the game|the book)',
  'ya no puedo mas con (?:esta tarea|este examen|las mates)',
);

/** Sadness, fear and trouble at home that are no plain danger, and words that ask for somebody to listen. */
export const DISTRESS: TriageCategory<'distress'> = {
  category: 'distress',
  tier: 'S2',
  harmless: HARMLESS,
  rules: [...FRIENDS_IN_DANGER, ...DISTRESS_EN, ...DISTRESS_FR, ...DISTRESS_ES, CONCERN],
};

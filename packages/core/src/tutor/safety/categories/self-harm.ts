import { everyOf } from '../phrases.ts';
import { SCHOOL_WORK } from '../study.ts';
import type { TriageCategory } from '../triage-rule.ts';
import { SELF_HARM_EN } from './self-harm-en.ts';
import { SELF_HARM_ES } from './self-harm-es.ts';
import { SELF_HARM_FR } from './self-harm-fr.ts';

const HARMLESS = everyOf(
  '(?:to )?(?:die|dying|died|dead) (?:of|from|with|by)? ?(?:laughter|laughing|embarrassment|boredom|hunger|thirst|cringe|shame|happiness|cuteness|excitement|curiosity|heat|jealousy)',
  'dying (?:to|for|of) (?:know|see|try|go|eat|read|play|a|some|hunger|thirst|the|that)',
  '(?:to )?die for',
  'kill(?:ing)? ?(?:my ?self|me) (?:laughing|with laughter|studying)',
  '(?:hurt|hurting|cut|cutting|burn|burned|burning|stab) ?my ?self (?:at|in|on (?:the|a|my|paper)|while|playing|falling|shaving|cooking|doing|during|running|riding|some|a (?:slice|piece)|off)',
  '(?:accidentally|accidently|by accident) (?:hurt|cut|burn|burned|stabbed) ?my ?self',
  '(?:hurt|cut|burned|burnt) ?my ?self (?:by accident|accidentally|accidently)',
  'i(?: just)? cut my (?:arm|leg|hand) (?:on|falling|playing|when i fell|climbing|by accident)',
  'suicide (?:squads?|gene|inhibitors?|drills?|sprints?|runs?|king)',
  'cell(?:ular)? suicide',
  'dumb ways to die',
  `(?:${SCHOOL_WORK}) (?:makes?|made|making) me (?:just |really |literally )?(?:want to|wanna|wish i could) die`,
  '(?:mourir|crever|creve|mort|morte|meurs|mourrir) de (?:rire|faim|soif|honte|chaud|froid|ennui|fatigue|peur|sommeil|trouille)',
  'mdr',
  'je me (?:suis )?coupee? (?:les (?:cheveux|ongles)|le doigt|la frange|avec une feuille|en cuisinant|en epluchant)',
  '(?:morir(?:me|se)?|matar|muero|muerto|muerta|muerte) de (?:la )?(?:risa|verguenza|hambre|sed|calor|frio|aburrimiento|sueno|miedo|ganas)',
  'me corto el (?:pelo|dedo)',
);

/** Wanting to die or to hurt oneself. */
export const SELF_HARM: TriageCategory<'self-harm'> = {
  category: 'self-harm',
  tier: 'S1',
  harmless: HARMLESS,
  rules: [...SELF_HARM_EN, ...SELF_HARM_FR, ...SELF_HARM_ES],
};

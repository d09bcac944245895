import { anyOf, oneOf, upTo } from './phrases.ts';
import { ANYBODY } from './people.ts';
import { ABOUT_A_TEXT_OR_GAME } from './study.ts';
import type { TriageRule } from './triage-rule.ts';

/**
 * Words that weigh little alone and much beside a person and "me": the net under the exact rules, for children who
 * talk around what happens. It only ever offers a human.
 */
const HEAVY = oneOf(`
  punch(?:es|ed|ing)? slap(?:s|ped)? chok(?:e|es|ed|ing) threaten(?:s|ed|ing)? drunk naked undress(?:ed)?
  underwear bruises? bleeding belt strangled? locked_(?:me|us) touch(?:es|ed|ing) abus(?:e|es|ed|ing|ive) afraid terrified
  scared (?:my|into)_bed with_a_knife with_a_gun hurt(?:s|ing)_me hates_me hate_me my_(?:shirt|pants|body|privates)
  coups? gifle[sr]? frappe(?:nt)? mon_lit nue? deshabille[rz]? bleus cave ceinture ivre saoul peur tuer menace
  enferme[er]?
  golpe[sa]? pega(?:n)? mi_cama desnud[oa] borrach[oa] tomado moretones cinturon miedo matar amenaza(?:n)?
  encierra(?:n)?`);
const ME = oneOf('me my mine us im i je j jai mon ma mes moi mi mis yo');
const TOGETHER = `(?:${ME}${upTo(12)} ${ANYBODY}${upTo(10)} ${HEAVY}|${ANYBODY}${upTo(10)} ${HEAVY}${upTo(8)} ${ME}|my ${ANYBODY}${upTo(8)} ${HEAVY}|(?:mon|ma|mi) ${ANYBODY}${upTo(8)} ${HEAVY})`;

/** Neighbours of such words that take their weight away. */
export const HARMLESS_CONCERN: readonly string[] = [
  '(?:make|made|making|makes|go|goes|going|went|get|jump|jumped) (?:to |into |up )?(?:my|in|the|to)? ?bed(?:time)?',
  '(?:with|for) (?:joy|joy|laughter|ice)',
  '(?:seat|conveyor|asteroid|black|white|green|yellow|karate) belt',
  '(?:scared|afraid|terrified|peur|miedo) (?:of|to|that|de|des|du|a|al) (?:the |les? |la |los |las |el )?(?:dark|dogs?|spiders?|snakes?|heights|tests?|exams?|math|clowns?|bees|monsters?|noir|chiens?|araignees?|controle|oscuridad|perros?|aranas?|examen)',
  '(?:locked|lock)(?: me)? out of (?:my|the|his|her)|locked (?:the|my|his|her) (?:door|phone|ipad|car|tablet)',
  'got (?:stung|sick)|high ?five|punch ?line|hole punch|fruit punch|slap ?stick',
  'touch(?:es|ed|ing)? (?:the|down|base|screen|typing|football|on)',
];

/** Speaks where a person, "me" and a heavy word meet in one sentence. */
export const CONCERN: TriageRule = {
  id: 'distress.concern',
  pattern: anyOf(TOGETHER),
  unless: ABOUT_A_TEXT_OR_GAME,
};

import { everyOf } from '../phrases.ts';
import { HARMLESS_HITS } from '../harmless-hits.ts';
import type { TriageCategory } from '../triage-rule.ts';
import { ABUSE_EN } from './abuse-en.ts';
import { ABUSE_ES } from './abuse-es.ts';
import { ABUSE_FR } from './abuse-fr.ts';
import { PARTNER_VIOLENCE } from './partner-violence.ts';

const HARMLESS = everyOf(
  ...HARMLESS_HITS,
  'touche[sd]? (?:me|us) (?:deeply|emotionally)',
  '(?:in|to|into) my (?:room|bedroom) (?:at night )?to (?:say|tuck|kiss me good|check|read|turn|wake|get|bring|clean|help|sing)',
  '(?:at night|in the night) to (?:say|tuck|kiss me good|check|read|turn|wake|sing|bring)',
  'surprise (?:party|present|gift)|birthday (?:surprise|party|present)',
  'dans ma chambre (?:le soir |la nuit )?pour (?:me (?:lire|dire|faire un bisou|border|souhaiter)|dire|lire)',
  'me bat (?:toujours |encore )?(?:au|aux|a|en) [a-z]+',
  'a mi (?:cuarto|habitacion) (?:por la noche |de noche )?(?:a|para) (?:leer|leerme|dar|darme|decir|decirme)',
  'me gana(?:n)?',
);

/** Being hit, touched, neglected or silenced, most often by someone the child lives with. */
export const ABUSE: TriageCategory<'abuse'> = {
  category: 'abuse',
  tier: 'S1',
  harmless: HARMLESS,
  rules: [...ABUSE_EN, ...ABUSE_FR, ...ABUSE_ES, ...PARTNER_VIOLENCE],
};

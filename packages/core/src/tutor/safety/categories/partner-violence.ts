import { anyOf, some } from '../phrases.ts';
import type { TriageRule } from '../triage-rule.ts';

const OFTEN = 'always keeps keep often sometimes just has also used_to';
const NO_GAME = '(?! (?:at|in|to|by) (?!home|night)[a-z]+)';

/** Being hurt by a partner, in the three languages: grown learners and teenagers tell it too. */
export const PARTNER_VIOLENCE: readonly TriageRule[] = [
  {
    id: 'abuse.en.partner',
    pattern: anyOf(
      `my (?:ex )?(?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|ex)${some(2, OFTEN)} (?:hits?|slap(?:s|ped)?|punch(?:es|ed)|kick(?:s|ed)|chok(?:es|ed)|hurts?|beats?|push(?:es|ed)|threaten(?:s|ed)|strangle[sd]?|rape[sd]?) me${NO_GAME}`,
      '(?:scared|afraid|terrified) of my (?:ex )?(?:husband|wife|partner|boyfriend|girlfriend|ex)',
    ),
  },
  {
    id: 'abuse.fr.partner',
    pattern: anyOf(
      '(?:mon (?:mari|copain|conjoint|compagnon|ex|mec)|ma (?:femme|copine|compagne|conjointe)) (?:me (?:frappe|tape|bat|cogne|gifle|menace|viole|fait du mal|fait mal)|ma (?:frappee?|tapee?|battue?|giflee?|menacee?|violee?))(?! (?:au|aux|a la|a|en) [a-z]+)',
      'peur de (?:mon (?:mari|copain|conjoint|compagnon|ex|mec)|ma (?:femme|copine|compagne))',
    ),
  },
  {
    id: 'abuse.es.partner',
    pattern: anyOf(
      'mi (?:marido|esposo|esposa|mujer|novio|novia|pareja|ex)(?: siempre| a veces)? (?:me|m) (?:pega|pego|golpea|golpeo|maltrata|maltrato|amenaza|amenazo|empuja|empujo|violo|viola|lastima)(?! (?:en|al) (?:el )?(?:juego|ajedrez))',
      'miedo (?:a|de) mi (?:marido|esposo|esposa|novio|novia|pareja|ex)',
    ),
  },
];

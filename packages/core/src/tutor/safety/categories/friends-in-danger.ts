import { anyOf } from '../phrases.ts';
import { ABOUT_A_TEXT_OR_GAME } from '../study.ts';
import type { TriageRule } from '../triage-rule.ts';

const FRIEND_EN =
  'my (?:best |good |little |big |older |younger )?(?:friend|bff|brother|sister|cousin|classmate)';
const SELF_EN = '(?:her|him|them) ?sel(?:f|ves)';

/** Word of somebody else who may be in danger: whoever tells it should not carry it alone. */
export const FRIENDS_IN_DANGER: readonly TriageRule[] = [
  {
    id: 'distress.en.friend-in-danger',
    pattern: anyOf(
      `${FRIEND_EN}(?: [a-z]+){0,4} (?:cuts?|cutting|hurts?|hurting|harms?|burns|burning|starv(?:es|ing)) ${SELF_EN}(?! (?:a|some|on a|playing|while) )`,
      `${FRIEND_EN}(?: [a-z]+){0,5} (?:wants?|wanted|tried|going|gonna|said|says|talks about|threatened)(?: [a-z]+){0,3} (?:to die|kill(?:ing)? ${SELF_EN}|end (?:her|his|their) life|commit suicide|die)`,
      `${FRIEND_EN} is (?:suicidal|being (?:abused|hit|hurt))`,
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'distress.fr.friend-in-danger',
    pattern: anyOf(
      '(?:mon|ma) (?:meilleure? )?(?:amie?|pote|copain|copine|frere|soeur|cousine?) (?:se (?:fait du mal|scarifie|coupe|mutile|laisse mourir)|(?:veut|voulait|dit quelle veut|dit quil veut|parle de) (?:mourir|se (?:tuer|suicider)))',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'distress.es.friend-in-danger',
    pattern: anyOf(
      'mi (?:mejor )?(?:amig[oa]|herman[oa]|prim[oa]|companer[oa]) (?:se (?:corta|lastima|hace dano|autolesiona)|(?:se )?(?:quiere|queria|dice que quiere|dice que se quiere|habla de) (?:morir(?:se)?|matar(?:se)?|suicidarse))',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
];

import { anyOf } from '../phrases.ts';
import type { TriageCategory } from '../triage-rule.ts';

const ENGLISH = anyOf(
  '(?:make|making|made) it come (?:back )?up',
  'i (?:binge|binged)(?! watch)',
  'so (?:that )?i (?:can|will|could) (?:be|get|look|stay) (?:thin|skinny|skinnier|thinner)',
  '(?:make|making|made) my ?self (?:throw ?up|vomit|puke|sick|barf)',
  '(?:throw|throwing|threw) up (?:after|every time|so|on purpose|what|my (?:food|lunch|dinner))(?: i| eating| eat| meals| that)',
  '(?:stop|stopped|stopping|quit|skipping|skip|not)(?: been)? (?:eating|eat|meals|lunch|dinner|breakfast)(?: all)? (?:so|to|because|until|cuz|bc) (?:i |im |lose|be|get|look)',
  'starv(?:e|ing) my ?self',
  '(?:im|i am|i feel|feel|i look|am i|feeling) (?:too|so|really|disgustingly|way too) fat',
  'pro ?(?:ana|mia)|thinspo',
  'how (?:little|few calories) can i eat',
  '(?:i|keep|been|binge and|binging and) (?:purge|purging)',
  '(?:have|having|got|think i have|i am|im) (?:an eating disorder|anorexia|anorexic|bulimia|bulimic)',
  '(?:havent|have not) eaten (?:all day|today) (?:so|because|to|on purpose)',
  '(?:afraid|scared|terrified) (?:of|to) (?:eating|eat|gaining weight|getting fat)',
  'i dont deserve (?:to eat|food)',
);
const FRENCH = anyOf(
  '(?:mange|mangeais)(?: presque)? (?:plus|pas|rien) (?:pour|afin)',
  'me fais? (?:vomir|gerber)',
  '(?:jai )?(?:arrete|arreter|veux plus|saute|sauter|mange plus)(?: de| les)? (?:manger|repas|rien)? ?(?:pour|parce que) (?:je |maigrir|perdre|etre (?:mince|maigre)|suis)',
  'je (?:suis|me trouve|me sens) (?:trop|tellement|vraiment trop) gros(?:se)?',
  'je ne mange plus|je mange plus (?:rien|depuis)',
  '(?:je suis|jai) (?:anorexique|boulimique|lanorexie|la boulimie)',
  'peur de (?:grossir|manger)',
  'maffame|me priver de (?:manger|nourriture)',
);
const SPANISH = anyOf(
  'me (?:provoco|hago) (?:el )?(?:vomito|vomitar)',
  '(?:deje|dejar|dejo|dejado) de comer (?:para|porque)',
  'no (?:como|estoy comiendo|quiero comer) (?:para|porque) (?:adelgazar|bajar|estoy|estar|soy|engord)',
  '(?:estoy|soy|me siento|me veo) (?:demasiado|muy|tan) gord[oa]',
  '(?:soy|tengo) (?:anorexic[oa]|bulimic[oa]|anorexia|bulimia)',
  'miedo (?:a|de) (?:engordar|comer)',
  'vomito (?:despues de comer|lo que como)',
);

/** Not eating, purging, fear of one's body. */
export const EATING: TriageCategory<'eating'> = {
  category: 'eating',
  tier: 'S2',
  harmless: null,
  rules: [
    { id: 'eating.en', pattern: ENGLISH },
    { id: 'eating.fr', pattern: FRENCH },
    { id: 'eating.es', pattern: SPANISH },
  ],
};

import { anyOf, oneOf, some } from '../phrases.ts';
import type { TriageCategory } from '../triage-rule.ts';

const RULES_EN = oneOf(
  'instructions? rules? prompts? guidelines? restrictions? safety filters? programming training limits',
);
const ENGLISH = anyOf(
  `(?:ignore|disregard|forget|override|bypass|break|disobey)${some(4, 'all any your you you_were_given every of the my previous prior above earlier other those these given')} ${RULES_EN}`,
  'you are (?:now )?(?:dan|an? unrestricted|no longer (?:a|an|ori|bound|my)|a (?:pirate|hacker|different ai) (?:now|and|with))',
  '(?:developer|dev|god|admin|debug|jailbreak|sudo|dan|unrestricted|root) mode',
  'pretend (?:that )?(?:you are|to be|youre|you have|your|ur|you re) (?:not (?:an? )?(?:ai|computer|tutor|bot)|(?:a )?human|unrestricted|evil|my (?:girl|boy) ?friend|a real person|an? evil|no (?:rules|limits)|dan|my (?:dead )?(?:mom|dad|grandma))',
  '(?:show|reveal|print|repeat|tell me|give me|what (?:is|are|was|were)|whats|output|leak|copy)(?: me)? (?:your|the|ur) (?:system|hidden|secret|initial|original|full)? ?(?:prompts?|instructions|system message|rules you were given)(?! (?:for|of|on|in|say))',
  '(?:act|answer|reply|behave|respond) (?:as if|like) you (?:have|had|have got) no (?:rules|limits|restrictions|filters?)',
  'without (?:any )?(?:rules|restrictions|filters?|censorship)',
  'i am (?:the|your) (?:developer|admin|creator|owner|programmer|boss)',
  'im your (?:developer|admin|creator|owner|programmer|boss)',
  'jail ?break|do anything now|no more rules',
  'roleplay as|role play as (?:my|an? (?:evil|unrestricted|human|girlfriend|boyfriend))',
);
const FRENCH = anyOf(
  '(?:ignore|oublie|contourne|desobeis|ne tiens pas compte)(?: a| de| toutes?| tes| tous| les| ces| des| tout)* (?:instructions?|regles|consignes|directives|filtres|limites|restrictions)(?! de (?:lexercice|grammaire|calcul))',
  '(?:montre|affiche|donne|revele|repete|quel(?:le)?s? (?:est|sont))(?: moi)? (?:ton|tes|le|les|ta) (?:prompt|instructions? (?:secretes?|systeme|cachees?|de depart)?|message systeme|consigne secrete)',
  '(?:fais semblant|fais comme si|pretends|imagine|joue le role)(?: que| d| de| dun)? ?(?:tu |t)?(?:es|etais|etre|netais|nes|navais|nas)? ?(?:pas une? (?:ia|machine|robot)|une? humaine?|un vrai humain|sans (?:regles|limites)|aucune (?:regle|limite)|pas de (?:regles|limites)|ma copine|mon copain|mechante?|dun humain)',
  'mode (?:developpeur|dieu|admin|debug|sans (?:filtre|limite)s?)',
  'je suis (?:ton|le) (?:developpeur|createur|admin|administrateur|programmeur)',
  'sans (?:aucune )?(?:regles?|restrictions?|filtres?|censure)(?! de (?:calcul|trois))',
);
const SPANISH = anyOf(
  '(?:ignora|olvida|olvidate de|salta|saltate|desobedece|rompe)(?: a| de| todas?| tus| todos| las| los| esas| mis)* (?:instrucciones|reglas|indicaciones|normas|filtros|limites|restricciones)(?! de)',
  '(?:muestra(?:me)?|ensename|dime|revela|repite|cual(?:es)? (?:es|son)) (?:tu|tus|el|las) (?:prompt|instrucciones (?:secretas|ocultas|de sistema|iniciales)?|mensaje de sistema|indicaciones secretas)',
  '(?:finge|haz como|actua|imagina|haz de cuenta)(?: que| como)?(?: si)?(?: no)? ?(?:eres|fueras|tuvieras|tienes|ser)? ?(?:una? )?(?:(?:ia|robot|maquina|computadora)|human[oa]|sin (?:reglas|limites)|reglas|mi novi[oa]|malvad[oa]|persona real)',
  'modo (?:desarrollador|dios|admin|sin (?:filtro|limite)s?)',
  'soy (?:tu|el) (?:desarrollador|creador|programador|administrador|dueno)',
  'sin (?:ninguna )?(?:restriccion(?:es)?|filtros?|censura)',
);

/** Trying to talk the tutor out of its rules. */
export const JAILBREAK: TriageCategory = {
  category: 'jailbreak',
  tier: 'S3',
  harmless: null,
  rules: [
    { id: 'jailbreak.en', pattern: ENGLISH },
    { id: 'jailbreak.fr', pattern: FRENCH },
    { id: 'jailbreak.es', pattern: SPANISH },
  ],
};

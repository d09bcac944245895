import { HARMLESS_HITS } from '../harmless-hits.ts';
import { anyOf, everyOf, oneOf, upTo } from '../phrases.ts';
import { ABOUT_A_GAME, ABOUT_A_TEXT_OR_GAME, SCHOOL_WORK } from '../study.ts';
import type { TriageCategory } from '../triage-rule.ts';

const GOING_EN = oneOf(
  'going_to gonna want_to wanna plan_to planning_to plan_on imma ill i_will i_could i_might about_to swear_ill need_to',
);
const HARMS_EN = oneOf(
  'shoot shooting stab stabbing bomb bombing blow_up attack attacking poison poisoning murder strangle burn_down kill killing hurt',
);
const VICTIM_EN =
  '(?:everyone|everybody|them all|them|him|her|people|all of (?:them|you)|some(?:one|body)|my (?:school|class|classmates|teachers?|dad|mom|mum|parents|step ?dad|step ?mom|family|neighbou?r|bully)|the (?:school|whole school|whole class|class|teacher|principal|kids)|(?:this|that|a) (?:school|kid|girl|boy|teacher|guy)|those kids|these kids)';
const VIOLENT_EN = oneOf('shoot_up bomb stab poison murder strangle');

const ENGLISH = [
  {
    id: 'threat.en.intent',
    pattern: anyOf(
      `${GOING_EN} (?:just |really |so |literally )?${HARMS_EN} ${VICTIM_EN}`,
      `${GOING_EN} (?:just |really |literally )?${VIOLENT_EN} (?:my|the|a|this|our|that|every)`,
      'shoot up (?:my|the|a|this|our|that) (?:school|class|place|church|mall)',
      'brought? (?:a|my|the|his|dads|my dads) (?:gun|knife|weapon)',
      '(?:bring|bringing|take|taking|brought|sneak) (?:a|my|the|my dads|dads) (?:gun|knife|weapon) (?:to|in|into) (?:school|class|practice|church)',
      '(?:have|has|got) a (?:hit|kill) ?list',
      `(?:has|have|got|brings?|keeps?|carries) (?:a|his|her) (?:gun|knife|blade|weapon)${upTo(4)} (?:school|class|bag|backpack|locker)`,
      `${GOING_EN} (?:bring|take|grab|use|get) (?:a|my|the|dads|my dads|my moms|my uncles) (?:gun|knife|rifle)`,
      'i have a plan and (?:nobody|no one|you cant)',
      'school shoot(?:er|ing) (?:tomorrow|today|soon|plan)',
    ),
    unless: ABOUT_A_GAME,
  },
  {
    id: 'threat.en.weapon',
    pattern: anyOf(
      'how (?:do i|to|can i|do you|could i) (?:make|build|get|buy) (?:a |an |some )?(?:home ?made )?(?:pipe )?(?:bombs?|guns?|explosives?|molotov|grenades?|poison)',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'threat.en.received',
    pattern: anyOf(
      `(?:he|she|they|someone|somebody|a (?:kid|boy|girl|guy|man)|this (?:kid|boy|girl|guy)|my [a-z]+(?: [a-z]+)?)(?: is| are| keeps?| has| have)? (?:said|says|saying|threaten(?:s|ed|ing)|told me)${upTo(4)} (?:kill|shoot|stab|hurt|beat|murder|burn) (?:me|us|my (?:family|mom|mum|dad|brother|sister|dog|cat))`,
      'threaten(?:s|ed|ing) (?:me|us)',
      'threaten(?:s|ed|ing) to (?:hurt|kill|hit|beat|shoot|stab|burn|tell everyone|post|come to my)',
      '(?:someone|somebody|he|she|they|a man)(?:s|re| is| are)? (?:trying|going|gonna)(?: to)? (?:kill|hurt|shoot|stab|kidnap|take) (?:me|us)',
      '(?:has|have|pulled|pointed|got) a (?:gun|knife) (?:on|at|to|and|in) (?:me|us|our|the house|my|he|is)',
      '(?:someone|somebody|a man|a stranger)(?:s| is)? (?:breaking|trying to (?:break|get)|broke|banging) (?:in|into|in to|on) (?:my|our|the)',
    ),
    unless: ABOUT_A_GAME,
  },
  {
    id: 'threat.emergency',
    pattern: anyOf(
      '(?:mom|mum|mommy|dad|daddy|grandma|grandpa|mother|father|sister|brother|baby|he|she)(?: sleeps all day and)? (?:wont|will not|doesnt|isnt|is not|cant|not) (?:wake up|waking up|breathing|breathe|moving|answer me)',
      '(?:im|i am|hes|shes|he is|she is) (?:bleeding|choking|having a seizure|passing out)(?! (?:edge|heart))',
      '(?:theres|there is|so much) blood (?:everywhere|on (?:me|my|the floor))',
      '(?:im|i am|were|we are) in (?:real |big |serious |great )?danger(?! of (?:failing|losing|missing|being late|running out|not))',
      '(?:je suis|jsuis|on est|nous sommes) (?:vraiment )?en danger(?! de (?:rater|perdre|louper)| dechouer)',
      '(?:estoy|estamos) en (?:gran )?peligro(?! de (?:perder|reprobar|suspender))',
      'the house is on fire|(?:theres|there is) a fire in (?:my|our|the) house',
      '(?:maman|papa|mamie|papi|ma mere|mon pere|il|elle)(?: ne)? (?:se reveille|respire|bouge) (?:pas|plus)',
      '(?:je saigne|il y a du sang partout|la maison (?:est en feu|brule))',
      '(?:mama|papa|abuela|abuelo|mi mama|mi papa|el|ella) no (?:despierta|se despierta|respira|se mueve)',
      '(?:estoy sangrando|hay sangre por todos lados|se quema (?:mi|la) casa)',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
];

const VICTIM_FR =
  '(?:tout le monde|quelquun|(?:mon|ma|le|la|les|mes) (?:profs?|maitresse|maitre|classe|camarades|directeur|parents|pere|mere|beau pere|harceleurs?)|lui|elle|eux|tous|cette fille|ce garcon|ce mec)';
const HARMS_FR = '(?:tuer|buter|poignarder|planter|flinguer|empoisonner|bruler|crever|attaquer|massacrer)';
const FRENCH = [
  {
    id: 'threat.fr.intent',
    pattern: anyOf(
      `(?:je vais|je veux|jai envie de|jvais|je compte|envie de)(?: trop| vraiment)? (?:${HARMS_FR} ${VICTIM_FR}|(?:le|la|les) ${HARMS_FR}|tous les ${HARMS_FR})`,
      '(?:apporter|amener|ramener|prendre|apporte|amene|ramene) (?:un couteau|une arme|un flingue|un pistolet) (?:au|a|en) (?:college|lycee|lecole|ecole|classe|cours)',
      'comment (?:fabriquer|faire|construire|acheter) (?:une? )?(?:bombe|arme|explosif|flingue|pistolet)s?(?! a eau| de bain| de table)',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'threat.fr.received',
    pattern: anyOf(
      `(?:il|elle|ils|quelquun|un (?:mec|garcon|homme))(?: ma| me| mont| a| ont)? (?:dit|menacee?|menace|menacent|promis)${upTo(4)} me (?:tuer|frapper|faire du mal|poignarder|taper)`,
      '(?:me menace|menace de|me menacent|ma menacee?|mont menacee?)',
      '(?:il|elle|quelquun|on) (?:veut|va|essaie de) me (?:tuer|faire du mal|frapper|enlever|kidnapper)',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
];

const VICTIM_ES =
  '(?:a (?:todos|todo el mundo|alguien|mi (?:profe\\w*|maestr[oa]|clase|papa|mama|padre|madre|padrastro)|mis (?:companeros|padres|papas)|ese|esa|el|ella|ellos)|la escuela|el colegio)';
const SPANISH = [
  {
    id: 'threat.es.intent',
    pattern: anyOf(
      `(?:voy a|quiero|ganas de|pienso) (?:matar|apunalar|disparar|disparar(?:le)?s?|atacar|envenenar|quemar|acuchillar)(?:l[oa]s?|les?)?(?: ${VICTIM_ES}|(?<=l[oa]s?)|(?<=les?))`,
      '(?:llevar|llevo|traer|meter) (?:una pistola|un cuchillo|un arma|una navaja) (?:a|al|en) (?:la escuela|el colegio|colegio|clase|instituto)',
      'como (?:se hace|hacer|hago|fabricar|construir|comprar) (?:una? )?(?:bomba|pistola|arma|explosivo)s?(?! de agua| de bano)',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'threat.es.received',
    pattern: anyOf(
      `(?:me )?(?:dijo|dijeron|dice|dicen) que${upTo(2)} (?:va|van) a (?:matarme|golpearme|pegarme|hacerme dano)`,
      'me (?:amenaza|amenazo|amenazan|amenazaron|quiere matar|quieren matar|va a matar|van a matar|va a pegar|van a pegar|va a hacer dano)',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
];

const HARMLESS = everyOf(
  'kill(?:ing)? (?:the )?(?:boss|zombies?|monsters?|enemy|enemies|time|process|germs|bacteria|weeds|bugs?|spiders?|ants|mosquito(?:es)?|creepers?|dragon|lights?|mood)',
  '(?:my |your |his |her )?(?:mom|mum|dad|parents|teacher|coach|mother|father|sister|brother)(?: is|s| are|re| will|ll| would| said (?:she|he) (?:will|is|would))? ?(?:going to|gonna|literally)? ?(?:kill|murder) me (?:if|when|for|because|cuz|bc)? ?i? ?(?:fail|dont (?:finish|do|pass|get|turn|study)|get|got|forget|forgot|lose|lost|miss|missed|didnt|flunk|havent)',
  '(?:my |your )?(?:mom|mum|dad|parents|teacher|coach)(?: is|s| are|re| will|ll) (?:going to |gonna |literally )?(?:kill|murder) me(?! if i (?:tell|say|leave))',
  `(?:${SCHOOL_WORK}) (?:is|are|s|will|gonna|going to|literally)* ?kill(?:ing|s)? (?:me|us)`,
  'bath bombs?|nerf guns?|water guns?|glue guns?|water bombs?|atomic bombs?|photo bomb',
  ...HARMLESS_HITS,
);

/** Wanting to hurt others, or being threatened. */
export const THREAT: TriageCategory<'threat'> = {
  category: 'threat',
  tier: 'S1',
  harmless: HARMLESS,
  rules: [...ENGLISH, ...FRENCH, ...SPANISH],
};

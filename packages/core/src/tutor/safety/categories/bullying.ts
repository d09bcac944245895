import { anyOf, oneOf, some } from '../phrases.ts';
import { ABOUT_A_TEXT_OR_GAME } from '../study.ts';
import type { TriageCategory } from '../triage-rule.ts';

const OTHERS_EN = `(?:(?:the |some |other |these |those |all the |a |this |that )?(?:kids?|people|girls?|boys?|classmates?|guys?|students?|teammates?|bully|bullies)|they|everyone|everybody|he|she|someone|my (?:friends?|class|classmates?|team|ex|best friend))(?: (?:at|in|on|from) (?:my |the )?(?:school|practice|class|bus|team|co ?op|online|church|group ?chat|discord|insta|game))?`;
const OFTEN_EN = 'keep keeps always are is were was all just still constantly started';
const TEASES_EN =
  '(?:bull(?:y|ies|ied|ying)|mak(?:e|es|ing) fun of|made fun of|pick(?:s|ing|ed)? on|laugh(?:s|ing|ed)? at|tease[sd]?|teasing|mock(?:s|ed|ing)?|exclud(?:e|es|ing)|push(?:es|ed|ing)?|shov(?:e|es|ed|ing)|spit(?:s|ting)? on|jump(?:ed)?|gang(?:ed|s)? up on|hate|hates|ignore[sd]?|troll(?:s|ed|ing)?)';
const NAMES_EN = oneOf(
  'names stupid ugly fat dumb retarded gay weird a_loser loser an_idiot idiot trash worthless pig a_freak freak a_monkey black racist slurs',
);

const ENGLISH = [
  {
    id: 'bullying.en.teased',
    pattern: anyOf(
      'i(?: always| keep)? (?:get|getting|got) (?:called|beat up|jumped|teased|picked on|made fun of|pushed around)',
      `${OTHERS_EN}${some(3, OFTEN_EN)} (?:beat|beats|beating|jumped) me up`,
      '(?:someone|somebody|they|he|she|a (?:kid|girl|boy)|people) (?:keeps|keep|wont stop|never stops) (?:texting|messaging|calling|dming|bothering|following|hitting|touching|hurting|spamming) me',
      '(?:stole|steals|took|takes|broke|hid) my (?:lunch|phone|money|backpack|things|stuff|shoes)(?: again| every day)',
      '(?:head|face) in (?:the|a) (?:toilet|locker)',
      '(?:a|the|this|that|another|some|one) (?:big |mean |older |bad )?(?:boy|girl|kid|child) (?:hit|hits|kick(?:s|ed)|punch(?:es|ed)|bit|bites|slap(?:s|ped)|hurt|push(?:es|ed)) me(?! (?:on the swing|the|a ))',
      `${OTHERS_EN}${some(3, OFTEN_EN)} ${TEASES_EN} me`,
      `${OTHERS_EN}${some(3, OFTEN_EN)} (?:call|calls|calling|called) me (?:a |an )?${NAMES_EN}`,
      '(?:im|i am|i get|got|getting|am getting|was|i was|been|being) (?:cyber ?)?bullied',
      '(?:a|this|the|my) bully(?: at| in| from| who| that| hits| keeps)',
      '(?:spreading|spread|spreads) (?:rumou?rs|lies) about me',
      '(?:told|tells|telling|tell) me (?:to )?(?:go )?(?:kms|kys|kill my ?self)',
      `(?:said|says|saying|sends?|sent|posts?|posted|writes?)(?: me)? (?:mean|hurtful|nasty|racist|horrible) (?:things|stuff|messages|comments|texts)`,
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'bullying.en.left-out',
    pattern: anyOf(
      '(?:nobody|no one|noone)(?: here| at school| really| even)? (?:likes|wants to (?:play|be friends|sit)|plays|sits|talks|will (?:play|sit|talk))(?: with| to)? ?(?:with )?me',
      '(?:everyone|everybody|they all|all the kids|people) (?:hates?|ignores?|avoids?) me',
      'i (?:have|dont have|ve got|got) (?:no|any|zero) friends',
      '(?:left|leave|leaving) me out (?:of everything|every|all|again|at)',
    ),
  },
];

const TEASES_FR = `(?:me|m) ?(?:harcele(?:nt)?|insulte(?:nt)?|rackette(?:nt)?|rejette(?:nt)?|pousse(?:nt)?|embete(?:nt)? tout le temps|embetent|exclu(?:t|ent)|humilie(?:nt)?|traite(?:nt)? de|crache(?:nt)? dessus|ignore(?:nt)?)`;
const FRENCH = [
  {
    id: 'bullying.fr.teased',
    pattern: anyOf(
      `(?:les autres|des (?:gens|garcons|filles|eleves)|ils|elles|il|elle|on|un (?:garcon|eleve|gars)|une fille|tout le monde|ma classe|mes (?:camarades|copains|copines|potes)|quelquun)(?: de ma classe| a lecole| au college| au lycee| en classe)?(?: narretent pas de| arretent pas de| arrete pas de)? ?(?:${TEASES_FR}|se moque(?:nt)? de moi|se (?:foutent|fout) de (?:moi|ma gueule)|m(?:insulter|embeter|harceler|e harceler)|me harceler|rigole(?:nt)? de moi|rient de moi)`,
      '(?:je (?:suis|me fais)|jai ete|je me suis fait) (?:harcelee?|harceler|insulter|racketter|embeter|taper a lecole)',
      'moque(?:nt)? de moi',
      '(?:un|le|ce|lautre) (?:grand |mechant )?(?:garcon|enfant|eleve|gars)(?: de ma classe)? (?:ma|me) (?:frappee?|frappe|tapee?|tape|poussee?|pousse|mordue?|mord|griffee?)',
      '(?:une|la|cette|lautre) (?:grande |mechante )?fille (?:ma|me) (?:frappee?|frappe|tapee?|tape|poussee?|pousse|mordue?|mord|griffee?)',
      'la tete dans les (?:toilettes|wc|chiottes)',
      '(?:ma|mont|on ma) (?:encore )?vole (?:mon|ma|mes) [a-z]+ encore|(?:on|ils) (?:ma|mont) encore (?:vole|pris|tape|frappe)',
      'harcelement',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'bullying.fr.left-out',
    pattern: anyOf(
      '(?:je |j)?(?:nai|ai) (?:pas d|aucun |pas un seul |pas de )(?:amis?|copains?|copines?|e? ?amis?)',
      'personne (?:ne )?(?:veut (?:jouer|etre|sasseoir|me parler)|me parle|joue avec moi)',
      'tout le monde (?:me deteste|me rejette|mignore|me hait|sen fout de moi)',
    ),
  },
];

const SPANISH = [
  {
    id: 'bullying.es.teased',
    pattern: anyOf(
      'me (?:dicen|llaman|gritan) (?:negr[oa]|indi[oa]|mon[oa]|chin[oa]|prieto|prieta)',
      'me (?:hacen|estan haciendo|hace) (?:bullying|burla)',
      '(?:se (?:burlan|rien|burla|rie)) de mi',
      '(?:un|una|el|la|ese|esa|otr[oa]) (?:nin[oa]|chic[oa]|nen[ea]|companer[oa]) me (?:pego|pega|golpeo|golpea|empujo|empuja|mordio|muerde|pateo|patea)',
      '(?:me|nos) (?:molestan|acosan|insultan|empujan|humillan|ignoran|excluyen|escupen|acosa)(?: en la| todos| siempre| los| mis| a)?',
      `me (?:dicen|llaman) (?:${oneOf('gord[oa] fe[oa] tont[oa] estupid[oa] rar[oa] idiota burr[oa] cosas_feas cosas')})`,
      '(?:sufro|victima de) (?:de )?(?:acoso|bullying)',
      'acoso escolar',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'bullying.es.left-out',
    pattern: anyOf(
      'no tengo (?:ningun )?amig[oa]s?',
      'nadie (?:quiere (?:jugar|ser mi|sentarse|hablar)|juega|habla|se sienta)(?: conmigo| con migo)?',
      'todos me (?:odian|ignoran|evitan)',
    ),
  },
];

/** Being mocked, hit or left out by other children. */
export const BULLYING: TriageCategory<'bullying'> = {
  category: 'bullying',
  tier: 'S2',
  harmless: null,
  rules: [...ENGLISH, ...FRENCH, ...SPANISH],
};

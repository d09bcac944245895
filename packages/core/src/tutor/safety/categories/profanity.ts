import { anyOf, everyOf } from '../phrases.ts';
import type { TriageCategory } from '../triage-rule.ts';

const ENGLISH = anyOf(
  '(?:mother ?)?f+u+c+k+(?:s|ed|er|ers|ing|in|off|you|u|this)?|fuk(?:ing)?|fck(?:ing)?|stfu|wtf|fu',
  '(?:bull)?sh[i1]t(?:s|ty|head)?|b[i1]tch(?:es|y|ass)?|ass ?holes?|dumb ?ass(?:es)?|jack ?ass|bastards?|cunts?|dick ?heads?|wankers?|twats?|slut|whore|douche(?:bag)?|prick|piss off',
  'kys|kill your ?self|kill urself|go die',
  'n[i1]gg(?:a|er)s?|fagg?(?:ot)?s?|retard(?:ed|s)?',
  '(?:you|u|ur|you are|youre) (?:suck|stupid|dumb|an idiot|useless|trash|so dumb|so stupid|a stupid bot|the worst|ugly)',
  'stupid (?:bot|ai|robot|computer|tutor|machine)|shut up',
);
const FRENCH = anyOf(
  'putain|ptn|put[1i]n|merde|mrd|conn(?:ard|asse|ards|asses)|encule(?:r|e|s)?|salope?|pute|batard|fdp|fils de pute|ntm|nique (?:ta|sa) (?:mere|race)|ta gueule|tg|ferme la|va te faire (?:foutre|voir)|bordel|chier|abruti',
  'tes (?:nul|nulle|con|conne|debile|bete|stupide)|tu (?:es|sers a) (?:nul|debile|bete|stupide|rien)|(?:stupide|sale) (?:robot|machine|bot)',
);
const SPANISH = anyOf(
  'mierda|puta(?:s|da)?|hijo de puta|hdp|pendej[oa]s?|cabron(?:a|es)?|gilipollas|joder|cono|chinga(?:r|da|do|te| tu madre)?|verga|culer[oa]|malparid[oa]|carajo|callate|vete a la|imbecil',
  'eres (?:tont[oa]|estupid[oa]|inutil|un[a]? idiota|idiota|mal[oa] robot)|(?:estupid[oa]|tont[oa]) (?:robot|bot|maquina)',
);

/** Swearing and insults. */
export const PROFANITY: TriageCategory = {
  category: 'profanity',
  tier: 'S3',
  harmless: everyOf('moby dick', 'kung fu|fu (?:manchu|xi|hao)', 'hydrofluoric'),
  rules: [
    { id: 'profanity.en', pattern: ENGLISH },
    { id: 'profanity.fr', pattern: FRENCH },
    { id: 'profanity.es', pattern: SPANISH },
  ],
};

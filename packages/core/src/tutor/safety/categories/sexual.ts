import { anyOf, everyOf } from '../phrases.ts';
import type { TriageCategory } from '../triage-rule.ts';

const ENGLISH = anyOf(
  'porn(?:o|hub|s|ography)?|xxx videos?|hentai|onlyfans|rule ?34',
  'nudes?(?! paintings?| descending| in art| figures?)',
  'sexting|sext|sexy|horny|masturbat[a-z]{1,6}|blow ?jobs?|hand ?jobs?|orgasms?|boners?|dildos?|cumshots?',
  '(?:have|having|had|do) sex(?: with)?(?! linked| cells)',
  '(?:talk|be|act|write something|tell me something) (?:dirty|sexy|sexual|naughty)',
  '(?:show|send)(?: me)? (?:your |some |ur |a )?(?:boobs?|tits|titties|dick|pussy|naked [a-z]+|ass)',
  'naked (?:pics?|photos?|girls?|boys?|women|men|people)',
  'suck my (?:dick|cock|balls)|dick pics?',
  '(?:be|are you|will you be|wanna be|want to be) my (?:girlfriend|boyfriend|gf|bf|sexy)',
  'do you (?:love me|want to (?:kiss|date) me|wanna (?:kiss|date|marry) me)|(?:kiss|marry) me',
);
const FRENCH = anyOf(
  'porno?|nudes?|branler|branlette|masturb[a-z]{1,5}|bander|baiser avec|niquer(?! tout)|sexy',
  'faire lamour avec|coucher avec (?:moi|elle|lui|toi)|(?:montre|envoie)(?: moi)? (?:tes|des) (?:seins|fesses|photos nues?)',
  'suce (?:moi|ma)|ma bite',
  '(?:tu veux|veux tu) (?:etre ma (?:copine|meuf)|etre mon (?:copain|mec)|sortir avec moi|membrasser)',
);
const SPANISH = anyOf(
  'porno?|pornografia|nudes|masturb[a-z]{1,6}|follar|coger contigo|cachond[oa]|sexy',
  'tener sexo|hacer el amor con(?:tigo|migo)?|(?:muestrame|ensename|mandame) (?:tus |las )?(?:tetas|nalgas|fotos desnuda)',
  'chup(?:a|ame) (?:mi|la) ?(?:polla|verga|pene)?',
  '(?:quieres|puedes) ser mi (?:novi[oa])|besame',
);

/** Sexual talk, or courting the tutor. Lessons on the body ("what is sex determination") are not meant. */
export const SEXUAL: TriageCategory = {
  category: 'sexual',
  tier: 'S3',
  harmless: everyOf(
    'essex|sussex|middlesex',
    'sex (?:determination|chromosomes?|cells?|linked|ratio|education|ed)',
    'asexual reproduction',
  ),
  rules: [
    { id: 'sexual.en', pattern: ENGLISH },
    { id: 'sexual.fr', pattern: FRENCH },
    { id: 'sexual.es', pattern: SPANISH },
  ],
};

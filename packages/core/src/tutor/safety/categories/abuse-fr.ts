import { FAMILY_FR, GROWN_UP_FR, SIBLING_FR } from '../people.ts';
import { anyOf, some, upTo } from '../phrases.ts';
import type { TriageRule } from '../triage-rule.ts';

const OFTEN_FR = 'toujours souvent parfois encore deja tout_le_temps des_fois';
const HITS_FR = `(?:me |m|nous )(?:frappe|frappent|tape(?! sur les nerfs)|tapent(?! sur)|bat(?! au| aux| a)|battent|gifle|giflent|cogne|fouette|touche(?! beaucoup| profondement)|touchent|viole|force|agresse|attouche|etrangle|brule|maltraite|enferme|fait (?:du )?mal|fait des choses|oblige a)`;
const HIT_FR = `(?:ma|mont|nous a) (?:deja |encore |souvent )?(?:frappee?|tapee?|battue?(?! au| aux| a)|giflee?|touchee?|violee?|enfermee?|forcee?|agressee?|fouettee?|fait (?:du )?mal|oblige|attouchee?|etranglee?)`;
const WHO_FR = `(?:${GROWN_UP_FR}|il|elle|ils|on|quelquun|un monsieur|un homme)`;

/** Being hit, touched, neglected or silenced, in French. */
export const ABUSE_FR: readonly TriageRule[] = [
  {
    id: 'abuse.fr.uneasy',
    pattern: anyOf(
      `(?:${GROWN_UP_FR}) (?:ma embrassee?|membrasse (?:sur la bouche|dans le cou)|ma caressee?|me caresse)`,
      `(?:${GROWN_UP_FR}) (?:dit|a dit) que personne (?:ne )?me croira`,
      `${WHO_FR} (?:joue|fait) (?:a |un |des )?(?:jeux?|trucs?|choses)${upTo(2)} (?:avec moi )?que (?:je naime|jaime|je veux|je ne veux) pas`,
      '(?:notre|un) (?:jeu|moment) secret',
      `(?:me|ma) (?:montre|montree?|fait voir) (?:son|sa|ses) (?:sexe|zizi|parties|penis)`,
      `${WHO_FR} (?:me met mal a laise|me regarde bizarrement|moblige|ma oblige|me force)`,
      '(?:ce quil|ce quelle) me fait',
    ),
  },
  {
    id: 'abuse.fr.violent-home',
    pattern: anyOf(
      `${FAMILY_FR}${upTo(4)} (?:casse|jette|balance|lance) (?:tout|des|les|une?)`,
      `${FAMILY_FR} (?:frappe|tape|bat|cogne|a frappe|a tape) (?:ma |mon )?(?:mere|maman|frere|soeur|pere|chien)`,
      `${FAMILY_FR}${upTo(3)} (?:crie|hurle|boit|est ivre|est saoul)${upTo(3)} (?:jai peur|je me cache|casse|frappe|tape)`,
      `(?:jai peur|je me cache|mal au ventre) quand (?:${FAMILY_FR}|il|elle) (?:rentre|arrive|crie|boit|senerve)`,
      `(?:${FAMILY_FR}|elle|il|on) (?:est parti|est partie|nest pas rentree?|est pas rentree?|rentre pas|rentre plus|ma laissee?)${upTo(5)} (?:seule?|depuis|hier|jours)`,
      'me lais(?:se|sent|ses) (?:tout |toute )?seule?(?: a la maison)? (?:la nuit|toute|pendant|tous)',
      '(?:il ny a|y a) (?:plus |pas |rien )(?:a manger|de quoi manger)(?: a la maison| chez moi)?',
    ),
  },
  {
    id: 'abuse.fr.hits-or-touches',
    pattern: anyOf(
      `${WHO_FR}${some(1, OFTEN_FR)} (?:${HITS_FR}|${HIT_FR})`,
      `${SIBLING_FR}${some(1, OFTEN_FR)} (?:me (?:touche|viole)|ma (?:touchee?|violee?))`,
      'je me (?:fais|suis fait) (?:frapper|taper dessus|battre|violer|toucher|maltraiter)(?! au| aux| a (?:la course|mario))',
      '(?:me|ma) (?:touche|touchee?|caresse|caressee?) (?:les |la |le |mes |ma |mon )?(?:parties|sexe|seins|fesses|corps|cuisses|partout|entre|sous)',
      '(?:frappee?|tapee?|frappe|tape) avec (?:une|la|sa|un|le) (?:ceinture|baton|cable|chaussure|cuillere|martinet)',
      'maltraitee?|attouchements?',
    ),
  },
  {
    id: 'abuse.fr.my-room',
    pattern: anyOf(
      `(?:${WHO_FR}|${SIBLING_FR})${some(1, OFTEN_FR)} (?:vient|entre|rentre|se glisse|va) (?:dans|a) (?:ma chambre|mon lit|la douche|la salle de bain)${upTo(2)} (?:la nuit|le soir|quand je (?:dors|me (?:change|douche|lave)|suis (?:nue?|seule?|au lit))|pendant que je|quand (?:ma mere|maman|mon pere|papa|tout le monde))`,
      `(?:${WHO_FR}) (?:dort|vient dormir|se couche) dans mon lit`,
      '(?:me regarde|me filme|me prend en photo) (?:sous la douche|quand je (?:me change|me douche|suis nue?|dors)|nue?)',
    ),
  },
  {
    id: 'abuse.fr.afraid-at-home',
    pattern: anyOf(
      'peur de mon (?:grand |demi )?frere',
      '(?:peur|pas envie|veux pas|veux plus) de? ?(?:rentrer|retourner|aller) (?:chez moi|a la maison|chez (?:mon|ma|mes))(?! grand)',
      `peur d(?:e |u )?${FAMILY_FR}`,
      'pas en securite (?:chez moi|a la maison|avec)',
      '(?:on|ils|elle|il|mes parents|ma mere|mon pere)(?: ne)? (?:me|nous) (?:donne|donnent|laisse|laissent)(?: pas| rien| jamais)(?: a)? (?:manger|a manger)',
      `(?:${FAMILY_FR}|il|elle) menferme`,
    ),
  },
  {
    id: 'abuse.fr.must-not-tell',
    pattern: anyOf(
      'si je (?:parle|le dis|dis quelque chose)[a-z ]{0,12} (?:il|elle|ils) (?:va|vont|ma|me|tuera|fera)',
      '(?:il|elle|ils)(?: ma| me)? (?:dit|dise|a dit|demande)(?: que| de)? (?:cest notre (?:petit )?secret|ne (?:rien|pas) (?:le )?dire|(?:faut|fallait) (?:rien|pas) (?:le )?dire|(?:dois|devais) (?:rien|pas) (?:le )?dire|rien dire)',
      'jai pas le droit (?:den parler|de le dire|de dire ce)',
      'si jen parle (?:il|elle|a quelquun|on)',
    ),
  },
];

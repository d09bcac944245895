import { FAMILY_FR } from '../people.ts';
import { anyOf, oneOf, some } from '../phrases.ts';
import { ABOUT_SCHOOL_WORK } from '../study.ts';
import type { TriageRule } from '../triage-rule.ts';

const VERY_FR = 'tres trop si vraiment tellement super completement toujours tout toute un_peu';
const LOW_FR = oneOf(
  'deprimee? desesperee? malheureux malheureuse mal_dans_ma_peau a_bout vide inutile abandonnee? rejetee? un_fardeau une_erreur brisee?',
);
/** Sadness, fear, trouble at home and asking for somebody, in French. */
export const DISTRESS_FR: readonly TriageRule[] = [
  {
    id: 'distress.fr.feeling-low',
    pattern: anyOf(
      `(?:je suis|jsuis|chui|je me sens|jme sens)${some(3, VERY_FR)} (?:${LOW_FR}|(?:triste|seule?|angoissee?) (?:tout le temps|tous les (?:jours|soirs)|depuis|en ce moment|au monde|chez moi|a la maison))`,
      'je me sens (?:tres |trop |si |vraiment |tellement |toute )*(?:seule?|vide|perdue?)',
      '(?:je me|jme) (?:deteste|hais|degoute)',
      '(?:deteste|hais) (?:ma vie|mon corps|vivre ici)',
      'je pleure (?:tous les (?:soirs|jours)|tout le temps|la nuit|le soir|sans arret|en cachette|souvent)',
      'arrive pas a (?:arreter de pleurer|dormir)',
      '(?:crises?|attaques?) (?:dangoisse|de panique)',
      'je (?:veux|voudrais|vais) (?:fuguer|menfuir|partir de chez moi|partir loin)',
      'ma vie (?:est nulle|est pourrie|est finie|sert a rien|ne sert a rien)',
    ),
  },
  {
    id: 'distress.fr.giving-up',
    pattern: anyOf(
      'je (?:ne )?sers a rien',
      'je (?:ne )?dors (?:plus|pas)(?: la nuit| bien)?',
      'jai (?:trop |tres |vraiment )?peur(?: \\.)*$',
      '(?:aidez|aide) moi (?:jai peur|quelquun)',
      'jen peux plus',
      'je (?:ne )?(?:n)?en peux plus',
      'a quoi bon',
      'rien na (?:plus )?de sens',
      'je craque',
      'plus envie de rien',
    ),
    unless: ABOUT_SCHOOL_WORK,
  },
  {
    id: 'distress.fr.unloved',
    pattern: anyOf(
      'personne (?:ne )?(?:maime|me comprend|mecoute|me croit|tient a moi|se soucie de moi)',
      '(?:ma mere|mon pere|mes parents|maman|papa) (?:ne )?(?:maime(?:nt)? pas|me deteste(?:nt)?|veu(?:t|lent) pas de moi)',
    ),
  },
  {
    id: 'distress.fr.at-home',
    pattern: anyOf(
      '(?:mes parents|papa et maman|maman et papa)(?: narretent pas de| arretent pas de| vont)? (?:se )?(?:disput(?:ent|er)|cri(?:ent|er)|batt(?:ent|re)|divorc(?:ent|er)|separ(?:ent|er)|hurl(?:ent|er)|engueul(?:ent|er))',
      `${FAMILY_FR} (?:est (?:tout le temps |toujours |encore )?(?:bourree?|saoule?|ivre|soule?|en prison)|boit (?:trop|tout le temps|tous les)|me crie (?:tout le temps )?dessus|me hurle dessus|(?:me dit|dit) que je (?:suis (?:nulle?|bonne? a rien|une erreur|debile|conne?)|sers a rien))`,
      `(?:mon (?:grand |petit )?frere|ma (?:grande |petite )?soeur)(?: arrete pas de| narrete pas de)? (?:me )?(?:frappe|tape|frapper|taper|fait mal)`,
    ),
  },
  {
    id: 'distress.fr.needs-someone',
    pattern: anyOf(
      'il (?:mest|sest) (?:arrive|passe) (?:quelque chose|un truc) (?:de )?(?:grave|mal|horrible|bizarre)',
      '(?:personne|qui) a qui (?:parler|me confier|en parler|le dire)',
      '(?:jai|je ressens le) besoin de parler a quelquun',
      '(?:sais pas|ne sais pas) a qui (?:parler|le dire|en parler)',
      '(?:tu )?(?:peux|sais) (?:tu )?garder un secret',
      '(?:promets|jure)(?: moi)? (?:de )?(?:ne |que tu )?(?:rien|le diras|pas|diras)',
      'peur (?:de (?:dormir|lui|mendormir|en parler)|daller (?:a lecole|au college|au lycee)|dallait? dormir)',
      'jai (?:trop |tres )?peur (?:aide|stp|svp|je suis seule?|et je)',
    ),
  },
  {
    id: 'distress.fr.grief',
    pattern: anyOf(
      '(?:mon|ma) (?:pere|papa|mere|maman|frere|soeur|grand pere|grand mere|papi|papy|mamie|oncle|tante|chien|chienne|chat|chatte|lapin|hamster|meilleure? amie?|copain|copine) (?:est (?:morte?|decedee?|en train de mourir|parti(?:e)? au ciel)|a un cancer|sest (?:suicidee?|tuee?))',
    ),
  },
];

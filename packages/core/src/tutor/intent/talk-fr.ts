import type { TalkRule } from './talk-rule.ts';
import { beginning, wholly } from './whole-message.ts';

const SO = '(?:tres |trop |si |vraiment |tellement |un peu |tout |toute )*';

/** French talk beside the lessons. */
export const TALK_FR: readonly TalkRule[] = [
  {
    kind: 'unwell',
    pattern: beginning(
      'jai (?:tres |trop )?mal (?:au|a la|a l|aux|au coeur|partout) ?[a-z]*',
      'je (?:suis (?:malade|blessee?)|saigne|me sens malade)',
      'jai (?:de la fievre|envie de vomir|vomi)',
    ),
  },
  {
    kind: 'sad',
    pattern: wholly(
      `(?:je suis|jsuis|chui|je me sens) ${SO}(?:triste|malheureux|malheureuse)(?: aujourd ?hui| la)?`,
      'je veux (?:ma |mon )?(?:maman|papa|mamie|papi|papy)',
      'je pleure',
    ),
  },
  {
    kind: 'test-fear',
    pattern: beginning(
      `jai (?:un |une |mon |le )?(?:gros )?(?:controle|examen|exam|interro|evaluation|test)[a-z ]{0,30} (?:et|mais) (?:jai peur|je (?:suis|stresse)|je suis ${SO}stressee?|jai ${SO}peur)`,
      `jai ${SO}peur (?:du|de mon|de ma|de l|pour le|pour mon) (?:controle|examen|exam|interro|evaluation|test)`,
    ),
  },
  {
    kind: 'discouraged',
    pattern: beginning(
      `je suis ${SO}(?:nulle?|bete|idiote?|stupide|debile|mauvaise?)(?: (?:en|pour|a|aux|au) .{1,40})?$`,
      'jai honte (?:de|car|parce|d).{0,60}$',
      'jy arriverai jamais|je ny arriverai jamais|je comprendrai jamais',
      'ca fait (?:une heure|des heures|longtemps|[0-9]+ (?:minutes|heures)) que .{2,80}',
    ),
  },
  {
    kind: 'affection',
    pattern: wholly(
      'je taime(?: bien)?',
      '(?:tu es|tes) mon (?:meilleur )?ami',
      '(?:tu )?veux(?: tu)? etre mon (?:meilleur )?(?:ami|copain)',
    ),
  },
  {
    kind: 'write-for-me',
    pattern: beginning(
      '(?:ecris|redige|fais|finis)(?: moi)? (?:une?|mon|ma|mes|la|le|l) ?(?:redaction|dissertation|expose|resume|texte|poeme|devoirs?|fiche de lecture|exercices?)',
    ),
  },
  {
    kind: 'small-talk',
    pattern: beginning(
      'raconte(?: moi)? (?:une?|des) (?:[a-z]+ )?(?:blagues?|histoires?|devinettes?)',
      'chante',
      '(?:tu aimes|aimes tu|est ce que tu aimes) ',
      '(?:quel(?:le)? est ta|cest quoi ta|cest quoi ton|quel est ton) [a-z]+ prefere',
      '(?:on joue|tu (?:veux )?joue[rs]?|joue avec moi)',
      'qui (?:va )?gagner',
      'quelle heure|quel jour|quel temps',
      'jai [0-9]{1,2} ans$',
      '(?:caca|pipi|prout|mdr|lol)$',
    ),
  },
  {
    kind: 'begin',
    pattern: wholly(
      '(?:on peut|peut on|on va) (?:faire|commencer|reprendre|travailler) (?:les |des |la |le |l )?(?:maths|lecons?|devoirs|francais|sciences?|lecture)',
      'on (?:fait|commence|reprend) (?:les |des |la |le )?(?:maths|lecons?|devoirs|sciences?|lecture)',
    ),
  },
];

import { oneOf } from './phrases.ts';

/** People as children call them, in a reading's plain letters. */
const GROWN_FAMILY_EN = oneOf(
  `step_?dad step_?father step_?mom step_?mum step_?mother dads?_boyfriend moms_boyfriend (?:mum|mummy)s_boyfriend dads_girlfriend
  dad daddy father papa mom mommy mum mummy mama mother parents? folks uncle auntie? grandpa granddad grandfather
  grandma granny grandmother foster_(?:dad|mom|mum|father|mother|parents) guardian`,
);
const SIBLINGS_EN = oneOf(
  'step_?brother step_?sister big_brother older_brother big_sister older_sister brother sister cousin',
);
const GROWN_FAMILY_FR = oneOf(
  `beau_pere belle_mere pere papa mere maman parents oncle tonton tante tata grand_pere papi papy grand_mere mamie
  (?:copain|mec|compagnon|copine)_de_(?:ma_mere|mon_pere|maman|papa)`,
);
const SIBLINGS_FR = oneOf('grand_frere demi_frere grande_soeur frere soeur cousine?');
const GROWN_FAMILY_ES = oneOf(
  `padrastro madrastra papa papi padre mama mami madre padres papas tio tia abuelo abuela
  (?:novio|pareja)_de_mi_(?:mama|madre) novia_de_mi_(?:papa|padre)`,
);
const SIBLINGS_ES = oneOf('hermanastro hermanastra hermano hermana primo prima');

const OTHER_GROWN_UPS_EN = oneOf(
  'teacher coach babysitter sitter neighbou?r tutor pastor priest imam doctor boss nanny principal',
);
const OTHER_GROWN_UPS_FR = oneOf(
  'prof professeure? maitresse? entraineur coach voisine? babysitter baby_sitter nounou pretre parrain directeur',
);
const OTHER_GROWN_UPS_ES = oneOf(
  'profe profesora? maestr[oa] entrenador vecin[oa] ninera cura padrino director',
);

/** With or without `my`: `my stepdad`, `mom`. */
export const FAMILY_EN = `(?:my |our )?${GROWN_FAMILY_EN}`;
export const SIBLING_EN = `my ${SIBLINGS_EN}`;
export const GROWN_UP_EN = `(?:${FAMILY_EN}|(?:my|the|a|our) ${OTHER_GROWN_UPS_EN})`;
export const FAMILY_FR = `(?:mon |ma |mes |le |la |les )?${GROWN_FAMILY_FR}`;
export const SIBLING_FR = `(?:mon|ma) ${SIBLINGS_FR}`;
export const GROWN_UP_FR = `(?:${FAMILY_FR}|(?:mon|ma|le|la|un|une) ${OTHER_GROWN_UPS_FR})`;
export const FAMILY_ES = `(?:mi |mis |el |la |los )?${GROWN_FAMILY_ES}`;
export const SIBLING_ES = `mi ${SIBLINGS_ES}`;
export const GROWN_UP_ES = `(?:${FAMILY_ES}|(?:mi|el|la|un|una) ${OTHER_GROWN_UPS_ES})`;

/** Anyone of the family or its home, in the three languages. */
export const ANY_FAMILY = [
  GROWN_FAMILY_EN,
  SIBLINGS_EN,
  GROWN_FAMILY_FR,
  SIBLINGS_FR,
  GROWN_FAMILY_ES,
  SIBLINGS_ES,
  '(?:my|at|my own) (?:family|home|house)|at our house|go home|going home',
  'ma famille|a la maison|chez moi|rentrer',
  'mi familia|en (?:mi )?casa|a (?:mi )?casa',
];

/** Anybody who is near a child: family, grown-ups, partners. */
export const ANYBODY = `(?:${[
  GROWN_FAMILY_EN,
  SIBLINGS_EN,
  OTHER_GROWN_UPS_EN,
  GROWN_FAMILY_FR,
  SIBLINGS_FR,
  OTHER_GROWN_UPS_FR,
  GROWN_FAMILY_ES,
  SIBLINGS_ES,
  OTHER_GROWN_UPS_ES,
  'boyfriend|girlfriend|stepbrother|stepsister|man|guy|homme|monsieur|hombre|senor',
].join('|')})`;

import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../say.ts';

/** A sentence with a gap, what fits, and two that do not. In each language the words are its own frequent ones. */
type GapRow = readonly [LocalisedText, LocalisedText, LocalisedText, LocalisedText];
/** A sentence with a gap `___` and the word for it. */
type WordRow = readonly [LocalisedText, LocalisedText];

/** Three columns of pieces between bars: `with|of|the`. */
function row(en: string, fr: string, es: string): GapRow {
  const [inEn, inFr, inEs] = [en.split('|'), fr.split('|'), es.split('|')];
  const piece = (at: number) => say(inEn[at] ?? '', inFr[at] ?? '', inEs[at] ?? '');
  return [piece(0), piece(1), piece(2), piece(3)];
}
const build = (en: string, fr: string, es: string): WordRow => {
  const [sentence, word] = row(en, fr, es);
  return [sentence, word];
};

/** A word letter by letter; it has as many letters in every language. */
export function inPieces(word: LocalisedText): LocalisedText[] {
  const [fr, es] = [word.fr.split(''), word.es.split('')];
  return word.en.split('').map((letter, at) => say(letter, fr[at] ?? '', es[at] ?? ''));
}

export const MISSING_WORDS: readonly [GapRow, ...GapRow[]] = [
  row('We play ___ Leo.|with|are|the', 'On joue ___ Léo.|avec|est|les', 'Jugamos ___ Leo.|con|es|los'),
  row('The cat ___ big.|is|my|to', 'Le chat ___ grand.|est|mon|avec', 'El gato ___ grande.|es|mi|con'),
  row('I go ___ the park.|to|is|you', 'Je vais ___ la mer.|à|est|tu', 'Voy ___ la playa.|a|es|tú'),
  row(
    'I ___ a red hat.|have|she|of',
    'Tu ___ un chapeau rouge.|as|elle|dans',
    'Mamá ___ un gorro rojo.|tiene|ella|los',
  ),
  row(
    'The fish is ___ the water.|in|he|and',
    'Le poisson est ___ l’eau.|dans|il|et',
    'El pez está ___ el agua.|en|él|y',
  ),
  row(
    'Mom ___ Dad sing.|and|the|is',
    'Maman ___ Papa chantent.|et|les|dans',
    'Mamá ___ papá cantan.|y|los|en',
  ),
  row('___ is my sister.|She|Go|With', '___ est ma sœur.|Elle|Les|Avec', '___ es mi hermana.|Ella|Los|Con'),
  row(
    'This gift is ___ you.|for|are|we',
    'Ce cadeau est ___ toi.|pour|sont|nous',
    'Este regalo es ___ ti.|para|son|nos',
  ),
  row('___ birds sing.|The|Is|To', '___ oiseaux chantent.|Les|Est|Avec', '___ pájaros cantan.|Los|Es|Muy'),
  row('We ___ milk.|like|of|the', 'On ___ le lait.|aime|dans|une', 'Me ___ la leche.|gusta|con|una'),
  row('I see ___ moon.|the|go|are', 'Je vois ___ lune.|la|va|sont', 'Veo ___ luna.|la|va|son'),
  row(
    'They ___ at school.|are|my|with',
    'Ils ___ à l’école.|sont|mon|avec',
    'Ellos ___ en la escuela.|están|mi|con',
  ),
];

export const MISSING_LETTERS: readonly [GapRow, ...GapRow[]] = [
  row('This gift is f_r you.|o|e|y', 'Ce cadeau est p_ur toi.|o|a|i', 'Jugamos c_n Leo.|o|u|e'),
  row('We play w_th Leo.|i|e|o', 'On joue av_c Léo.|e|a|i', 'El pan está m_y rico.|u|o|a'),
  row('Mom s_id yes.|a|e|i', 'Le chat est d_ns la boîte.|a|e|i', 'Aquí _ay un gato.|h|j|d'),
  row('The cat w_s here.|a|o|u', 'Ils so_t ici.|n|m|u', 'Mamá dice q_e sí.|u|w|i'),
  row('Wh_t is it?|a|o|u', 'Ell_ chante bien.|e|a|i', 'Hoy _oy al parque.|v|b|f'),
  row('I l_ke soup.|i|e|o', 'Tu as un_ pomme.|e|a|o', 'Mina ti_ne un perro.|e|a|o'),
  row('We h_ve a dog.|a|e|u', 'Je vais ch_z Mamie.|e|a|i', 'El_a canta bien.|l|n|t'),
  row('The_ sing well.|y|i|a', 'Mina vient aus_i.|s|c|z', 'Ellos s_n amigos.|o|u|e'),
  row('I see y_u.|o|a|i', 'Le chat es_ là.|t|d|s', '¿D_nde está Leo?|ó|e|a'),
  row('We ar_ here.|e|o|i', 'Nou_ jouons ici.|s|x|c', 'T_do está listo.|o|u|e'),
  row('The fish is i_ the water.|n|m|r', 'Le poisson est _ans l’eau.|d|b|p', 'El pez está e_ el agua.|n|l|s'),
  row('She is m_ sister.|y|e|i', 'Elle est m_ sœur.|a|o|e', 'Ella es m_ hermana.|i|e|y'),
];

/** Words of as many letters in every language, no letter twice. */
export const WORDS_TO_BUILD: readonly [WordRow, ...WordRow[]] = [
  build('I see ___ moon.|the', 'Tu as ___ pomme.|une', 'Jugamos ___ Leo.|con'),
  build('You ___ my friend.|are', 'Le chat ___ petit.|est', 'El pan está ___ rico.|muy'),
  build('This gift is for ___.|you', 'Le chat est ___ le lit.|sur', 'Aquí ___ un gato.|hay'),
  build('___ is my sister.|She', '___ est là ?|Qui', '___ niña canta.|Una'),
  build('Mom ___ Dad sing.|and', 'Ce livre est à ___.|moi', 'Hoy ___ al parque.|voy'),
  build('This is ___ Leo.|for', '___ oiseaux chantent.|Les', '___ pájaros cantan.|Los'),
  build('We play ___ Leo.|with', 'On joue ___ Léo.|avec', 'El gato ___ aquí.|está'),
  build('I ___ soup.|like', 'Le chat est ___ la boîte.|dans', 'Es pequeño, ___ fuerte.|pero'),
  build('___ sing well.|They', 'Ils ___ ici.|sont', 'Mamá canta muy ___.|bien'),
  build('We ___ a dog.|have', 'Ce cadeau est ___ toi.|pour', 'El gato está ___.|aquí'),
  build('___ is it?|What', 'Je vais ___ Mamie.|chez', '¡___, Leo!|Hola'),
  build('Mom ___ yes.|said', 'Le pain est ___ bon.|très', '___ comimos pan.|Ayer'),
];

import type { TalkRule } from './talk-rule.ts';
import { beginning, wholly } from './whole-message.ts';

const SO = '(?:muy |tan |super |bien |un poco |demasiado )*';

/** Spanish talk beside the lessons. */
export const TALK_ES: readonly TalkRule[] = [
  {
    kind: 'unwell',
    pattern: beginning(
      'me duelen? (?:mucho )?(?:el|la|los|las) [a-z]+',
      `(?:estoy|me siento) ${SO}(?:enferm[oa]|maread[oa]|sangrando)`,
      'tengo (?:fiebre|ganas de vomitar|nauseas)',
      '(?:quiero vomitar|vomite)',
    ),
  },
  {
    kind: 'sad',
    pattern: wholly(
      `(?:estoy|me siento) ${SO}triste(?: hoy| ahora)?`,
      '(?:quiero|extrano|necesito) a? ?mi (?:mama|mami|papa|papi|abuela|abuelo)',
      'estoy llorando',
    ),
  },
  {
    kind: 'test-fear',
    pattern: beginning(
      `tengo (?:un |una |mi )?(?:examen|prueba|control)[a-z ]{0,30} y (?:tengo ${SO}miedo|estoy ${SO}(?:nervios[oa]|asustad[oa]|preocupad[oa]))`,
      `(?:tengo miedo|me da miedo|estoy ${SO}nervios[oa]) (?:del|por el|de la|el|por mi) (?:examen|prueba|control)`,
    ),
  },
  {
    kind: 'discouraged',
    pattern: beginning(
      `soy ${SO}(?:tont[oa]|mal[oa]|burr[oa]|lent[oa]|un inutil|una inutil)(?: (?:para|en|con) .{1,40})?$`,
      'me da (?:verguenza|pena) .{0,60}$',
      'nunca (?:voy a|lo) (?:entender|poder|aprender)',
      'llevo (?:una hora|horas|mucho|[0-9]+ (?:minutos|horas)) .{2,80}',
    ),
  },
  {
    kind: 'affection',
    pattern: wholly(
      'te (?:quiero|amo)(?: mucho)?',
      'eres mi mejor amig[oa]',
      'quieres ser mi (?:mejor )?(?:amig[oa]|novi[oa])',
    ),
  },
  {
    kind: 'write-for-me',
    pattern: beginning(
      '(?:escribe|escribeme|haz|hazme|termina|redacta)(?: me)? (?:un|una|mi|mis|el|la|los) (?:ensayo|redaccion|resumen|informe|poema|tarea|deberes|trabajo|proyecto)',
    ),
  },
  {
    kind: 'small-talk',
    pattern: beginning(
      'cuenta(?:me)? (?:un|una|otro|otra) (?:[a-z]+ )?(?:chiste|cuento|historia|broma|adivinanza)',
      'canta',
      'te gustan? ',
      'cual es tu [a-z]+ favorit',
      '(?:jugamos|juega conmigo|quieres jugar)',
      'quien va a ganar',
      'que (?:hora|dia) es|que tiempo hace',
      'tengo [0-9]{1,2} anos$',
      '(?:caca|popo|pedo|jaja|jajaja|lol)$',
    ),
  },
  {
    kind: 'begin',
    pattern: wholly(
      '(?:podemos|vamos a) (?:hacer|empezar|seguir con|estudiar) (?:las |la |el |los )?(?:mates|matematicas|leccion|lecciones|tarea|ciencias|lectura)',
    ),
  },
];

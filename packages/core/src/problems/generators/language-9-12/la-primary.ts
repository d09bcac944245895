import { askQuestion } from '../../fact-questions.ts';
import { groupOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { OLD_MEANS_PRIMARY } from '../../misconceptions/rhetoric-and-sources.ts';
import { say } from '../../say.ts';
import { MORE_SOURCE_QUESTIONS } from './more-source-questions.ts';
import { SOURCE_QUESTIONS } from './source-questions.ts';

const SOURCES: SortBank = {
  groups: [
    {
      name: say('Primary source', 'Source primaire', 'Fuente primaria'),
      ask: say(
        'Which one is a primary source?',
        'Laquelle est une source primaire ?',
        '¿Cuál es una fuente primaria?',
      ),
      why: say(
        'It comes from the time and the people that are asked about.',
        'Elle vient du temps et des gens dont on parle.',
        'Viene de la época y de la gente de que se trata.',
      ),
      falseWhys: [],
      mistaken: OLD_MEANS_PRIMARY,
    },
    {
      name: say('Secondary source', 'Source secondaire', 'Fuente secundaria'),
      ask: say(
        'Which one is a secondary source?',
        'Laquelle est une source secondaire ?',
        '¿Cuál es una fuente secundaria?',
      ),
      why: say(
        'Somebody studies or retells it from other sources.',
        'Quelqu’un l’étudie ou le raconte d’après d’autres sources.',
        'Alguien lo estudia o lo cuenta a partir de otras fuentes.',
      ),
      falseWhys: [],
      mistaken: OLD_MEANS_PRIMARY,
    },
  ],
  things: [
    thingIn(
      0,
      'A strike in ancient Egypt: a scribe’s notes on papyrus, written there at the time',
      'Une grève dans l’Égypte ancienne : les notes d’un scribe sur papyrus, écrites sur place à l’époque',
      'Una huelga en el antiguo Egipto: las notas de un escriba en papiro, escritas allí en su momento',
    ),
    thingIn(
      1,
      'A strike in ancient Egypt: an article of a historian, printed in 1951',
      'Une grève dans l’Égypte ancienne : l’article d’un historien, imprimé en 1951',
      'Una huelga en el antiguo Egipto: el artículo de un historiador, impreso en 1951',
    ),
    thingIn(
      0,
      'A sea voyage: the ship’s logbook, kept day by day',
      'Un voyage en mer : le journal de bord, tenu jour après jour',
      'Un viaje por mar: el cuaderno de bitácora, llevado día a día',
    ),
    thingIn(
      1,
      'A sea voyage: a film that actors made about it a century later',
      'Un voyage en mer : un film tourné par des acteurs un siècle plus tard',
      'Un viaje por mar: una película hecha por actores un siglo después',
    ),
    thingIn(
      0,
      'School life in your town in 1960: a class register of that year',
      'L’école de ta ville en 1960 : un registre de classe de cette année-là',
      'La escuela de tu ciudad en 1960: un registro de clase de ese año',
    ),
    thingIn(
      1,
      'School life in your town in 1960: a chapter written by a student of today',
      'L’école de ta ville en 1960 : un chapitre écrit par une étudiante d’aujourd’hui',
      'La escuela de tu ciudad en 1960: un capítulo escrito por una estudiante de hoy',
    ),
    thingIn(
      0,
      'A flood of last week: a photograph taken from a roof that day',
      'Une inondation de la semaine dernière : une photo prise d’un toit ce jour-là',
      'Una inundación de la semana pasada: una foto tomada desde un techo ese día',
    ),
    thingIn(
      1,
      'A Roman emperor: a life of him by an author born long after his death',
      'Un empereur romain : sa vie par un auteur né longtemps après sa mort',
      'Un emperador romano: su vida por un autor nacido mucho después de su muerte',
    ),
    thingIn(
      0,
      'Prices in a medieval market: the account roll of a merchant who sold there',
      'Les prix d’un marché médiéval : le rouleau de comptes d’un marchand qui y vendait',
      'Los precios de un mercado medieval: el rollo de cuentas de un mercader que vendía allí',
    ),
    thingIn(
      1,
      'Prices in a medieval market: a textbook table drawn from many account rolls',
      'Les prix d’un marché médiéval : un tableau de manuel tiré de nombreux comptes',
      'Los precios de un mercado medieval: una tabla de manual sacada de muchas cuentas',
    ),
    thingIn(
      0,
      'How a law of 1990 was argued: the record of the debate in parliament',
      'Comment on débattit d’une loi de 1990 : le compte rendu de la séance du parlement',
      'Cómo se discutió una ley de 1990: el acta del debate en el parlamento',
    ),
    thingIn(
      1,
      'How a law of 1990 was argued: a jurist’s commentary from 2015',
      'Comment on débattit d’une loi de 1990 : le commentaire d’une juriste de 2015',
      'Cómo se discutió una ley de 1990: el comentario de una jurista de 2015',
    ),
    thingIn(
      0,
      'What historians of 1900 believed about Rome: a schoolbook of 1900',
      'Ce que les historiens de 1900 croyaient de Rome : un manuel scolaire de 1900',
      'Qué creían de Roma los historiadores de 1900: un manual escolar de 1900',
    ),
    thingIn(
      1,
      'What happened in ancient Rome: a schoolbook printed in 1900',
      'Ce qui se passa dans la Rome antique : un manuel scolaire imprimé en 1900',
      'Qué ocurrió en la antigua Roma: un manual escolar impreso en 1900',
    ),
    thingIn(
      0,
      'How a family lived in exile: letters that its members wrote to each other there',
      'La vie d’une famille en exil : les lettres que ses membres s’y écrivaient',
      'Cómo vivió una familia en el exilio: cartas que se escribían allí sus miembros',
    ),
    thingIn(
      1,
      'How a family lived in exile: a novel by a writer who read the letters later',
      'La vie d’une famille en exil : le roman d’un auteur qui lut plus tard les lettres',
      'Cómo vivió una familia en el exilio: la novela de quien leyó más tarde las cartas',
    ),
  ],
  askGroup: say(
    'What is this, for the question named first? {thing}',
    'Qu’est-ce, pour la question nommée d’abord ? {thing}',
    '¿Qué es esto, para la cuestión nombrada primero? {thing}',
  ),
  askSort: say(
    'Primary or secondary, each for the question that is named first?',
    'Primaire ou secondaire, chaque fois pour la question nommée d’abord ?',
    '¿Primaria o secundaria, cada una para la cuestión nombrada primero?',
  ),
  askWhy: say('{thing} Why?', '{thing} Pourquoi ?', '{thing} ¿Por qué?'),
  nudge: say(
    'Compare two dates: that of the event and that of the source.',
    'Compare deux dates : celle de l’événement et celle de la source.',
    'Compara dos fechas: la del suceso y la de la fuente.',
  ),
  rule: [
    say(
      'Ask who made it, when, and from what.',
      'Demande qui l’a faite, quand, et à partir de quoi.',
      'Pregunta quién la hizo, cuándo y a partir de qué.',
    ),
    say(
      'The same text can be one or the other, as the question is.',
      'Un même texte peut être l’une ou l’autre selon la question.',
      'Un mismo texto puede ser una u otra según la pregunta.',
    ),
  ],
};

/** Primary or secondary, and what a source can and cannot show. */
export const laPrimary = generator('la-primary', (random, difficulty) => {
  if (difficulty === 1) return groupOf(SOURCES, random);
  return difficulty === 2
    ? sortAll(SOURCES, random)
    : askQuestion([...SOURCE_QUESTIONS, ...MORE_SOURCE_QUESTIONS], random);
});

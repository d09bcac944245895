import type { LocalisedText } from '@ori/contracts/locale';
import type { Pair } from '../../fact-pairs.ts';
import { say } from '../../say.ts';
import { text } from '../../text.ts';

const look = (question: LocalisedText, source: LocalisedText, why: LocalisedText): Pair => ({
  left: { text: text(question) },
  right: { text: text(source) },
  why,
});

/** Questions and where to look. */
export const WHERE_TO_LOOK: readonly [Pair, ...Pair[]] = [
  look(
    say('What does “estuary” mean?', 'Que veut dire « estuaire » ?', '¿Qué significa «estuario»?'),
    say('In a dictionary', 'Dans un dictionnaire', 'En un diccionario'),
    say('It explains words.', 'Il explique les mots.', 'Explica las palabras.'),
  ),
  look(
    say('Which countries touch Mali?', 'Quels pays touchent le Mali ?', '¿Qué países limitan con Malí?'),
    say('In an atlas', 'Dans un atlas', 'En un atlas'),
    say('Its maps show borders.', 'Ses cartes montrent les frontières.', 'Sus mapas muestran las fronteras.'),
  ),
  look(
    say(
      'How did our family keep birthdays long ago?',
      'Comment notre famille fêtait-elle les anniversaires autrefois ?',
      '¿Cómo celebraba antes nuestra familia los cumpleaños?',
    ),
    say(
      'In a talk with grandparents',
      'Dans un entretien avec les grands-parents',
      'En una charla con los abuelos',
    ),
    say('They were there.', 'Ils y étaient.', 'Ellos estuvieron allí.'),
  ),
  look(
    say(
      'How many birds visit our window in an hour?',
      'Combien d’oiseaux viennent à notre fenêtre en une heure ?',
      '¿Cuántos pájaros vienen a nuestra ventana en una hora?',
    ),
    say('At the window, counting', 'À la fenêtre, en comptant', 'En la ventana, contando'),
    say('Nobody else has counted them.', 'Personne d’autre ne les a comptés.', 'Nadie más los ha contado.'),
  ),
  look(
    say('How do whales breathe?', 'Comment respirent les baleines ?', '¿Cómo respiran las ballenas?'),
    say(
      'In a book on sea mammals',
      'Dans un livre sur les mammifères marins',
      'En un libro sobre mamíferos marinos',
    ),
    say(
      'People who study them wrote it.',
      'Des gens qui les étudient l’ont écrit.',
      'Lo escribió gente que las estudia.',
    ),
  ),
  look(
    say(
      'When does our library open on Saturday?',
      'Quand ouvre notre bibliothèque le samedi ?',
      '¿Cuándo abre nuestra biblioteca el sábado?',
    ),
    say('On the library’s own page', 'Sur la page de la bibliothèque', 'En la página de la biblioteca'),
    say('It sets its hours itself.', 'Elle fixe elle-même ses heures.', 'Ella misma fija sus horas.'),
  ),
  look(
    say(
      'How much rain fell in our town last month?',
      'Combien de pluie est tombée ici le mois dernier ?',
      '¿Cuánta lluvia cayó aquí el mes pasado?',
    ),
    say(
      'In a weather station’s table',
      'Dans le tableau d’une station météo',
      'En la tabla de una estación meteorológica',
    ),
    say('It measures every day.', 'Elle mesure chaque jour.', 'Mide cada día.'),
  ),
  look(
    say(
      'What did our market square look like long ago?',
      'Comment était notre place du marché autrefois ?',
      '¿Cómo era antes nuestra plaza del mercado?',
    ),
    say(
      'In the town museum’s old photographs',
      'Dans les vieilles photos du musée de la ville',
      'En las fotos antiguas del museo local',
    ),
    say('They show it as it was.', 'Elles la montrent telle qu’elle était.', 'La muestran tal como era.'),
  ),
  look(
    say(
      'What was decided at the town meeting last night?',
      'Qu’a-t-on décidé hier soir à la réunion municipale ?',
      '¿Qué se decidió anoche en la reunión municipal?',
    ),
    say('In today’s local newspaper', 'Dans le journal local du jour', 'En el periódico local de hoy'),
    say(
      'It reports what has just happened.',
      'Il raconte ce qui vient de se passer.',
      'Cuenta lo que acaba de ocurrir.',
    ),
  ),
  look(
    say(
      'How many minutes must this pasta cook?',
      'Combien de minutes ces pâtes doivent-elles cuire ?',
      '¿Cuántos minutos debe cocer esta pasta?',
    ),
    say('On its package', 'Sur son paquet', 'En su paquete'),
    say('The maker prints it there.', 'Le fabricant l’y imprime.', 'El fabricante lo imprime ahí.'),
  ),
  look(
    say(
      'Which bus goes to the swimming pool, and when?',
      'Quel bus va à la piscine, et quand ?',
      '¿Qué autobús va a la piscina y cuándo?',
    ),
    say('In the bus timetable', 'Dans l’horaire des bus', 'En el horario de autobuses'),
    say('It lists lines and times.', 'Il donne lignes et heures.', 'Da líneas y horas.'),
  ),
  look(
    say(
      'What does my friend think of our new game?',
      'Que pense mon amie de notre nouveau jeu ?',
      '¿Qué piensa mi amiga de nuestro juego nuevo?',
    ),
    say('From the friend herself', 'Auprès de l’amie elle-même', 'Con la amiga misma'),
    say(
      'Nobody else knows her thoughts.',
      'Personne d’autre ne connaît ses pensées.',
      'Nadie más conoce sus ideas.',
    ),
  ),
];

import type { LocalisedText } from '@ori/contracts/locale';
import type { Sequence } from '../../fact-sequences.ts';
import { say } from '../../say.ts';

/** Why the source nearest in time comes first. */
export const CLOSER = say(
  'The nearer in time, the less has been forgotten or retold.',
  'Plus c’est proche, moins on a oublié ou arrangé.',
  'Cuanto más cerca, menos se ha olvidado o retocado.',
);
const event = (name: LocalisedText, stages: readonly LocalisedText[]): Sequence => ({
  name,
  why: CLOSER,
  stages: stages.map((words) => ({ text: words })),
});

/** More invented but everyday events with their sources, the closest first. */
export const MORE_WITNESSES: readonly Sequence[] = [
  event(say('a hailstorm', 'un orage de grêle', 'una granizada'), [
    say(
      'A photograph of hailstones on the lawn that evening',
      'Une photo des grêlons sur l’herbe, le soir même',
      'Una foto del granizo en la hierba esa misma tarde',
    ),
    say(
      'A farmer’s letter about it, a week later',
      'La lettre d’une agricultrice, une semaine plus tard',
      'La carta de una agricultora, una semana después',
    ),
    say(
      'The weather office’s yearbook, printed the next year',
      'L’annuaire de la météo, imprimé l’année suivante',
      'El anuario meteorológico, impreso al año siguiente',
    ),
    say(
      'A tale that her grandchildren tell',
      'Un récit que font ses petits-enfants',
      'Un relato que cuentan sus nietos',
    ),
  ]),
  event(say('the opening of a bridge', 'l’ouverture d’un pont', 'la apertura de un puente'), [
    say(
      'A film shot during the ribbon-cutting',
      'Un film tourné pendant l’inauguration',
      'Una película rodada durante la inauguración',
    ),
    say(
      'A newspaper report of the next morning',
      'L’article du journal du lendemain matin',
      'La noticia del periódico de la mañana siguiente',
    ),
    say(
      'The builder’s memoirs, 20 years later',
      'Les mémoires du constructeur, 20 ans plus tard',
      'Las memorias del constructor, 20 años después',
    ),
    say(
      'A children’s book for the bridge’s hundredth year',
      'Un livre pour enfants pour les cent ans du pont',
      'Un libro infantil para los cien años del puente',
    ),
  ]),
  event(say('a football match', 'un match de football', 'un partido de fútbol'), [
    say(
      'The referee’s notes, written during play',
      'Les notes de l’arbitre, prises pendant le jeu',
      'Las notas del árbitro, tomadas durante el juego',
    ),
    say(
      'An interview right after the final whistle',
      'Un entretien juste après le coup de sifflet final',
      'Una entrevista justo tras el pitido final',
    ),
    say(
      'A magazine article of the following week',
      'Un article de magazine de la semaine suivante',
      'Un artículo de revista de la semana siguiente',
    ),
    say(
      'A player’s life story, ten years later',
      'La vie d’une joueuse, dix ans plus tard',
      'La vida de una jugadora, diez años después',
    ),
  ]),
  event(say('the last day of a mine', 'le dernier jour d’une mine', 'el último día de una mina'), [
    say(
      'The shift book, filled in on that day',
      'Le livre d’équipe, rempli ce jour-là',
      'El libro de turnos, llenado ese día',
    ),
    say(
      'A miner’s letter to his sister, the same month',
      'La lettre d’un mineur à sa sœur, le même mois',
      'La carta de un minero a su hermana, el mismo mes',
    ),
    say(
      'A museum guide’s talk, 30 years later',
      'L’exposé d’une guide de musée, 30 ans plus tard',
      'La charla de una guía de museo, 30 años después',
    ),
    say(
      'A computer game of today set in the mine',
      'Un jeu vidéo d’aujourd’hui situé dans la mine',
      'Un videojuego de hoy ambientado en la mina',
    ),
  ]),
  event(say('a train’s first run', 'le premier trajet d’un train', 'el primer viaje de un tren'), [
    say('A ticket punched on board', 'Un billet poinçonné à bord', 'Un billete picado a bordo'),
    say(
      'A passenger’s diary entry of that night',
      'Le journal d’une passagère, écrit cette nuit-là',
      'El diario de una pasajera, escrito esa noche',
    ),
    say(
      'The railway’s report at the end of the year',
      'Le rapport du chemin de fer à la fin de l’année',
      'El informe del ferrocarril al final del año',
    ),
    say(
      'A painting made from imagination, 80 years later',
      'Un tableau d’imagination, 80 ans plus tard',
      'Un cuadro imaginado, 80 años después',
    ),
  ]),
  event(say('a lost harvest', 'une récolte perdue', 'una cosecha perdida'), [
    say(
      'A count of empty barns, made that autumn',
      'Un compte des granges vides, fait cet automne-là',
      'Un recuento de graneros vacíos, hecho ese otoño',
    ),
    say(
      'A plea for lower taxes, sent the next spring',
      'Une demande d’impôts réduits, envoyée au printemps suivant',
      'Una súplica de menos impuestos, enviada la primavera siguiente',
    ),
    say(
      'A priest’s chronicle, 15 years later',
      'La chronique d’un curé, 15 ans plus tard',
      'La crónica de un cura, 15 años después',
    ),
    say(
      'A historian’s lecture of our time',
      'La conférence d’une historienne de notre temps',
      'La conferencia de una historiadora de hoy',
    ),
  ]),
];

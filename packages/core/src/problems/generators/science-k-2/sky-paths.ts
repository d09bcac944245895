import type { SequenceBank } from '../../fact-sequences.ts';
import { SKY_BACKWARDS } from '../../misconceptions/earth-and-sky.ts';
import { STAGE_SKIPPED } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

/** What the sky does in order. */
export const SKY_PATHS: SequenceBank = {
  sequences: [
    {
      name: say('The Sun in one day', 'Le Soleil en un jour', 'El Sol en un día'),
      why: say(
        'The Sun climbs, then it sinks.',
        'Le Soleil monte, puis descend.',
        'El Sol sube y luego baja.',
      ),
      stages: [
        {
          text: say('Early morning', 'Tôt le matin', 'Temprano'),
          figure: { type: 'shadow', light: 'sun', degrees: 20, shadow: true },
        },
        {
          text: say('Late morning', 'Fin de matinée', 'Media mañana'),
          figure: { type: 'shadow', light: 'sun', degrees: 55, shadow: true },
        },
        {
          text: say('Afternoon', 'L’après-midi', 'Por la tarde'),
          figure: { type: 'shadow', light: 'sun', degrees: 125, shadow: true },
        },
        {
          text: say('Evening', 'Le soir', 'Al anochecer'),
          figure: { type: 'shadow', light: 'sun', degrees: 160, shadow: true },
        },
      ],
    },
    {
      name: say('The Sun’s way', 'Le chemin du Soleil', 'El camino del Sol'),
      why: say('It goes from east to west.', 'Il va de l’est vers l’ouest.', 'Va del este al oeste.'),
      stages: [
        { text: say('Low in the east', 'Bas à l’est', 'Bajo al este') },
        { text: say('High at midday', 'Haut à midi', 'Alto al mediodía') },
        { text: say('Low in the west', 'Bas à l’ouest', 'Bajo al oeste') },
        { text: say('Gone for the night', 'Parti pour la nuit', 'Oculto por la noche') },
      ],
    },
    {
      name: say('A star’s way', 'Le chemin d’une étoile', 'El camino de una estrella'),
      why: say('It goes the way of the Sun.', 'Elle fait le chemin du Soleil.', 'Hace el camino del Sol.'),
      stages: [
        { text: say('Low in the east', 'Basse à l’est', 'Baja al este') },
        { text: say('High up', 'Très haute', 'En lo alto') },
        { text: say('Low in the west', 'Basse à l’ouest', 'Baja al oeste') },
      ],
    },
    {
      name: say('The growing Moon', 'La Lune qui grandit', 'La Luna que crece'),
      why: say(
        'More of it is lit each night.',
        'Chaque nuit, elle est plus éclairée.',
        'Cada noche se ilumina más.',
      ),
      stages: [
        { text: say('New Moon', 'Nouvelle lune', 'Luna nueva'), figure: { type: 'moon-phase', eighths: 0 } },
        {
          text: say('Crescent', 'Croissant', 'Luna creciente fina'),
          figure: { type: 'moon-phase', eighths: 1 },
        },
        { text: say('Half Moon', 'Demi-lune', 'Media luna'), figure: { type: 'moon-phase', eighths: 2 } },
        { text: say('Full Moon', 'Pleine lune', 'Luna llena'), figure: { type: 'moon-phase', eighths: 4 } },
      ],
    },
    {
      name: say('The shrinking Moon', 'La Lune qui diminue', 'La Luna que mengua'),
      why: say(
        'Less of it is lit each night.',
        'Chaque nuit, elle est moins éclairée.',
        'Cada noche se ilumina menos.',
      ),
      stages: [
        { text: say('Full Moon', 'Pleine lune', 'Luna llena'), figure: { type: 'moon-phase', eighths: 4 } },
        { text: say('Half Moon', 'Demi-lune', 'Media luna'), figure: { type: 'moon-phase', eighths: 6 } },
        {
          text: say('Crescent', 'Croissant', 'Luna creciente fina'),
          figure: { type: 'moon-phase', eighths: 7 },
        },
        { text: say('New Moon', 'Nouvelle lune', 'Luna nueva'), figure: { type: 'moon-phase', eighths: 0 } },
      ],
    },
    {
      name: say('From day to night', 'Du jour à la nuit', 'Del día a la noche'),
      why: say('The light goes bit by bit.', 'La lumière s’en va peu à peu.', 'La luz se va poco a poco.'),
      stages: [
        { text: say('Bright day', 'Plein jour', 'Pleno día') },
        { text: say('Sunset', 'Coucher du Soleil', 'Puesta del Sol') },
        { text: say('First stars', 'Premières étoiles', 'Primeras estrellas') },
        { text: say('Dark night', 'Nuit noire', 'Noche oscura') },
      ],
    },
    {
      name: say('From night to day', 'De la nuit au jour', 'De la noche al día'),
      why: say('The light comes bit by bit.', 'La lumière vient peu à peu.', 'La luz viene poco a poco.'),
      stages: [
        { text: say('Dark night', 'Nuit noire', 'Noche oscura') },
        { text: say('First light', 'Première lueur', 'Primera luz') },
        { text: say('Sunrise', 'Lever du Soleil', 'Salida del Sol') },
        { text: say('Bright day', 'Plein jour', 'Pleno día') },
      ],
    },
  ],
  askOrder: say('{name}: put them in order.', '{name} : range dans l’ordre.', '{name}: pon en orden.'),
  askNext: say(
    '{name}: what comes after {stage}?',
    '{name} : qu’y a-t-il après {stage} ?',
    '{name}: ¿qué sigue a {stage}?',
  ),
  askBefore: say(
    '{name}: what comes before {stage}?',
    '{name} : qu’y a-t-il avant {stage} ?',
    '{name}: ¿qué hay antes de {stage}?',
  ),
  backwards: SKY_BACKWARDS,
  skipped: STAGE_SKIPPED,
  nudge: say('Tell it as a story.', 'Raconte-le comme une histoire.', 'Cuéntalo como una historia.'),
  rule: [
    say('Find how it begins.', 'Trouve le début.', 'Busca cómo empieza.'),
    say('Sky patterns come again and again.', 'Le ciel recommence toujours.', 'El cielo se repite siempre.'),
  ],
};

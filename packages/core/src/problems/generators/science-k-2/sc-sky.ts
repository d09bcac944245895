import { type SequenceBank, neighbourOf, orderStages } from '../../fact-sequences.ts';
import { type SortBank, groupOf, memberOf } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { DAY_NIGHT_MIXED, SKY_BACKWARDS } from '../../misconceptions/earth-and-sky.ts';
import { STAGE_SKIPPED } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

const SEEN: SortBank = {
  groups: [
    {
      name: say('By day', 'Le jour', 'De día'),
      ask: say('What is seen by day?', 'Que voit-on le jour ?', '¿Qué se ve de día?'),
      why: say('Only then is the sky bright.', 'Le ciel est alors clair.', 'Entonces el cielo está claro.'),
      falseWhys: [],
      mistaken: DAY_NIGHT_MIXED,
    },
    {
      name: say('By night', 'La nuit', 'De noche'),
      ask: say('What is seen by night?', 'Que voit-on la nuit ?', '¿Qué se ve de noche?'),
      why: say('It shows in a dark sky.', 'Cela se voit dans un ciel noir.', 'Se ve en un cielo oscuro.'),
      falseWhys: [],
      mistaken: DAY_NIGHT_MIXED,
    },
  ],
  things: [
    { name: say('The Sun', 'Le Soleil', 'El Sol'), group: 0, picture: picture('sun') },
    { name: say('A blue sky', 'Un ciel bleu', 'Un cielo azul'), group: 0 },
    { name: say('Sun shadows', 'Les ombres du Soleil', 'Sombras del Sol'), group: 0 },
    { name: say('Sunset colors', 'Les couleurs du couchant', 'Colores del ocaso'), group: 0 },
    {
      name: say('Stars in the sky', 'Des étoiles au ciel', 'Estrellas en el cielo'),
      group: 1,
      picture: picture('stars'),
    },
    { name: say('The Milky Way', 'La Voie lactée', 'La Vía Láctea'), group: 1 },
    { name: say('A black starry sky', 'Un ciel noir étoilé', 'Un cielo negro estrellado'), group: 1 },
  ],
  askGroup: say(
    '{thing}: by day or by night?',
    '{thing} : le jour ou la nuit ?',
    '{thing}: ¿de día o de noche?',
  ),
  askSort: say(
    'By day or by night? Sort them.',
    'Le jour ou la nuit ? Trie.',
    '¿De día o de noche? Clasifica.',
  ),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Is the sky bright then?', 'Le ciel est-il alors clair ?', '¿El cielo está claro entonces?'),
  rule: [
    say('Remember when you saw it.', 'Rappelle-toi quand tu l’as vu.', 'Recuerda cuándo lo viste.'),
    say('Sunlight makes the sky bright.', 'Le Soleil rend le ciel clair.', 'El Sol aclara el cielo.'),
  ],
};
const PATHS: SequenceBank = {
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

/** Patterns of the Sun, the Moon and the stars (NGSS 1-ESS1-1). */
export const scSky = generator('sc-sky', (random, difficulty) => {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? memberOf(SEEN, random) : groupOf(SEEN, random);
  return difficulty === 2
    ? neighbourOf(PATHS, random, random.integer(0, 1) === 0)
    : orderStages(PATHS, random, random.integer(3, 4));
});

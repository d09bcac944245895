import { type SequenceBank, neighbourOf, orderStages } from '../../fact-sequences.ts';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { CYCLE_DRIVER_MIXED } from '../../misconceptions/earth-and-life.ts';
import { STAGES_BACKWARDS, STAGE_SKIPPED } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

type Words = readonly [string, string, string];
const thing = (group: number, ...name: Words) => ({ name: say(...name), group });

const DRIVERS: SortBank = {
  groups: [
    {
      name: say('heat of the Sun', 'chaleur du Soleil', 'calor del Sol'),
      ask: say(
        'Which one is driven by the heat of the Sun?',
        'Lequel est entraîné par la chaleur du Soleil ?',
        '¿Cuál se debe al calor del Sol?',
      ),
      why: say(
        'Water needs heat to melt or to rise into the air as vapor.',
        'L’eau a besoin de chaleur pour fondre ou monter en vapeur dans l’air.',
        'El agua necesita calor para fundirse o subir al aire como vapor.',
      ),
      falseWhys: [],
      mistaken: CYCLE_DRIVER_MIXED,
    },
    {
      name: say('gravity', 'gravité', 'gravedad'),
      ask: say(
        'Which one is driven by gravity?',
        'Lequel est entraîné par la gravité ?',
        '¿Cuál se debe a la gravedad?',
      ),
      why: say('The water moves down.', 'L’eau descend.', 'El agua baja.'),
      falseWhys: [],
      mistaken: CYCLE_DRIVER_MIXED,
    },
  ],
  things: [
    thing(0, 'Seawater evaporating', 'L’eau de mer qui s’évapore', 'El agua de mar que se evapora'),
    thing(
      0,
      'Snow melting in spring',
      'La neige qui fond au printemps',
      'La nieve que se derrite en primavera',
    ),
    thing(
      0,
      'Leaves giving off vapor',
      'Les feuilles qui rejettent de la vapeur',
      'Las hojas que sueltan vapor',
    ),
    thing(0, 'Wet soil drying', 'Le sol mouillé qui sèche', 'El suelo mojado que se seca'),
    thing(
      0,
      'A lake losing water to the air',
      'Un lac qui perd de l’eau dans l’air',
      'Un lago que pierde agua hacia el aire',
    ),
    thing(1, 'Rain falling', 'La pluie qui tombe', 'La lluvia que cae'),
    thing(
      1,
      'A river flowing to the sea',
      'Une rivière qui coule vers la mer',
      'Un río que corre hacia el mar',
    ),
    thing(
      1,
      'Rain soaking into the ground',
      'La pluie qui s’infiltre dans le sol',
      'La lluvia que se filtra en el suelo',
    ),
    thing(
      1,
      'A glacier sliding into a valley',
      'Un glacier qui glisse vers la vallée',
      'Un glaciar que se desliza hacia el valle',
    ),
    thing(1, 'Hail dropping from a cloud', 'La grêle qui tombe d’un nuage', 'El granizo que cae de una nube'),
  ],
  askGroup: say(
    '{thing}: what drives it?',
    '{thing} : qu’est-ce qui l’entraîne ?',
    '{thing}: ¿qué lo impulsa?',
  ),
  askSort: say('What drives each of these?', 'Qu’est-ce qui entraîne chacun ?', '¿Qué impulsa a cada uno?'),
  askWhy: say('{thing}: why?', '{thing} : pourquoi ?', '{thing}: ¿por qué?'),
  nudge: say(
    'Does the water go up into the air, or down?',
    'L’eau monte-t-elle dans l’air ou descend-elle ?',
    '¿El agua sube al aire o baja?',
  ),
  rule: [
    say(
      'Watch which way the water moves, or whether it changes its state.',
      'Regarde où va l’eau, ou si elle change d’état.',
      'Se mira hacia dónde va el agua o si cambia de estado.',
    ),
    say(
      'Two engines drive the water cycle: one lifts water, one pulls it down.',
      'Deux moteurs font le cycle de l’eau : l’un la soulève, l’autre la fait descendre.',
      'Dos motores mueven el ciclo: uno sube el agua y otro la baja.',
    ),
  ],
};

const stage = (...words: Words) => ({ text: say(...words) });
const SEA = ['Water in the sea', 'L’eau dans la mer', 'Agua en el mar'] as const;
const VAPOR = ['Vapor in the air', 'La vapeur dans l’air', 'Vapor en el aire'] as const;
const CLOUD = ['Droplets in a cloud', 'Les gouttelettes d’un nuage', 'Gotitas en una nube'] as const;
const PATHS: SequenceBank = {
  sequences: [
    {
      name: say('From the sea to a river', 'De la mer à la rivière', 'Del mar al río'),
      stages: [
        stage(...SEA),
        stage(...VAPOR),
        stage(...CLOUD),
        stage('Rain over a hill', 'La pluie sur une colline', 'Lluvia sobre una colina'),
        stage('A river', 'Une rivière', 'Un río'),
      ],
      why: say(
        'Vapor must cool to droplets before rain can fall.',
        'La vapeur doit refroidir en gouttelettes avant la pluie.',
        'El vapor debe enfriarse en gotitas antes de llover.',
      ),
    },
    {
      name: say('From the sea to a glacier', 'De la mer au glacier', 'Del mar al glaciar'),
      stages: [
        stage(...SEA),
        stage(...VAPOR),
        stage(...CLOUD),
        stage('Snow on a peak', 'La neige sur un sommet', 'Nieve en una cumbre'),
        stage('Ice of a glacier', 'La glace d’un glacier', 'Hielo de un glaciar'),
      ],
      why: say(
        'Snow packs into ice over many years.',
        'La neige devient glace en beaucoup d’années.',
        'La nieve se hace hielo en muchos años.',
      ),
    },
    {
      name: say(
        'From the soil through a tree',
        'Du sol à travers un arbre',
        'Del suelo a través de un árbol',
      ),
      stages: [
        stage('Water in the soil', 'L’eau dans le sol', 'Agua en el suelo'),
        stage('Water in the roots', 'L’eau dans les racines', 'Agua en las raíces'),
        stage('Water in the leaves', 'L’eau dans les feuilles', 'Agua en las hojas'),
        stage(...VAPOR),
        stage(...CLOUD),
      ],
      why: say(
        'Plants lift water and give it off as vapor.',
        'Les plantes font monter l’eau et la rejettent en vapeur.',
        'Las plantas suben agua y la sueltan como vapor.',
      ),
    },
    {
      name: say('From the rain to a spring', 'De la pluie à la source', 'De la lluvia al manantial'),
      stages: [
        stage(...CLOUD),
        stage('Rain on a field', 'La pluie sur un champ', 'Lluvia en un campo'),
        stage('Water under the ground', 'L’eau sous la terre', 'Agua bajo la tierra'),
        stage('A spring', 'Une source', 'Un manantial'),
      ],
      why: say(
        'Rain soaks in and comes out again lower down.',
        'La pluie s’infiltre et ressort plus bas.',
        'La lluvia se filtra y sale más abajo.',
      ),
    },
    {
      name: say('From a puddle to a field', 'De la flaque au champ', 'Del charco al campo'),
      stages: [
        stage('Water in a puddle', 'L’eau d’une flaque', 'Agua de un charco'),
        stage(...VAPOR),
        stage(...CLOUD),
        stage('Rain on a field', 'La pluie sur un champ', 'Lluvia en un campo'),
        stage('Water in the soil', 'L’eau dans le sol', 'Agua en el suelo'),
      ],
      why: say(
        'A puddle dries into the air, and its water comes back as rain.',
        'La flaque sèche dans l’air, et son eau revient en pluie.',
        'El charco se seca en el aire y su agua vuelve como lluvia.',
      ),
    },
    {
      name: say('From a glacier to the air', 'Du glacier à l’air', 'Del glaciar al aire'),
      stages: [
        stage('Ice of a glacier', 'La glace d’un glacier', 'Hielo de un glaciar'),
        stage('Melted water in a brook', 'L’eau de fonte d’un torrent', 'Agua de deshielo en un arroyo'),
        stage('A river', 'Une rivière', 'Un río'),
        stage(...SEA),
        stage(...VAPOR),
      ],
      why: say(
        'Melted water runs down to the sea, and the Sun lifts it up again.',
        'L’eau de fonte descend à la mer, et le Soleil la soulève.',
        'El agua de deshielo baja al mar y el Sol la sube de nuevo.',
      ),
    },
    {
      name: say('From a lake to a well', 'Du lac au puits', 'Del lago al pozo'),
      stages: [
        stage('Water in a lake', 'L’eau d’un lac', 'Agua de un lago'),
        stage(...VAPOR),
        stage(...CLOUD),
        stage('Rain on a meadow', 'La pluie sur un pré', 'Lluvia en un prado'),
        stage('Water in a well', 'L’eau d’un puits', 'Agua de un pozo'),
      ],
      why: say(
        'Rain soaks into the meadow and fills the well from below.',
        'La pluie s’infiltre dans le pré et remplit le puits par dessous.',
        'La lluvia se filtra en el prado y llena el pozo desde abajo.',
      ),
    },
  ],
  askOrder: say(
    '{name}: put the way of the water in order.',
    '{name} : range le chemin de l’eau.',
    '{name}: ordena el camino del agua.',
  ),
  askNext: say(
    '{name}: where is the water next after this? {stage}',
    '{name} : où est l’eau juste après ceci ? {stage}',
    '{name}: ¿dónde está el agua después de esto? {stage}',
  ),
  askBefore: say(
    '{name}: where was the water just before this? {stage}',
    '{name} : où était l’eau juste avant ceci ? {stage}',
    '{name}: ¿dónde estaba el agua justo antes de esto? {stage}',
  ),
  backwards: STAGES_BACKWARDS,
  skipped: STAGE_SKIPPED,
  nudge: say(
    'Follow one drop from the start.',
    'Suis une goutte depuis le début.',
    'Se sigue una gota desde el comienzo.',
  ),
  rule: [
    say(
      'Ask at each place: what lifts the water here, or lets it fall?',
      'À chaque endroit : qu’est-ce qui soulève l’eau ou la fait tomber ?',
      'En cada lugar: ¿qué sube el agua o la deja caer?',
    ),
    say(
      'The Sun lifts water; gravity brings it down.',
      'Le Soleil soulève l’eau ; la gravité la fait redescendre.',
      'El Sol sube el agua; la gravedad la baja.',
    ),
  ],
};

/** Ways of water and what drives them (NGSS MS-ESS2-4). */
export const scWatercycle = generator('sc-watercycle', (random, difficulty) => {
  if (difficulty === 1) return askSortBank(DRIVERS, random, random.integer(0, 1) === 0 ? 1 : 2);
  return difficulty === 2
    ? neighbourOf(PATHS, random, random.integer(0, 1) === 0)
    : orderStages(PATHS, random);
});

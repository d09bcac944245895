import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { SPHERE_MIXED } from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';

const SYSTEMS: PairBank = {
  pairs: [
    {
      left: {
        text: say(
          'Rain wears down a mountain',
          'La pluie use une montagne',
          'La lluvia desgasta una montaña',
        ),
      },
      right: { text: say('Water acts on rock', 'L’eau agit sur la roche', 'El agua actúa sobre la roca') },
      why: say(
        'Rain is water, a mountain is rock.',
        'La pluie est de l’eau, la montagne de la roche.',
        'La lluvia es agua y la montaña es roca.',
      ),
    },
    {
      left: {
        text: say(
          'Wind makes waves on the sea',
          'Le vent fait des vagues sur la mer',
          'El viento hace olas en el mar',
        ),
      },
      right: { text: say('Air acts on water', 'L’air agit sur l’eau', 'El aire actúa sobre el agua') },
      why: say(
        'Wind is moving air.',
        'Le vent est de l’air en mouvement.',
        'El viento es aire en movimiento.',
      ),
    },
    {
      left: {
        text: say(
          'A volcano puts ash into the sky',
          'Un volcan envoie des cendres dans le ciel',
          'Un volcán lanza ceniza al cielo',
        ),
      },
      right: { text: say('Rock acts on air', 'La roche agit sur l’air', 'La roca actúa sobre el aire') },
      why: say(
        'Ash is tiny pieces of rock.',
        'La cendre est faite de fins éclats de roche.',
        'La ceniza son trocitos de roca.',
      ),
    },
    {
      left: {
        text: say(
          'Tree roots split a stone',
          'Des racines fendent une pierre',
          'Unas raíces parten una piedra',
        ),
      },
      right: { text: say('Life acts on rock', 'Le vivant agit sur la roche', 'La vida actúa sobre la roca') },
      why: say('A tree is a living thing.', 'Un arbre est un être vivant.', 'Un árbol es un ser vivo.'),
    },
    {
      left: {
        text: say(
          'Leaves give off oxygen',
          'Les feuilles rejettent de l’oxygène',
          'Las hojas sueltan oxígeno',
        ),
      },
      right: { text: say('Life acts on air', 'Le vivant agit sur l’air', 'La vida actúa sobre el aire') },
      why: say(
        'Oxygen is part of the air.',
        'L’oxygène fait partie de l’air.',
        'El oxígeno es parte del aire.',
      ),
    },
    {
      left: {
        text: say(
          'Wind blows sand into dunes',
          'Le vent pousse le sable en dunes',
          'El viento forma dunas de arena',
        ),
      },
      right: { text: say('Air acts on rock', 'L’air agit sur la roche', 'El aire actúa sobre la roca') },
      why: say(
        'Sand is tiny pieces of rock.',
        'Le sable est fait de grains de roche.',
        'La arena son trocitos de roca.',
      ),
    },
    {
      left: {
        text: say(
          'A flood drowns a field of maize',
          'Une crue noie un champ de maïs',
          'Una crecida inunda un maizal',
        ),
      },
      right: { text: say('Water acts on life', 'L’eau agit sur le vivant', 'El agua actúa sobre la vida') },
      why: say('Maize is a living thing.', 'Le maïs est un être vivant.', 'El maíz es un ser vivo.'),
    },
    {
      left: {
        text: say(
          'Beavers dam a stream',
          'Des castors barrent un ruisseau',
          'Unos castores represan un arroyo',
        ),
      },
      right: { text: say('Life acts on water', 'Le vivant agit sur l’eau', 'La vida actúa sobre el agua') },
      why: say(
        'Beavers are living things, a stream is water.',
        'Le castor est vivant, le ruisseau est de l’eau.',
        'El castor es un ser vivo y el arroyo es agua.',
      ),
    },
    {
      left: {
        text: say(
          'A rockslide blocks a river',
          'Un éboulement barre une rivière',
          'Un derrumbe de rocas corta un río',
        ),
      },
      right: { text: say('Rock acts on water', 'La roche agit sur l’eau', 'La roca actúa sobre el agua') },
      why: say(
        'The falling stones hold the water back.',
        'Les pierres tombées retiennent l’eau.',
        'Las piedras caídas retienen el agua.',
      ),
    },
    {
      left: { text: say('Lava burns down a forest', 'La lave brûle une forêt', 'La lava quema un bosque') },
      right: { text: say('Rock acts on life', 'La roche agit sur le vivant', 'La roca actúa sobre la vida') },
      why: say('Lava is melted rock.', 'La lave est de la roche fondue.', 'La lava es roca fundida.'),
    },
    {
      left: {
        text: say(
          'A storm blows down trees',
          'Une tempête renverse des arbres',
          'Una tormenta derriba árboles',
        ),
      },
      right: { text: say('Air acts on life', 'L’air agit sur le vivant', 'El aire actúa sobre la vida') },
      why: say(
        'A storm is fast air, a tree is a living thing.',
        'La tempête est de l’air rapide, l’arbre est vivant.',
        'La tormenta es aire rápido y el árbol un ser vivo.',
      ),
    },
    {
      left: {
        text: say(
          'A warm lake makes the wind above it damp',
          'Un lac chaud rend humide le vent qui passe',
          'Un lago cálido humedece el viento que pasa',
        ),
      },
      right: { text: say('Water acts on air', 'L’eau agit sur l’air', 'El agua actúa sobre el aire') },
      why: say(
        'Water from the lake goes into the air as vapor.',
        'L’eau du lac passe dans l’air en vapeur.',
        'El agua del lago pasa al aire como vapor.',
      ),
    },
  ],
  askRight: say(
    '{left}. Which systems meet here?',
    '{left}. Quels systèmes se rencontrent ?',
    '{left}. ¿Qué sistemas se encuentran?',
  ),
  askLeft: say(
    'Which event shows this: {right}?',
    'Quel événement montre cela : {right} ?',
    '¿Qué suceso lo muestra: {right}?',
  ),
  askMatch: say(
    'Match each event with what acts on what.',
    'Associe chaque événement à ce qui agit.',
    'Une cada suceso con lo que actúa.',
  ),
  mixedUp: SPHERE_MIXED,
  nudge: say('What acts? On what does it act?', 'Qu’est-ce qui agit ? Sur quoi ?', '¿Qué actúa? ¿Sobre qué?'),
  rule: [
    say(
      'Name what each thing is made of: rock, water, air or life.',
      'Nomme de quoi est fait chaque élément : roche, eau, air ou vivant.',
      'Nombra de qué es cada cosa: roca, agua, aire o vida.',
    ),
    say(
      'Earth’s four systems are rock, water, air and life.',
      'La Terre a quatre systèmes : roche, eau, air, vivant.',
      'La Tierra tiene cuatro sistemas: roca, agua, aire y vida.',
    ),
  ],
};

/** How Earth’s systems act on one another (NGSS 5-ESS2-1). */
export const scSpheres = generator('sc-spheres', (random, difficulty) =>
  askPairBank(SYSTEMS, random, difficulty),
);

import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { RENEWABLE_MIXED } from '../../misconceptions/earth-and-sky.ts';
import { say } from '../../say.ts';

const SOURCES: SortBank = {
  groups: [
    {
      name: say('Renewable', 'Renouvelable', 'Renovable'),
      ask: say(
        'Which energy source is renewable?',
        'Quelle source d’énergie est renouvelable ?',
        '¿Qué fuente de energía es renovable?',
      ),
      why: say(
        'It comes back within a human life.',
        'Elle revient en moins d’une vie humaine.',
        'Vuelve dentro de una vida humana.',
      ),
      falseWhys: [
        [
          say('It lies deep under the ground.', 'Elle se trouve loin sous terre.', 'Está muy bajo tierra.'),
          RENEWABLE_MIXED,
        ],
        [
          say(
            'It took millions of years to form.',
            'Elle a mis des millions d’années à se former.',
            'Tardó millones de años en formarse.',
          ),
          RENEWABLE_MIXED,
        ],
      ],
      mistaken: RENEWABLE_MIXED,
    },
    {
      name: say('Not renewable', 'Non renouvelable', 'No renovable'),
      ask: say(
        'Which energy source is not renewable?',
        'Quelle source d’énergie n’est pas renouvelable ?',
        '¿Qué fuente de energía no es renovable?',
      ),
      why: say(
        'It does not come back within a human life.',
        'Elle ne revient pas en une vie humaine.',
        'No vuelve dentro de una vida humana.',
      ),
      falseWhys: [
        [
          say('It can be used every day.', 'On peut s’en servir chaque jour.', 'Se puede usar cada día.'),
          RENEWABLE_MIXED,
        ],
        [say('It never runs out.', 'Elle ne s’épuise jamais.', 'Nunca se acaba.'), RENEWABLE_MIXED],
      ],
      mistaken: RENEWABLE_MIXED,
    },
  ],
  things: [
    { name: say('Sunlight', 'La lumière du Soleil', 'La luz del Sol'), group: 0, picture: picture('sun') },
    { name: say('Wind', 'Le vent', 'El viento'), group: 0, picture: picture('wind') },
    { name: say('Flowing water', 'L’eau qui coule', 'El agua que corre'), group: 0 },
    {
      name: say('Heat from inside the Earth', 'La chaleur de la Terre', 'El calor del interior de la Tierra'),
      group: 0,
    },
    {
      name: say(
        'Wood from replanted forests',
        'Le bois de forêts replantées',
        'La madera de bosques replantados',
      ),
      group: 0,
    },
    {
      name: say(
        'Gas from rotting kitchen scraps',
        'Le gaz de déchets de cuisine qui pourrissent',
        'El gas de restos de cocina que se pudren',
      ),
      group: 0,
    },
    { name: say('Ocean tides', 'Les marées', 'Las mareas'), group: 0 },
    { name: say('Coal', 'Le charbon', 'El carbón'), group: 1 },
    { name: say('Oil', 'Le pétrole', 'El petróleo'), group: 1 },
    { name: say('Natural gas', 'Le gaz naturel', 'El gas natural'), group: 1 },
    { name: say('Peat', 'La tourbe', 'La turba'), group: 1 },
    { name: say('Uranium', 'L’uranium', 'El uranio'), group: 1 },
  ],
  askGroup: say(
    '{thing}: renewable or not renewable?',
    '{thing} : renouvelable ou non ?',
    '{thing}: ¿renovable o no?',
  ),
  askSort: say(
    'Sort the energy sources.',
    'Trie les sources d’énergie.',
    'Clasifica las fuentes de energía.',
  ),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'How long does it take to come back?',
    'En combien de temps revient-elle ?',
    '¿Cuánto tarda en volver?',
  ),
  rule: [
    say(
      'Ask: if people use it today, is there as much again within a lifetime?',
      'Demande : si on l’utilise aujourd’hui, y en a-t-il autant en une vie ?',
      'Pregunta: si se usa hoy, ¿hay otra vez lo mismo dentro de una vida?',
    ),
    say(
      'That time decides which group it is in.',
      'Ce temps décide du groupe.',
      'Ese tiempo decide el grupo.',
    ),
  ],
};

/** Energy sources that come back and those that do not (NGSS 4-ESS3-1). */
export const scResources = generator('sc-resources', (random, difficulty) =>
  askSortBank(SOURCES, random, difficulty),
);

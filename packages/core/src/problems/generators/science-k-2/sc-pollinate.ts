import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { SEED_BUILD_IGNORED } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

const SEEDS: PairBank = {
  pairs: [
    {
      left: { text: say('Dandelion seed', 'Graine de pissenlit', 'Semilla de diente de león') },
      right: { text: say('Wind', 'Le vent', 'El viento'), figure: picture('wind') },
      why: say(
        'Its tiny parachute floats in air.',
        'Son petit parachute flotte dans l’air.',
        'Su paracaídas flota en el aire.',
      ),
    },
    {
      left: { text: say('Sticky burr', 'Graine à crochets', 'Semilla con ganchos') },
      right: {
        text: say('An animal’s fur', 'Le pelage d’un animal', 'El pelo de un animal'),
        figure: picture('dog'),
      },
      why: say(
        'Its hooks hold on to fur.',
        'Ses crochets tiennent aux poils.',
        'Sus ganchos se pegan al pelo.',
      ),
    },
    {
      left: { text: say('Sweet berry', 'Baie sucrée', 'Baya dulce'), figure: picture('berry') },
      right: {
        text: say('A bird that eats it', 'Un oiseau qui la mange', 'Un ave que la come'),
        figure: picture('bird'),
      },
      why: say(
        'The seeds come out elsewhere.',
        'Les graines ressortent plus loin.',
        'Las semillas salen en otro lugar.',
      ),
    },
    {
      left: { text: say('Coconut', 'Noix de coco', 'Coco') },
      right: { text: say('Sea water', 'L’eau de mer', 'El agua del mar'), figure: picture('drop') },
      why: say('It floats to another beach.', 'Elle flotte vers une autre plage.', 'Flota hasta otra playa.'),
    },
    {
      left: {
        text: say('Pollen in a sweet flower', 'Pollen d’une fleur sucrée', 'Polen de una flor dulce'),
        figure: picture('flower'),
      },
      right: { text: say('A bee', 'Une abeille', 'Una abeja'), figure: picture('bee') },
      why: say(
        'Pollen sticks to its hairy body.',
        'Le pollen colle à son corps poilu.',
        'El polen se pega a su cuerpo peludo.',
      ),
    },
    {
      left: { text: say('Nut hidden in the ground', 'Noix cachée en terre', 'Nuez escondida en tierra') },
      right: {
        text: say('A mouse that stores food', 'Une souris à provisions', 'Un ratón que guarda comida'),
        figure: picture('mouse'),
      },
      why: say(
        'Some nuts are forgotten and grow.',
        'Des noix oubliées poussent.',
        'Algunas nueces olvidadas crecen.',
      ),
    },
  ],
  askRight: say(
    '{left}: who or what carries it?',
    '{left} : qui ou quoi le transporte ?',
    '{left}: ¿quién o qué lo lleva?',
  ),
  askLeft: say(
    '{right}: what does it carry?',
    '{right} : que transporte-t-il ?',
    '{right}: ¿qué transporta?',
  ),
  askMatch: say(
    'What carries each? Find the pairs.',
    'Qu’est-ce qui porte chacun ? Trouve les paires.',
    '¿Qué lleva a cada uno? Busca los pares.',
  ),
  mixedUp: SEED_BUILD_IGNORED,
  nudge: say(
    'Look: light, sticky, sweet or floating?',
    'Regarde : léger, collant, sucré, flottant ?',
    'Mira: ¿ligero, pegajoso, dulce, flotante?',
  ),
  rule: [
    say('How is it built?', 'Comment est-il fait ?', '¿Cómo está hecho?'),
    say('The build tells how it travels.', 'La forme dit comment il voyage.', 'La forma dice cómo viaja.'),
  ],
};

/** How seeds and pollen travel (NGSS 2-LS2-2). */
export const scPollinate = generator('sc-pollinate', (random, difficulty) =>
  askPairBank(SEEDS, random, difficulty),
);

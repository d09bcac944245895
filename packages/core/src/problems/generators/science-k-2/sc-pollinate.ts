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
    {
      left: { text: say('Maple seed with wings', 'Graine d’érable ailée', 'Semilla de arce con alas') },
      right: { text: say('Wind', 'Le vent', 'El viento'), figure: picture('wind') },
      why: say('Its wings spin in the air.', 'Ses ailes tournent dans l’air.', 'Sus alas giran en el aire.'),
    },
    {
      left: {
        text: say(
          'Light, dry grass pollen',
          'Pollen léger et sec de l’herbe',
          'Polen ligero y seco de la hierba',
        ),
        figure: picture('grass'),
      },
      right: { text: say('Wind', 'Le vent', 'El viento'), figure: picture('wind') },
      why: say('It is light as dust.', 'Il est léger comme la poussière.', 'Es ligero como el polvo.'),
      alsoFits: ['A bee', 'A moth', 'A hummingbird'],
    },
    {
      left: { text: say('Acorn', 'Gland du chêne', 'Bellota') },
      right: {
        text: say('A jay that hides food', 'Un geai qui cache à manger', 'Un arrendajo que esconde comida'),
        figure: picture('bird'),
      },
      why: say(
        'Forgotten acorns grow into oaks.',
        'Des glands oubliés deviennent chênes.',
        'Bellotas olvidadas se hacen robles.',
      ),
      alsoFits: ['A mouse that stores food', 'A bird that eats it'],
    },
    {
      left: {
        text: say('Pollen of a night flower', 'Pollen d’une fleur de nuit', 'Polen de una flor nocturna'),
      },
      right: { text: say('A moth', 'Un papillon de nuit', 'Una polilla'), figure: picture('butterfly') },
      why: say('Moths fly when it is dark.', 'Il vole quand il fait noir.', 'Las polillas vuelan de noche.'),
      alsoFits: ['A bee', 'Wind'],
    },
    {
      left: {
        text: say(
          'Pollen of a long red flower',
          'Pollen d’une longue fleur rouge',
          'Polen de una flor roja larga',
        ),
      },
      right: { text: say('A hummingbird', 'Un colibri', 'Un colibrí'), figure: picture('bird') },
      why: say('Its long beak reaches inside.', 'Son long bec va au fond.', 'Su pico largo llega al fondo.'),
      alsoFits: ['A bee', 'A moth', 'Wind', 'A bird that eats it'],
    },
    {
      left: { text: say('Water lily seed', 'Graine de nénuphar', 'Semilla de nenúfar') },
      right: { text: say('Pond water', 'L’eau de l’étang', 'El agua del estanque'), figure: picture('drop') },
      why: say('It floats away across the pond.', 'Elle flotte sur l’étang.', 'Flota por el estanque.'),
      alsoFits: ['Sea water'],
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

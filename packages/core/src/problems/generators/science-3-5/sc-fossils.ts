import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { PLACE_AS_TODAY } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

const FOSSILS: PairBank = {
  pairs: [
    {
      left: { text: say('A fossil fish', 'Un poisson fossile', 'Un pez fósil'), figure: picture('fish') },
      right: {
        text: say(
          'Water once covered this place',
          'L’eau couvrait jadis ce lieu',
          'El agua cubría antes este lugar',
        ),
      },
      why: say('Fish live in water.', 'Les poissons vivent dans l’eau.', 'Los peces viven en el agua.'),
    },
    {
      left: {
        text: say('Fossil leaves of palms', 'Des feuilles de palmier fossiles', 'Hojas de palmera fósiles'),
      },
      right: {
        text: say(
          'It was warm here all year',
          'Il faisait chaud ici toute l’année',
          'Aquí hacía calor todo el año',
        ),
      },
      why: say(
        'Palms do not stand long frost.',
        'Les palmiers ne supportent pas un long gel.',
        'Las palmeras no resisten heladas largas.',
      ),
    },
    {
      left: {
        text: say('A mammoth with thick fur', 'Un mammouth à l’épaisse fourrure', 'Un mamut de pelo grueso'),
      },
      right: { text: say('It was cold here', 'Il faisait froid ici', 'Aquí hacía frío') },
      why: say(
        'Thick fur keeps warmth in.',
        'Une fourrure épaisse garde la chaleur.',
        'El pelo grueso guarda el calor.',
      ),
    },
    {
      left: {
        text: say(
          'Fossil footprints in old mud',
          'Des empreintes fossiles dans une ancienne boue',
          'Huellas fósiles en barro antiguo',
        ),
      },
      right: {
        text: say(
          'An animal walked on soft ground here',
          'Un animal a marché ici sur un sol mou',
          'Un animal caminó aquí sobre suelo blando',
        ),
      },
      why: say(
        'Only soft ground takes a print.',
        'Seul un sol mou garde une empreinte.',
        'Solo el suelo blando guarda la huella.',
      ),
    },
    {
      left: {
        text: say(
          'A fossil tree trunk with roots in the rock',
          'Un tronc fossile aux racines dans la roche',
          'Un tronco fósil con raíces en la roca',
        ),
      },
      right: { text: say('A forest grew here', 'Une forêt poussait ici', 'Aquí crecía un bosque') },
      why: say(
        'Its roots show that it grew on this spot.',
        'Ses racines montrent qu’il a poussé ici.',
        'Sus raíces muestran que creció en este lugar.',
      ),
    },
    {
      left: {
        text: say(
          'A fossil tooth with sharp edges',
          'Une dent fossile aux bords tranchants',
          'Un diente fósil de bordes cortantes',
        ),
      },
      right: {
        text: say(
          'An animal here ate meat',
          'Un animal d’ici mangeait de la viande',
          'Un animal de aquí comía carne',
        ),
      },
      why: say(
        'Sharp edges cut meat.',
        'Des bords tranchants coupent la viande.',
        'Los bordes cortantes cortan carne.',
      ),
    },
    {
      left: {
        text: say(
          'A wide, flat fossil tooth',
          'Une large dent fossile plate',
          'Un diente fósil ancho y plano',
        ),
      },
      right: {
        text: say(
          'An animal here ground up plants',
          'Un animal d’ici broyait des plantes',
          'Un animal de aquí molía plantas',
        ),
      },
      why: say('Flat teeth grind.', 'Les dents plates broient.', 'Los dientes planos muelen.'),
    },
    {
      left: { text: say('A fossil coral reef', 'Un récif de corail fossile', 'Un arrecife de coral fósil') },
      right: {
        text: say(
          'A warm, shallow sea was here',
          'Une mer chaude et peu profonde était ici',
          'Aquí había un mar cálido y poco hondo',
        ),
      },
      why: say(
        'Reef corals of today live in warm, shallow sea.',
        'Les coraux de récif vivent en mer chaude et peu profonde.',
        'Los corales de arrecife viven en mar cálido y poco hondo.',
      ),
      alsoFits: ['Water once covered this place', 'It was warm here all year'],
    },
    {
      left: {
        text: say(
          'A fossil shell with one round, drilled hole',
          'Une coquille fossile percée d’un trou rond',
          'Una concha fósil con un agujero redondo',
        ),
      },
      right: {
        text: say(
          'A hunter bored in to eat the animal',
          'Un chasseur l’a percée pour manger l’animal',
          'Un cazador la perforó para comerse el animal',
        ),
      },
      why: say(
        'Some sea snails of today drill such holes.',
        'Des escargots de mer percent encore de tels trous.',
        'Hay caracoles marinos que hoy hacen agujeros así.',
      ),
      alsoFits: ['Water once covered this place', 'An animal here ate meat'],
    },
    {
      left: {
        text: say('Fossil eggs in a nest', 'Des œufs fossiles dans un nid', 'Huevos fósiles en un nido'),
      },
      right: {
        text: say(
          'An animal laid its eggs on this spot',
          'Un animal a pondu à cet endroit',
          'Un animal puso huevos en este lugar',
        ),
      },
      why: say(
        'A nest stays where it was made.',
        'Un nid reste là où on l’a fait.',
        'Un nido se queda donde se hizo.',
      ),
    },
    {
      left: {
        text: say(
          'The print of a feather in rock',
          'L’empreinte d’une plume dans la roche',
          'La huella de una pluma en la roca',
        ),
      },
      right: {
        text: say(
          'An animal with feathers lived here',
          'Un animal à plumes vivait ici',
          'Aquí vivía un animal con plumas',
        ),
      },
      why: say(
        'Only feathers leave such a print.',
        'Seule une plume laisse une telle empreinte.',
        'Solo una pluma deja esa huella.',
      ),
    },
    {
      left: {
        text: say(
          'Fossil leaves with small bite marks',
          'Des feuilles fossiles grignotées',
          'Hojas fósiles con mordiscos pequeños',
        ),
      },
      right: {
        text: say(
          'Insects fed on plants here',
          'Des insectes mangeaient des plantes ici',
          'Aquí los insectos comían plantas',
        ),
      },
      why: say(
        'Insects of today leave the same marks.',
        'Les insectes d’aujourd’hui laissent les mêmes traces.',
        'Los insectos de hoy dejan las mismas marcas.',
      ),
      alsoFits: ['A forest grew here', 'An animal here ground up plants'],
    },
  ],
  askRight: say(
    'Found in the rock: {left}. What does it tell best?',
    'Trouvé dans la roche : {left}. Que nous apprend-il surtout ?',
    'Hallado en la roca: {left}. ¿Qué muestra mejor?',
  ),
  askLeft: say(
    'Which find shows this best: {right}?',
    'Quelle trouvaille le montre le mieux : {right} ?',
    '¿Qué hallazgo lo muestra mejor: {right}?',
  ),
  askMatch: say(
    'Match each find with what it tells.',
    'Associe chaque trouvaille à ce qu’elle apprend.',
    'Une cada hallazgo con lo que muestra.',
  ),
  mixedUp: PLACE_AS_TODAY,
  nudge: say('How did this living thing live?', 'Comment cet être vivait-il ?', '¿Cómo vivía este ser?'),
  rule: [
    say(
      'Think of living things of today that are built like it.',
      'Pense aux êtres d’aujourd’hui faits de la même façon.',
      'Piensa en seres de hoy hechos de la misma forma.',
    ),
    say(
      'The way a body is built fits the place where it lives.',
      'La forme d’un corps va avec son milieu.',
      'La forma de un cuerpo va con su lugar.',
    ),
  ],
};

/** What fossils tell about past places (NGSS 3-LS4-1). */
export const scFossils = generator('sc-fossils', (random, difficulty) =>
  askPairBank(FOSSILS, random, difficulty),
);

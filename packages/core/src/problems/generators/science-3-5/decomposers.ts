import type { LocalisedText } from '@ori/contracts/locale';
import type { FactQuestion } from '../../fact-questions.ts';
import {
  FOOD_LINK_TOO_FAR,
  MATTER_VANISHES,
  PLANTS_EAT_LIKE_ANIMALS,
} from '../../misconceptions/living-things.ts';
import type { Misconception } from '@ori/contracts/practice';
import { say } from '../../say.ts';

const NUDGE = say(
  'Matter does not vanish. Who takes it in?',
  'La matière ne disparaît pas. Qui la reçoit ?',
  'La materia no desaparece. ¿Quién la recibe?',
);
const FIRST = [
  say(
    'Ask where the matter of a dead thing goes next.',
    'Demande où va la matière d’une chose morte.',
    'Pregunta adónde va la materia de algo muerto.',
  ),
  say(
    'In a food web, matter goes around from one to the next.',
    'Dans un réseau alimentaire, la matière passe de l’un à l’autre.',
    'En una red alimentaria, la materia pasa de uno a otro.',
  ),
] as const;

function ask(
  prompt: LocalisedText,
  right: LocalisedText,
  wrong: readonly (readonly [LocalisedText, Misconception])[],
  because: LocalisedText,
): FactQuestion {
  return { prompt, right, wrong, nudge: NUDGE, first: FIRST, because };
}

/** What becomes of dead plants and animals, and who sees to it. */
export const DECOMPOSER_QUESTIONS: readonly [FactQuestion, ...FactQuestion[]] = [
  ask(
    say(
      'A tree fell in a forest long ago, and its wood is gone. What happened to most of it?',
      'Un arbre est tombé il y a longtemps dans une forêt, et son bois n’est plus là. Que lui est-il arrivé ?',
      'Un árbol cayó hace mucho en un bosque y su madera ya no está. ¿Qué pasó con casi toda?',
    ),
    say(
      'Fungi and bacteria broke it down',
      'Des champignons et des bactéries l’ont décomposé',
      'La descompusieron hongos y bacterias',
    ),
    [
      [say('It turned into nothing', 'Il est devenu rien du tout', 'Se convirtió en nada'), MATTER_VANISHES],
      [
        say(
          'Foxes and hawks ate it',
          'Des renards et des faucons l’ont mangé',
          'Se la comieron zorros y halcones',
        ),
        FOOD_LINK_TOO_FAR,
      ],
    ],
    say(
      'They feed on dead wood, and its matter goes on into soil and air.',
      'Ils se nourrissent de bois mort, et sa matière passe dans le sol et l’air.',
      'Se alimentan de madera muerta, y su materia pasa al suelo y al aire.',
    ),
  ),
  ask(
    say('Which of these is a decomposer?', 'Lequel est un décomposeur ?', '¿Cuál es un descomponedor?'),
    say('A mushroom on a dead log', 'Un champignon sur un tronc mort', 'Una seta en un tronco muerto'),
    [
      [say('A hawk in the sky', 'Un faucon dans le ciel', 'Un halcón en el cielo'), FOOD_LINK_TOO_FAR],
      [
        say('A blade of grass in the sun', 'Un brin d’herbe au soleil', 'Una brizna de hierba al sol'),
        PLANTS_EAT_LIKE_ANIMALS,
      ],
    ],
    say(
      'It takes its food out of the dead wood.',
      'Il tire sa nourriture du bois mort.',
      'Saca su alimento de la madera muerta.',
    ),
  ),
  ask(
    say(
      'What do decomposers give back to the soil?',
      'Que rendent les décomposeurs au sol ?',
      '¿Qué devuelven los descomponedores al suelo?',
    ),
    say(
      'Minerals that plants can take up',
      'Des minéraux que les plantes peuvent prendre',
      'Minerales que las plantas pueden tomar',
    ),
    [
      [
        say('Sunlight for the plants', 'De la lumière pour les plantes', 'Luz para las plantas'),
        PLANTS_EAT_LIKE_ANIMALS,
      ],
      [say('Nothing at all', 'Rien du tout', 'Nada en absoluto'), MATTER_VANISHES],
    ],
    say(
      'Roots take these minerals up with water.',
      'Les racines les prennent avec l’eau.',
      'Las raíces los toman con el agua.',
    ),
  ),
  ask(
    say(
      'In a food web, where can an arrow from a dead leaf lead?',
      'Dans un réseau alimentaire, où peut mener la flèche d’une feuille morte ?',
      'En una red alimentaria, ¿adónde puede llevar la flecha de una hoja muerta?',
    ),
    say('To a fungus', 'À un champignon', 'A un hongo'),
    [
      [
        say('To nobody, for it is dead', 'À personne, car elle est morte', 'A nadie, pues está muerta'),
        MATTER_VANISHES,
      ],
      [say('To the Sun', 'Au Soleil', 'Al Sol'), PLANTS_EAT_LIKE_ANIMALS],
    ],
    say(
      'Dead leaves are food for decomposers.',
      'Les feuilles mortes nourrissent les décomposeurs.',
      'Las hojas muertas alimentan a los descomponedores.',
    ),
  ),
  ask(
    say(
      'An earthworm eats dead leaves in the soil. What is its part in the food web?',
      'Un ver de terre mange des feuilles mortes dans le sol. Quel est son rôle dans le réseau ?',
      'Una lombriz come hojas muertas en el suelo. ¿Cuál es su papel en la red?',
    ),
    say(
      'It helps to break down what is dead',
      'Il aide à décomposer ce qui est mort',
      'Ayuda a descomponer lo que está muerto',
    ),
    [
      [
        say(
          'It makes food from sunlight',
          'Il fait sa nourriture avec la lumière',
          'Hace alimento con la luz',
        ),
        PLANTS_EAT_LIKE_ANIMALS,
      ],
      [say('It hunts birds', 'Il chasse les oiseaux', 'Caza pájaros'), FOOD_LINK_TOO_FAR],
    ],
    say(
      'What it leaves behind is broken into finer bits.',
      'Ce qu’il laisse est en morceaux plus fins.',
      'Lo que deja está en trozos más finos.',
    ),
  ),
  ask(
    say(
      'Imagine a forest without any decomposers. What would happen to the fallen leaves?',
      'Imagine une forêt sans aucun décomposeur. Que deviendraient les feuilles tombées ?',
      'Imagina un bosque sin descomponedores. ¿Qué pasaría con las hojas caídas?',
    ),
    say(
      'They would pile up year after year',
      'Elles s’entasseraient d’année en année',
      'Se amontonarían año tras año',
    ),
    [
      [
        say('They would vanish all the same', 'Elles disparaîtraient quand même', 'Desaparecerían igual'),
        MATTER_VANISHES,
      ],
      [
        say('They would turn green again', 'Elles redeviendraient vertes', 'Volverían a ser verdes'),
        PLANTS_EAT_LIKE_ANIMALS,
      ],
    ],
    say(
      'Nothing would free the matter that is bound up in them.',
      'Rien ne libérerait la matière qu’elles contiennent.',
      'Nada liberaría la materia que contienen.',
    ),
  ),
  ask(
    say(
      'Mold grows on old bread. What is the mold doing?',
      'De la moisissure pousse sur du vieux pain. Que fait-elle ?',
      'Crece moho en un pan viejo. ¿Qué hace el moho?',
    ),
    say(
      'It breaks the bread down and feeds on it',
      'Elle décompose le pain et s’en nourrit',
      'Descompone el pan y se alimenta de él',
    ),
    [
      [
        say(
          'It makes its food from light',
          'Elle fait sa nourriture avec la lumière',
          'Hace su alimento con la luz',
        ),
        PLANTS_EAT_LIKE_ANIMALS,
      ],
      [
        say(
          'It makes the bread vanish into nothing',
          'Elle fait disparaître le pain en rien',
          'Hace desaparecer el pan en nada',
        ),
        MATTER_VANISHES,
      ],
    ],
    say('Mold is a fungus.', 'La moisissure est un champignon.', 'El moho es un hongo.'),
  ),
  ask(
    say(
      'Matter goes in a circle: soil, plant, animal, … Who closes the circle back to the soil?',
      'La matière fait un cercle : sol, plante, animal, … Qui ferme le cercle vers le sol ?',
      'La materia va en círculo: suelo, planta, animal, … ¿Quién cierra el círculo hasta el suelo?',
    ),
    say('The decomposers', 'Les décomposeurs', 'Los descomponedores'),
    [
      [say('The Sun', 'Le Soleil', 'El Sol'), PLANTS_EAT_LIKE_ANIMALS],
      [
        say('Nobody; matter is used up', 'Personne ; la matière s’use', 'Nadie; la materia se gasta'),
        MATTER_VANISHES,
      ],
    ],
    say(
      'They turn dead matter into what plants can use.',
      'Ils changent la matière morte en ce que les plantes utilisent.',
      'Convierten la materia muerta en lo que usan las plantas.',
    ),
  ),
];

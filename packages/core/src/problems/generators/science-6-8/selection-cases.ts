import type { PracticeItem } from '@ori/contracts/practice';
import { askQuestion, type FactQuestion } from '../../fact-questions.ts';
import { CHANGED_BY_NEED, LIFETIME_CHANGES_PASSED_ON } from '../../misconceptions/genes-and-green.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';

export const SURVIVORS_BREED = [
  say(
    'Ask which differences were there before.',
    'Demande-toi quelles différences existaient avant.',
    'Se pregunta qué diferencias había antes.',
  ),
  say(
    'Those who survive and have young pass on their genes.',
    'Ceux qui survivent et se reproduisent transmettent leurs gènes.',
    'Los que sobreviven y tienen crías pasan sus genes.',
  ),
] as const;
const NUDGE = say(
  'Who had more young, and what did these inherit?',
  'Qui a eu plus de petits, et de quoi ont-ils hérité ?',
  '¿Quiénes tuvieron más crías y qué heredaron estas?',
);

type Words = readonly [string, string, string];
const question = (prompt: Words, right: Words, need: Words, life: Words, because: Words): FactQuestion => ({
  prompt: say(...prompt),
  right: say(...right),
  wrong: [
    [say(...need), CHANGED_BY_NEED],
    [say(...life), LIFETIME_CHANGES_PASSED_ON],
  ],
  nudge: NUDGE,
  first: SURVIVORS_BREED,
  because: say(...because),
});

const CASES: readonly [FactQuestion, ...FactQuestion[]] = [
  question(
    [
      'After years of using one antibiotic, more bacteria resist it. Why?',
      'Après des années d’usage d’un antibiotique, plus de bactéries y résistent. Pourquoi ?',
      'Tras años de usar un antibiótico, más bacterias lo resisten. ¿Por qué?',
    ],
    [
      'Bacteria that resisted by chance survived and multiplied.',
      'Des bactéries résistantes par hasard ont survécu et se sont multipliées.',
      'Bacterias resistentes por azar sobrevivieron y se multiplicaron.',
    ],
    [
      'The bacteria chose to become stronger.',
      'Les bactéries ont décidé de devenir plus fortes.',
      'Las bacterias decidieron hacerse más fuertes.',
    ],
    [
      'Each bacterium got used to it and taught its offspring.',
      'Chaque bactérie s’y est habituée et l’a appris à ses filles.',
      'Cada bacteria se acostumbró y lo enseñó a sus hijas.',
    ],
    [
      'Resistance came from mutations that were there already or arose by chance.',
      'La résistance vient de mutations déjà là ou apparues par hasard.',
      'La resistencia viene de mutaciones ya presentes o surgidas por azar.',
    ],
  ),
  question(
    [
      'In a dry year, finches with large beaks could crack the hard seeds. Why were beaks larger in the next generation?',
      'Une année sèche, les pinsons à gros bec cassaient les graines dures. Pourquoi les becs étaient-ils plus gros à la génération suivante ?',
      'En un año seco, los pinzones de pico grande rompían semillas duras. ¿Por qué los picos fueron mayores en la siguiente generación?',
    ],
    [
      'More birds with large beaks lived and had young.',
      'Plus d’oiseaux à gros bec ont vécu et eu des petits.',
      'Más aves de pico grande vivieron y tuvieron crías.',
    ],
    [
      'The birds grew larger beaks because they needed them.',
      'Les oiseaux ont fait pousser leur bec par besoin.',
      'A las aves les creció el pico porque lo necesitaban.',
    ],
    [
      'Cracking seeds made beaks grow, and the young got that.',
      'Casser des graines a grossi les becs, et les petits en ont hérité.',
      'Romper semillas agrandó los picos y las crías lo heredaron.',
    ],
    [
      'Beak size is inherited, and it differed before the drought.',
      'La taille du bec s’hérite et variait avant la sécheresse.',
      'El tamaño del pico se hereda y ya variaba antes de la sequía.',
    ],
  ),
  question(
    [
      'On dark lava, most pocket mice are dark; on pale sand, most are pale. Why?',
      'Sur la lave sombre, la plupart des souris à poches sont sombres ; sur le sable clair, claires. Pourquoi ?',
      'En lava oscura, casi todos los ratones de abazones son oscuros; en arena clara, claros. ¿Por qué?',
    ],
    [
      'Mice that matched the ground were caught less often.',
      'Les souris de la couleur du sol étaient moins souvent attrapées.',
      'Los ratones del color del suelo eran cazados menos.',
    ],
    [
      'Mice turn dark when they want to hide.',
      'Les souris deviennent sombres quand elles veulent se cacher.',
      'Los ratones se oscurecen cuando quieren ocultarse.',
    ],
    [
      'The lava stains their fur, and the young get the stain.',
      'La lave tache leur poil, et les petits héritent de la tache.',
      'La lava mancha su pelo y las crías heredan la mancha.',
    ],
    [
      'Fur color is inherited, and owls and others hunt by sight.',
      'La couleur du poil s’hérite, et des prédateurs chassent à vue.',
      'El color del pelo se hereda, y hay depredadores que cazan con la vista.',
    ],
  ),
  question(
    [
      'A lizard loses its tail to a hawk. Will its young hatch without tails?',
      'Un lézard perd sa queue à cause d’un faucon. Ses petits naîtront-ils sans queue ?',
      'Un lagarto pierde la cola ante un halcón. ¿Nacerán sus crías sin cola?',
    ],
    [
      'No, because its genes did not change.',
      'Non, car ses gènes n’ont pas changé.',
      'No, porque sus genes no cambiaron.',
    ],
    [
      'Yes, because they need to escape, too.',
      'Oui, car ils doivent s’échapper aussi.',
      'Sí, porque también necesitan escapar.',
    ],
    [
      'Yes, because a body’s injuries are inherited.',
      'Oui, car les blessures du corps s’héritent.',
      'Sí, porque las heridas del cuerpo se heredan.',
    ],
    [
      'Only what stands in the genes of egg and sperm is passed on.',
      'Seul ce qui est dans les gènes des cellules sexuelles se transmet.',
      'Solo se pasa lo que está en los genes de las células sexuales.',
    ],
  ),
  question(
    [
      'A field is sprayed every year; more and more beetles survive. Why?',
      'On traite un champ chaque année ; de plus en plus de coléoptères survivent. Pourquoi ?',
      'Se fumiga un campo cada año; cada vez sobreviven más escarabajos. ¿Por qué?',
    ],
    [
      'Beetles that could stand it left more offspring.',
      'Les coléoptères qui le supportaient ont laissé plus de descendants.',
      'Los escarabajos que lo aguantaban dejaron más descendientes.',
    ],
    [
      'The beetles changed their bodies because they had to.',
      'Les coléoptères ont changé leur corps par nécessité.',
      'Los escarabajos cambiaron su cuerpo porque debían.',
    ],
    [
      'Old beetles grew used to it and passed the habit on.',
      'Les vieux s’y sont habitués et ont transmis l’habitude.',
      'Los viejos se acostumbraron y pasaron la costumbre.',
    ],
    [
      'The spray sorted out differences that were there already.',
      'Le produit a trié des différences déjà là.',
      'El producto seleccionó diferencias que ya existían.',
    ],
  ),
];

/** A case of natural selection to be explained. */
export function askSelectionCase(random: SeededRandom): PracticeItem {
  return askQuestion(CASES, random);
}

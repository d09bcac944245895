import type { FactQuestion } from '../../fact-questions.ts';
import { CHANGED_BY_NEED, LIFETIME_CHANGES_PASSED_ON } from '../../misconceptions/genes-and-green.ts';
import { say } from '../../say.ts';

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
/** A case, why it came about, and two wrong reasons: by need, by what happened in one life. */
export const selectionQuestion = (
  prompt: Words,
  right: Words,
  need: Words,
  life: Words,
  because: Words,
): FactQuestion => ({
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

/** Cases of natural selection to be explained. */
export const SELECTION_CASES: readonly [FactQuestion, ...FactQuestion[]] = [
  selectionQuestion(
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
  selectionQuestion(
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
  selectionQuestion(
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
  selectionQuestion(
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
  selectionQuestion(
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
  selectionQuestion(
    [
      'Kale, broccoli and cabbage all come from one wild plant. How did that happen?',
      'Le chou frisé, le brocoli et le chou viennent d’une seule plante sauvage. Comment ?',
      'La col rizada, el brócoli y el repollo vienen de una sola planta silvestre. ¿Cómo fue?',
    ],
    [
      'People sowed the seeds of plants they liked, again and again.',
      'On a semé, encore et encore, les graines des plantes qu’on préférait.',
      'La gente sembró una y otra vez semillas de las plantas preferidas.',
    ],
    [
      'The plant changed because people needed vegetables.',
      'La plante a changé parce qu’on avait besoin de légumes.',
      'La planta cambió porque la gente necesitaba verduras.',
    ],
    [
      'Cutting the leaves changed the seeds.',
      'Couper les feuilles a changé les graines.',
      'Cortar las hojas cambió las semillas.',
    ],
    [
      'Who chooses the parents chooses among differences that are inherited.',
      'Choisir les parents, c’est trier des différences héréditaires.',
      'Quien elige a los padres elige entre diferencias que se heredan.',
    ],
  ),
  selectionQuestion(
    [
      'Snow now melts earlier in a valley, so white hares are easy to see in spring. What is likely after many generations?',
      'Dans une vallée, la neige fond plus tôt, et les lièvres blancs se voient bien au printemps. Qu’arrivera-t-il sans doute après bien des générations ?',
      'En un valle la nieve se derrite antes y las liebres blancas se ven bien en primavera. ¿Qué es probable tras muchas generaciones?',
    ],
    [
      'More hares will turn brown early in the year.',
      'Plus de lièvres deviendront bruns tôt dans l’année.',
      'Más liebres se volverán pardas pronto en el año.',
    ],
    [
      'Each white hare will decide to change its fur.',
      'Chaque lièvre blanc décidera de changer de pelage.',
      'Cada liebre blanca decidirá cambiar de pelo.',
    ],
    [
      'Hares that lose fur in a chase will have young with less fur.',
      'Les lièvres qui perdent du poil en fuyant auront des petits moins poilus.',
      'Las liebres que pierden pelo al huir tendrán crías con menos pelo.',
    ],
    [
      'Hares that match the ground leave more young, and the time of change is inherited.',
      'Ceux qui ont la couleur du sol ont plus de petits, et le moment du changement s’hérite.',
      'Las que igualan el color del suelo dejan más crías, y el momento del cambio se hereda.',
    ],
  ),
  selectionQuestion(
    [
      'A hedge is trimmed low every year. Will its seeds grow into low hedges?',
      'On taille une haie bien bas chaque année. Ses graines donneront-elles des haies basses ?',
      'Un seto se poda bajo cada año. ¿Darán sus semillas setos bajos?',
    ],
    [
      'No, because trimming does not change its genes.',
      'Non, car la taille ne change pas ses gènes.',
      'No, porque la poda no cambia sus genes.',
    ],
    [
      'Yes, because the young plants need to stay low, too.',
      'Oui, car les jeunes plantes ont besoin de rester basses.',
      'Sí, porque las plantas jóvenes también necesitan ser bajas.',
    ],
    [
      'Yes, because it was cut for so many years.',
      'Oui, car on l’a coupée pendant tant d’années.',
      'Sí, porque se cortó durante muchos años.',
    ],
    [
      'Seeds carry genes, not the marks of the shears.',
      'Les graines portent des gènes, non les traces des cisailles.',
      'Las semillas llevan genes, no las huellas de las tijeras.',
    ],
  ),
];

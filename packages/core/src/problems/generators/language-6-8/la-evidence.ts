import { generator } from '../../item.ts';
import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  OPINION_FOR_EVIDENCE as OPINION,
  SAME_TOPIC_IS_ENOUGH as NEAR,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import { askCase, type CaseQuestions, type EvidenceCase } from '../language-3-5/evidence-case.ts';

const QUESTIONS: CaseQuestions = {
  one: say(
    'Claim: {statement} Which sentence is the strongest evidence for it?',
    'Affirmation : {statement} Quelle phrase en est la meilleure preuve ?',
    'Afirmación: {statement} ¿Qué frase es su mejor prueba?',
  ),
  which: say(
    'Read this report: “{passage}” Which claim does it support?',
    'Lis ce compte rendu : « {passage} » Quelle affirmation soutient-il ?',
    'Lee este informe: «{passage}» ¿Qué afirmación apoya?',
  ),
  two: say(
    'Claim: {statement} Which two sentences are evidence for it?',
    'Affirmation : {statement} Quelles sont les deux phrases qui la prouvent ?',
    'Afirmación: {statement} ¿Cuáles son las dos frases que la prueban?',
  ),
  nudge: say(
    'Evidence can be checked, and it bears on this very claim.',
    'Une preuve se vérifie, et elle touche cette affirmation-là.',
    'Una prueba se puede comprobar y toca esa misma afirmación.',
  ),
  first: [
    say(
      'Set aside feelings, and facts about something else.',
      'Mets de côté les sentiments et les faits sur autre chose.',
      'Deja a un lado los sentimientos y los hechos sobre otra cosa.',
    ),
    say(
      'A true sentence is no evidence when the claim does not need it.',
      'Une phrase vraie n’est pas une preuve si l’affirmation n’en a pas besoin.',
      'Una frase verdadera no es prueba si la afirmación no la necesita.',
    ),
  ],
};

const CASES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  {
    parts: [
      [
        say(
          'Our school garden was planted by two classes.',
          'Le jardin de notre école a été planté par deux classes.',
          'El huerto de nuestra escuela lo plantaron dos clases.',
        ),
        NEAR,
      ],
      [
        say(
          'Of 40 beans in shade, 12 came up; of 40 in sun, 35 did.',
          'Sur 40 haricots à l’ombre, 12 ont levé ; sur 40 au soleil, 35.',
          'De 40 judías a la sombra brotaron 12; de 40 al sol, 35.',
        ),
        'evidence',
      ],
      [
        say(
          'Everybody prefers the sunny beds.',
          'Tout le monde préfère les plates-bandes au soleil.',
          'Todo el mundo prefiere los bancales al sol.',
        ),
        OPINION,
      ],
      [
        say(
          'When we moved 10 pots from shade to sun, 8 caught up in a week.',
          'Après avoir mis au soleil 10 pots de l’ombre, 8 ont rattrapé leur retard en une semaine.',
          'Al pasar al sol 10 macetas de la sombra, 8 se pusieron al día en una semana.',
        ),
        'evidence',
      ],
      [
        say(
          'The beans are an old variety.',
          'Ces haricots sont une variété ancienne.',
          'Las judías son de una variedad antigua.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'In our garden, beans grow better in the sun.',
      'Dans notre jardin, les haricots poussent mieux au soleil.',
      'En nuestro huerto las judías crecen mejor al sol.',
    ),
    notSupported: [
      [
        say(
          'In our garden, shade helps beans.',
          'Dans notre jardin, l’ombre aide les haricots.',
          'En nuestro huerto la sombra ayuda a las judías.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'All plants in the world need full sun.',
          'Toutes les plantes du monde ont besoin de plein soleil.',
          'Todas las plantas del mundo necesitan pleno sol.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Both sentences compare the same beans in shade and in sun.',
      'Les deux phrases comparent les mêmes haricots à l’ombre et au soleil.',
      'Las dos frases comparan las mismas judías a la sombra y al sol.',
    ),
  },
  {
    parts: [
      [
        say(
          'The new library has large windows.',
          'La nouvelle bibliothèque a de grandes fenêtres.',
          'La nueva biblioteca tiene grandes ventanas.',
        ),
        NEAR,
      ],
      [
        say(
          'In March it lent 900 books, and in May 1400.',
          'En mars, elle a prêté 900 livres, et en mai 1400.',
          'En marzo prestó 900 libros y en mayo 1400.',
        ),
        'evidence',
      ],
      [
        say(
          'It is the loveliest building in town.',
          'C’est le plus beau bâtiment de la ville.',
          'Es el edificio más bonito de la ciudad.',
        ),
        OPINION,
      ],
      [
        say(
          'On Saturdays all 60 seats are now taken; in March half were empty.',
          'Le samedi, les 60 places sont maintenant prises ; en mars, la moitié étaient vides.',
          'Los sábados se ocupan ya los 60 asientos; en marzo, la mitad estaban vacíos.',
        ),
        'evidence',
      ],
      [
        say(
          'A bakery has opened next door.',
          'Une boulangerie a ouvert à côté.',
          'Al lado abrió una panadería.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'The library is used more than in March.',
      'La bibliothèque sert plus qu’en mars.',
      'La biblioteca se usa más que en marzo.',
    ),
    notSupported: [
      [
        say(
          'People have stopped visiting the library.',
          'On ne va plus à la bibliothèque.',
          'La gente ya no va a la biblioteca.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'The bakery brought the readers.',
          'C’est la boulangerie qui a attiré les lecteurs.',
          'La panadería trajo a los lectores.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Both sentences count the use in March and now.',
      'Les deux phrases comptent l’usage en mars et maintenant.',
      'Las dos frases cuentan el uso en marzo y ahora.',
    ),
  },
  {
    parts: [
      [
        say(
          'The crossing lies between a school and a park.',
          'Le passage est entre une école et un parc.',
          'El cruce está entre una escuela y un parque.',
        ),
        NEAR,
      ],
      [
        say(
          'On Monday we measured 200 cars, and 80 drove too fast.',
          'Lundi, nous avons mesuré 200 voitures, et 80 roulaient trop vite.',
          'El lunes medimos 200 coches y 80 iban demasiado rápido.',
        ),
        'evidence',
      ],
      [
        say(
          'Fast drivers are rude people.',
          'Les conducteurs pressés sont des gens impolis.',
          'Los conductores rápidos son gente grosera.',
        ),
        OPINION,
      ],
      [
        say(
          'The town’s own counter found 4 in 10 cars above the limit.',
          'Le compteur de la ville a trouvé 4 voitures sur 10 au-dessus de la limite.',
          'El contador municipal halló 4 de cada 10 coches por encima del límite.',
        ),
        'evidence',
      ],
      [
        say(
          'The road was built before the park.',
          'La route a été construite avant le parc.',
          'La calle se construyó antes que el parque.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'Many cars drive too fast at this crossing.',
      'Beaucoup de voitures roulent trop vite à ce passage.',
      'Muchos coches van demasiado rápido en este cruce.',
    ),
    notSupported: [
      [
        say(
          'Almost every car keeps to the limit here.',
          'Presque toutes les voitures respectent ici la limite.',
          'Casi todos los coches respetan aquí el límite.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'There will be an accident this year.',
          'Il y aura un accident cette année.',
          'Este año habrá un accidente.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Two counts, made by different people, agree.',
      'Deux comptages, faits par des gens différents, sont d’accord.',
      'Dos recuentos, hechos por personas distintas, coinciden.',
    ),
  },
  {
    parts: [
      [
        say('The lake freezes every winter.', 'Le lac gèle chaque hiver.', 'El lago se hiela cada invierno.'),
        NEAR,
      ],
      [
        say(
          'In a diary of 1950 the ice lasted 120 days; last winter it lasted 85.',
          'Dans un journal de 1950, la glace a duré 120 jours ; l’hiver dernier, 85.',
          'En un diario de 1950 el hielo duró 120 días; el invierno pasado, 85.',
        ),
        'evidence',
      ],
      [
        say(
          'Winters used to be more fun.',
          'Les hivers étaient plus amusants autrefois.',
          'Antes los inviernos eran más divertidos.',
        ),
        OPINION,
      ],
      [
        say(
          'Fishers’ notes of 60 years show the thaw coming earlier and earlier.',
          'Les notes des pêcheurs sur 60 ans montrent un dégel de plus en plus précoce.',
          'Notas de pescadores de 60 años muestran un deshielo cada vez más temprano.',
        ),
        'evidence',
      ],
      [
        say(
          'Some of the fishers also keep bees.',
          'Certains pêcheurs élèvent aussi des abeilles.',
          'Algunos pescadores también crían abejas.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'The lake is frozen for a shorter time than it used to be.',
      'Le lac reste gelé moins longtemps qu’autrefois.',
      'El lago está helado menos tiempo que antes.',
    ),
    notSupported: [
      [
        say(
          'The ice lasts longer and longer.',
          'La glace dure de plus en plus.',
          'El hielo dura cada vez más.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'The lake will never freeze again.',
          'Le lac ne gèlera plus jamais.',
          'El lago no volverá a helarse nunca.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Both sentences give dated records of the ice.',
      'Les deux phrases donnent des relevés datés de la glace.',
      'Las dos frases dan registros fechados del hielo.',
    ),
  },
  {
    parts: [
      [
        say(
          'Our team tested three kinds of paper bags.',
          'Notre équipe a testé trois sortes de sacs en papier.',
          'Nuestro equipo probó tres tipos de bolsas de papel.',
        ),
        NEAR,
      ],
      [
        say(
          'The bag with folded handles held 9 kilograms before it tore.',
          'Le sac aux poignées pliées a tenu 9 kilogrammes avant de se déchirer.',
          'La bolsa de asas dobladas aguantó 9 kilogramos antes de romperse.',
        ),
        'evidence',
      ],
      [
        say(
          'Folded handles look much better.',
          'Les poignées pliées sont bien plus jolies.',
          'Las asas dobladas quedan mucho mejor.',
        ),
        OPINION,
      ],
      [
        say(
          'Each bag with glued handles tore below 5 kilograms, in ten trials.',
          'Chaque sac aux poignées collées s’est déchiré sous 5 kilogrammes, en dix essais.',
          'Cada bolsa de asas pegadas se rompió con menos de 5 kilogramos, en diez pruebas.',
        ),
        'evidence',
      ],
      [
        say(
          'The paper came from one shop.',
          'Le papier venait d’un seul magasin.',
          'El papel venía de una sola tienda.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'Bags with folded handles carry more than bags with glued ones.',
      'Les sacs aux poignées pliées portent plus que ceux aux poignées collées.',
      'Las bolsas de asas dobladas cargan más que las de asas pegadas.',
    ),
    notSupported: [
      [
        say(
          'Glued handles are the stronger ones.',
          'Les poignées collées sont les plus solides.',
          'Las asas pegadas son las más fuertes.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'Shops will soon sell only folded handles.',
          'Les magasins ne vendront bientôt que des poignées pliées.',
          'Pronto las tiendas solo venderán asas dobladas.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Both sentences give a weight that somebody else can test again.',
      'Les deux phrases donnent un poids que d’autres peuvent tester à nouveau.',
      'Las dos frases dan un peso que otros pueden volver a probar.',
    ),
  },
  {
    parts: [
      [
        say(
          'The old letter is kept in a museum.',
          'La vieille lettre est gardée dans un musée.',
          'La carta antigua se guarda en un museo.',
        ),
        NEAR,
      ],
      [
        say(
          'It bears the date 3 May 1820.',
          'Elle porte la date du 3 mai 1820.',
          'Lleva la fecha del 3 de mayo de 1820.',
        ),
        'evidence',
      ],
      [
        say(
          'Letters were nicer than messages of today.',
          'Les lettres étaient plus belles que les messages d’aujourd’hui.',
          'Las cartas eran más bonitas que los mensajes de hoy.',
        ),
        OPINION,
      ],
      [
        say(
          'It tells of a flood that newspapers report for that same week.',
          'Elle parle d’une crue que les journaux signalent cette semaine-là.',
          'Habla de una crecida que los diarios señalan para esa misma semana.',
        ),
        'evidence',
      ],
      [
        say(
          'Many visitors stop to look at it.',
          'Beaucoup de visiteurs s’arrêtent pour la voir.',
          'Muchos visitantes se paran a mirarla.',
        ),
        NEAR,
      ],
    ],
    supported: say(
      'The letter was written in May 1820.',
      'La lettre a été écrite en mai 1820.',
      'La carta se escribió en mayo de 1820.',
    ),
    notSupported: [
      [
        say(
          'The letter is younger than the museum’s cameras.',
          'La lettre est plus récente que les caméras du musée.',
          'La carta es más reciente que las cámaras del museo.',
        ),
        AGAINST_THE_TEXT,
      ],
      [
        say(
          'The writer died in the flood.',
          'L’auteur est mort dans la crue.',
          'Quien la escribió murió en la crecida.',
        ),
        MORE_THAN_IS_WRITTEN,
      ],
    ],
    because: say(
      'Its own date and the newspapers point to the same week.',
      'Sa propre date et les journaux désignent la même semaine.',
      'Su propia fecha y los diarios señalan la misma semana.',
    ),
  },
];

/** Which sentences of a report are evidence for a claim, and which claim a report supports. */
export const laEvidence = generator('la-evidence', (random, difficulty) =>
  askCase(CASES, QUESTIONS, random, difficulty),
);

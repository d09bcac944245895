import {
  AGAINST_THE_TEXT,
  MORE_THAN_IS_WRITTEN,
  OPINION_FOR_EVIDENCE as OPINION,
  SAME_TOPIC_IS_ENOUGH as NEAR,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { EvidenceCase } from '../language-3-5/evidence-case.ts';

/** Reports from records and tests, with what they prove. */
export const REPORTS_OF_RECORDS: readonly [EvidenceCase, ...EvidenceCase[]] = [
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

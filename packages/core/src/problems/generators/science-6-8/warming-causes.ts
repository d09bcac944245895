import type { PracticeItem } from '@ori/contracts/practice';
import { askQuestion, type FactQuestion } from '../../fact-questions.ts';
import {
  ONE_YEAR_FOR_TREND,
  OZONE_AND_GREENHOUSE_MIXED,
  SUN_BLAMED,
} from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_WARMING_CAUSES } from './more-warming-causes.ts';

const FIRST = [
  say(
    'Name the cause and ask what measurements of it show.',
    'Nomme la cause et demande ce que ses mesures montrent.',
    'Se nombra la causa y se mira qué muestran sus medidas.',
  ),
  say(
    'A cause must change before the effect, and in the same direction.',
    'Une cause doit changer avant l’effet, et dans le même sens.',
    'Una causa debe cambiar antes que el efecto y en el mismo sentido.',
  ),
] as const;
const NUDGE = say(
  'Which explanation fits all the measurements?',
  'Quelle explication s’accorde avec toutes les mesures ?',
  '¿Qué explicación encaja con todas las medidas?',
);

const CAUSES: readonly [FactQuestion, ...FactQuestion[]] = [
  {
    prompt: say(
      'What is the main cause of the warming since 1950?',
      'Quelle est la cause principale du réchauffement depuis 1950 ?',
      '¿Cuál es la causa principal del calentamiento desde 1950?',
    ),
    right: say(
      'Greenhouse gases from human activity',
      'Les gaz à effet de serre des activités humaines',
      'Los gases de efecto invernadero de la actividad humana',
    ),
    wrong: [
      [say('A brighter Sun', 'Un Soleil plus brillant', 'Un Sol más brillante'), SUN_BLAMED],
      [say('Volcanoes', 'Les volcans', 'Los volcanes'), SUN_BLAMED],
      [
        say('The ozone hole', 'Le trou de la couche d’ozone', 'El agujero de ozono'),
        OZONE_AND_GREENHOUSE_MIXED,
      ],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: say(
      'They rose with the temperature; the other causes did not.',
      'Ils ont augmenté avec la température ; les autres causes non.',
      'Subieron con la temperatura; las otras causas no.',
    ),
  },
  {
    prompt: say(
      'Since 1980 the Sun’s output has not risen, but Earth has warmed. What follows?',
      'Depuis 1980 le rayonnement du Soleil n’a pas augmenté, mais la Terre s’est réchauffée. Qu’en conclure ?',
      'Desde 1980 la radiación del Sol no ha subido, pero la Tierra se ha calentado. ¿Qué se deduce?',
    ),
    right: say(
      'The Sun does not explain this warming.',
      'Le Soleil n’explique pas ce réchauffement.',
      'El Sol no explica este calentamiento.',
    ),
    wrong: [
      [
        say('The Sun must be the cause.', 'Le Soleil doit en être la cause.', 'El Sol debe ser la causa.'),
        SUN_BLAMED,
      ],
      [
        say(
          'The measurements of one of them must be wrong.',
          'L’une des deux mesures doit être fausse.',
          'Una de las dos medidas debe estar mal.',
        ),
        SUN_BLAMED,
      ],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: say(
      'What did not change cannot have caused the change.',
      'Ce qui n’a pas changé ne peut causer le changement.',
      'Lo que no cambió no puede causar el cambio.',
    ),
  },
  {
    prompt: say(
      'How does carbon dioxide warm the air?',
      'Comment le dioxyde de carbone réchauffe-t-il l’air ?',
      '¿Cómo calienta el aire el dióxido de carbono?',
    ),
    right: say(
      'It absorbs heat radiation that rises from the ground.',
      'Il absorbe le rayonnement de chaleur qui monte du sol.',
      'Absorbe la radiación de calor que sube del suelo.',
    ),
    wrong: [
      [
        say(
          'It makes a hole in the ozone layer.',
          'Il fait un trou dans la couche d’ozone.',
          'Hace un agujero en la capa de ozono.',
        ),
        OZONE_AND_GREENHOUSE_MIXED,
      ],
      [
        say(
          'It makes the Sun shine more strongly.',
          'Il fait briller le Soleil plus fort.',
          'Hace que el Sol brille más.',
        ),
        SUN_BLAMED,
      ],
    ],
    nudge: say(
      'Which way does heat leave Earth?',
      'Par où la chaleur quitte-t-elle la Terre ?',
      '¿Cómo sale el calor de la Tierra?',
    ),
    first: [
      say(
        'Follow the energy from the Sun to the ground and back to space.',
        'Suis l’énergie du Soleil au sol puis vers l’espace.',
        'Se sigue la energía del Sol al suelo y de vuelta al espacio.',
      ),
      say(
        'Visible light passes through the gas; infrared does so only in part.',
        'La lumière visible traverse ce gaz ; l’infrarouge seulement en partie.',
        'La luz visible atraviesa el gas; el infrarrojo, solo en parte.',
      ),
    ],
    because: say(
      'Part of it is sent back down.',
      'Une partie est renvoyée vers le bas.',
      'Una parte vuelve hacia abajo.',
    ),
  },
  {
    prompt: say(
      'One town has a very cold week. What does it say about the climate of Earth?',
      'Une ville a une semaine très froide. Qu’est-ce que cela dit du climat de la Terre ?',
      'Una ciudad tiene una semana muy fría. ¿Qué dice eso del clima de la Tierra?',
    ),
    right: say(
      'Almost nothing: climate is a mean over many years and places.',
      'Presque rien : le climat est une moyenne sur beaucoup d’années et de lieux.',
      'Casi nada: el clima es una media de muchos años y lugares.',
    ),
    wrong: [
      [
        say('That Earth is cooling.', 'Que la Terre se refroidit.', 'Que la Tierra se enfría.'),
        ONE_YEAR_FOR_TREND,
      ],
      [
        say('That the warming has ended.', 'Que le réchauffement est fini.', 'Que el calentamiento terminó.'),
        ONE_YEAR_FOR_TREND,
      ],
    ],
    nudge: say(
      'How many places and years is that?',
      'Combien de lieux et d’années est-ce ?',
      '¿Cuántos lugares y años son?',
    ),
    first: [
      say(
        'Tell weather from climate.',
        'Distingue le temps qu’il fait du climat.',
        'Se distingue el tiempo del clima.',
      ),
      say(
        'Weather changes from day to day; climate is what is usual.',
        'Le temps change de jour en jour ; le climat est l’habituel.',
        'El tiempo cambia de un día a otro; el clima es lo habitual.',
      ),
    ],
    because: say(
      'Scientists compare means of about thirty years.',
      'On compare des moyennes d’environ trente ans.',
      'Se comparan medias de unos treinta años.',
    ),
  },
  {
    prompt: say(
      'Where does most of the carbon dioxide come from that people add to the air?',
      'D’où vient la plus grande part du dioxyde de carbone que les humains ajoutent à l’air ?',
      '¿De dónde viene la mayor parte del dióxido de carbono que añaden las personas al aire?',
    ),
    right: say(
      'From burning coal, oil and gas',
      'De la combustion du charbon, du pétrole et du gaz',
      'De quemar carbón, petróleo y gas',
    ),
    wrong: [
      [say('From breathing', 'De la respiration', 'De la respiración'), SUN_BLAMED],
      [say('From spray cans', 'Des bombes aérosols', 'De los aerosoles'), OZONE_AND_GREENHOUSE_MIXED],
    ],
    nudge: say(
      'Which carbon was under the ground for millions of years?',
      'Quel carbone était sous terre depuis des millions d’années ?',
      '¿Qué carbono estuvo bajo tierra millones de años?',
    ),
    first: [
      say(
        'Compare carbon that goes round with carbon that is new to the air.',
        'Compare le carbone qui circule et celui qui est nouveau dans l’air.',
        'Se compara el carbono que circula con el que es nuevo en el aire.',
      ),
      say(
        'What we breathe out was in the air a short time before.',
        'Ce que nous expirons était dans l’air peu avant.',
        'Lo que se exhala estaba en el aire poco antes.',
      ),
    ],
    because: say(
      'Fuels bring old carbon into the air.',
      'Ces combustibles mettent du carbone ancien dans l’air.',
      'Los combustibles llevan carbono antiguo al aire.',
    ),
  },
  {
    prompt: say(
      'Air near the ground has warmed while the air high above has cooled. Which cause fits?',
      'L’air près du sol s’est réchauffé et l’air en haute altitude s’est refroidi. Quelle cause convient ?',
      'El aire cerca del suelo se calentó y el de gran altura se enfrió. ¿Qué causa encaja?',
    ),
    right: say('Greenhouse gases', 'Les gaz à effet de serre', 'Los gases de efecto invernadero'),
    wrong: [
      [say('A brighter Sun', 'Un Soleil plus brillant', 'Un Sol más brillante'), SUN_BLAMED],
      [say('Spray cans', 'Les bombes aérosols', 'Los aerosoles'), OZONE_AND_GREENHOUSE_MIXED],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: say(
      'They hold heat below; a brighter Sun would warm the air above as well.',
      'Ils retiennent la chaleur en bas ; un Soleil plus brillant chaufferait aussi en haut.',
      'Retienen el calor abajo; un Sol más brillante calentaría también arriba.',
    ),
  },
  {
    prompt: say(
      'One year was cooler than the year before. Has the warming ended?',
      'Une année a été plus fraîche que la précédente. Le réchauffement est-il fini ?',
      'Un año fue más fresco que el anterior. ¿Terminó el calentamiento?',
    ),
    right: say(
      'That cannot be told from two years.',
      'Deux années ne permettent pas de le dire.',
      'Con dos años no se puede saber.',
    ),
    wrong: [
      [say('Yes, it has.', 'Oui, il est fini.', 'Sí, terminó.'), ONE_YEAR_FOR_TREND],
      [
        say('Yes, an ice age is coming.', 'Oui, une ère glaciaire arrive.', 'Sí, viene una glaciación.'),
        ONE_YEAR_FOR_TREND,
      ],
    ],
    nudge: say(
      'Look at the whole chart, not at two points.',
      'Regarde tout le graphique, pas deux points.',
      'Mira todo el gráfico, no dos puntos.',
    ),
    first: [
      say(
        'Compare means of many years.',
        'Compare des moyennes de nombreuses années.',
        'Se comparan medias de muchos años.',
      ),
      say(
        'Single years go up and down around the trend.',
        'Une année seule monte ou descend autour de la tendance.',
        'Un año suelto sube o baja en torno a la tendencia.',
      ),
    ],
    because: say(
      'A trend shows only over decades.',
      'Une tendance ne se voit que sur des décennies.',
      'Una tendencia solo se ve en décadas.',
    ),
  },
];

/** A question about the causes of the recent warming. */
export function askWarmingCause(random: SeededRandom): PracticeItem {
  return askQuestion([...CAUSES, ...MORE_WARMING_CAUSES], random);
}

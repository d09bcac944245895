import type { FactQuestion } from '../../fact-questions.ts';
import {
  ONE_YEAR_FOR_TREND,
  OZONE_AND_GREENHOUSE_MIXED,
  SUN_BLAMED,
} from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';

const FIRST = [
  say(
    'Ask what each explanation would let us expect.',
    'Demande ce que chaque explication ferait attendre.',
    'Se pregunta qué haría esperar cada explicación.',
  ),
  say(
    'Measurements decide between explanations.',
    'Les mesures tranchent entre les explications.',
    'Las medidas deciden entre las explicaciones.',
  ),
] as const;
/** More on the causes of the recent warming. */
export const MORE_WARMING_CAUSES: readonly FactQuestion[] = [
  {
    prompt: say(
      'Nights have warmed at least as much as days. Which cause does this speak against?',
      'Les nuits se sont réchauffées au moins autant que les jours. Contre quelle cause cela parle-t-il ?',
      'Las noches se han calentado al menos tanto como los días. ¿Contra qué causa habla eso?',
    ),
    right: say('Against a brighter Sun', 'Contre un Soleil plus brillant', 'Contra un Sol más brillante'),
    wrong: [
      [
        say(
          'Against greenhouse gases',
          'Contre les gaz à effet de serre',
          'Contra los gases de efecto invernadero',
        ),
        SUN_BLAMED,
      ],
      [
        say('Against the burning of coal', 'Contre la combustion du charbon', 'Contra la quema de carbón'),
        SUN_BLAMED,
      ],
    ],
    nudge: say('When does the Sun shine?', 'Quand le Soleil brille-t-il ?', '¿Cuándo brilla el Sol?'),
    first: FIRST,
    because: say(
      'A brighter Sun would warm the days most; gases hold heat by night as well.',
      'Un Soleil plus brillant chaufferait surtout le jour ; les gaz retiennent la chaleur aussi la nuit.',
      'Un Sol más brillante calentaría sobre todo el día; los gases retienen calor también de noche.',
    ),
  },
  {
    prompt: say(
      'The ten warmest years measured all lie after 2010. What does this show?',
      'Les dix années les plus chaudes mesurées sont toutes après 2010. Que montre cela ?',
      'Los diez años más cálidos medidos son todos posteriores a 2010. ¿Qué muestra eso?',
    ),
    right: say(
      'A trend over many years',
      'Une tendance sur de nombreuses années',
      'Una tendencia de muchos años',
    ),
    wrong: [
      [say('One odd year', 'Une année bizarre', 'Un año raro'), ONE_YEAR_FOR_TREND],
      [
        say(
          'Only chance, since weather changes',
          'Seulement le hasard, car le temps change',
          'Solo azar, porque el tiempo cambia',
        ),
        ONE_YEAR_FOR_TREND,
      ],
    ],
    nudge: say(
      'Is it about one year or about many?',
      'S’agit-il d’une année ou de plusieurs ?',
      '¿Se trata de un año o de muchos?',
    ),
    first: FIRST,
    because: say(
      'Ten records close together are no accident of a single year.',
      'Dix records si proches ne sont pas l’accident d’une année.',
      'Diez récords tan cercanos no son el accidente de un año.',
    ),
  },
  {
    prompt: say(
      'What does the ozone layer mainly do?',
      'Que fait surtout la couche d’ozone ?',
      '¿Qué hace sobre todo la capa de ozono?',
    ),
    right: say(
      'It holds back ultraviolet light',
      'Elle arrête les ultraviolets',
      'Detiene la luz ultravioleta',
    ),
    wrong: [
      [
        say(
          'It causes the warming of Earth',
          'Elle cause le réchauffement de la Terre',
          'Causa el calentamiento de la Tierra',
        ),
        OZONE_AND_GREENHOUSE_MIXED,
      ],
      [
        say(
          'It lets heat out through a hole',
          'Elle laisse sortir la chaleur par un trou',
          'Deja salir el calor por un agujero',
        ),
        OZONE_AND_GREENHOUSE_MIXED,
      ],
    ],
    nudge: say(
      'Why does it matter for our skin?',
      'Pourquoi compte-t-elle pour notre peau ?',
      '¿Por qué importa para la piel?',
    ),
    first: FIRST,
    because: say(
      'The ozone hole and the warming are two different problems.',
      'Le trou d’ozone et le réchauffement sont deux problèmes différents.',
      'El agujero de ozono y el calentamiento son dos problemas distintos.',
    ),
  },
  {
    prompt: say(
      'In 1991 a volcano threw a bright haze high into the air. What did Earth’s mean temperature do in the next two years?',
      'En 1991, un volcan a lancé une brume claire haut dans l’air. Qu’a fait la température moyenne les deux années suivantes ?',
      'En 1991 un volcán lanzó una bruma clara a gran altura. ¿Qué hizo la temperatura media en los dos años siguientes?',
    ),
    right: say(
      'It fell a little for a while',
      'Elle a un peu baissé pour un temps',
      'Bajó un poco por un tiempo',
    ),
    wrong: [
      [
        say(
          'It rose, since volcanoes drive the warming',
          'Elle a monté, car les volcans causent le réchauffement',
          'Subió, porque los volcanes causan el calentamiento',
        ),
        SUN_BLAMED,
      ],
      [
        say(
          'It fell for good, and the warming ended',
          'Elle a baissé pour toujours, et le réchauffement a cessé',
          'Bajó para siempre y el calentamiento terminó',
        ),
        ONE_YEAR_FOR_TREND,
      ],
    ],
    nudge: say(
      'What does a bright haze do with sunlight?',
      'Que fait une brume claire de la lumière du Soleil ?',
      '¿Qué hace una bruma clara con la luz del Sol?',
    ),
    first: FIRST,
    because: say(
      'The haze of Pinatubo sent sunlight back until it settled.',
      'La brume du Pinatubo renvoyait la lumière jusqu’à retomber.',
      'La bruma del Pinatubo devolvió luz solar hasta asentarse.',
    ),
  },
  {
    prompt: say(
      'One town had record snow this winter. What does it tell about the climate of the Earth?',
      'Une ville a eu une neige record cet hiver. Qu’est-ce que cela dit du climat de la Terre ?',
      'Una ciudad tuvo nieve récord este invierno. ¿Qué dice eso del clima de la Tierra?',
    ),
    right: say('By itself, nothing', 'À lui seul, rien', 'Por sí solo, nada'),
    wrong: [
      [
        say('That the Earth is cooling', 'Que la Terre se refroidit', 'Que la Tierra se enfría'),
        ONE_YEAR_FOR_TREND,
      ],
      [
        say('That the Sun has grown weak', 'Que le Soleil a faibli', 'Que el Sol se ha debilitado'),
        SUN_BLAMED,
      ],
    ],
    nudge: say(
      'One place, one winter: is that climate?',
      'Un lieu, un hiver : est-ce le climat ?',
      'Un lugar, un invierno: ¿es el clima?',
    ),
    first: FIRST,
    because: say(
      'Climate is the mean of many places over many years.',
      'Le climat est la moyenne de nombreux lieux sur de nombreuses années.',
      'El clima es la media de muchos lugares en muchos años.',
    ),
  },
];

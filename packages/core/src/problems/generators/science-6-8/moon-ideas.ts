import type { PracticeItem } from '@ori/contracts/practice';
import { askQuestion, type FactQuestion } from '../../fact-questions.ts';
import {
  EARTH_SHADOW_MAKES_PHASES,
  HEMISPHERES_MIXED,
  NEW_AND_FULL_MIXED,
  SEASONS_BY_DISTANCE,
} from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_MOON_IDEAS } from './more-moon-ideas.ts';

const LINE = [
  say(
    'Draw Sun, Earth and Moon and their shadows.',
    'Dessine Soleil, Terre et Lune avec leurs ombres.',
    'Se dibujan Sol, Tierra y Luna con sus sombras.',
  ),
  say(
    'A shadow falls on the side away from the Sun.',
    'Une ombre tombe du côté opposé au Soleil.',
    'Una sombra cae del lado opuesto al Sol.',
  ),
] as const;

const IDEAS: readonly [FactQuestion, ...FactQuestion[]] = [
  {
    prompt: say(
      'What stands in the middle at an eclipse of the Sun?',
      'Qui est au milieu lors d’une éclipse de Soleil ?',
      '¿Qué está en medio en un eclipse de Sol?',
    ),
    right: say('the Moon', 'la Lune', 'la Luna'),
    wrong: [
      [say('Earth', 'la Terre', 'la Tierra'), NEW_AND_FULL_MIXED],
      [say('the Sun', 'le Soleil', 'el Sol'), NEW_AND_FULL_MIXED],
    ],
    nudge: say(
      'What hides the light from us?',
      'Qu’est-ce qui nous cache la lumière ?',
      '¿Qué nos tapa la luz?',
    ),
    first: LINE,
    because: say(
      'Its shadow reaches a small part of Earth.',
      'Son ombre touche une petite partie de la Terre.',
      'Su sombra llega a una pequeña parte de la Tierra.',
    ),
  },
  {
    prompt: say(
      'At which phase can an eclipse of the Moon happen?',
      'À quelle phase une éclipse de Lune peut-elle avoir lieu ?',
      '¿En qué fase puede ocurrir un eclipse de Luna?',
    ),
    right: say('at full moon', 'à la pleine lune', 'en luna llena'),
    wrong: [
      [say('at new moon', 'à la nouvelle lune', 'en luna nueva'), NEW_AND_FULL_MIXED],
      [say('at first quarter', 'au premier quartier', 'en cuarto creciente'), EARTH_SHADOW_MAKES_PHASES],
    ],
    nudge: say(
      'On which side of Earth is the Moon then?',
      'De quel côté de la Terre est alors la Lune ?',
      '¿De qué lado de la Tierra está entonces la Luna?',
    ),
    first: LINE,
    because: say(
      'Only then can the Moon be in Earth’s shadow.',
      'Alors seulement la Lune peut être dans l’ombre de la Terre.',
      'Solo entonces puede estar la Luna en la sombra de la Tierra.',
    ),
  },
  {
    prompt: say(
      'Why is there no eclipse at every full moon?',
      'Pourquoi n’y a-t-il pas d’éclipse à chaque pleine lune ?',
      '¿Por qué no hay eclipse en cada luna llena?',
    ),
    right: say(
      'The Moon’s path is tilted a little.',
      'Le chemin de la Lune est un peu penché.',
      'El camino de la Luna está algo inclinado.',
    ),
    wrong: [
      [
        say(
          'Earth casts no shadow on most days.',
          'La Terre n’a pas d’ombre la plupart des jours.',
          'La Tierra no hace sombra casi ningún día.',
        ),
        EARTH_SHADOW_MAKES_PHASES,
      ],
      [
        say(
          'The Moon then stands between Earth and the Sun.',
          'La Lune est alors entre la Terre et le Soleil.',
          'La Luna está entonces entre la Tierra y el Sol.',
        ),
        NEW_AND_FULL_MIXED,
      ],
    ],
    nudge: say(
      'Does the Moon always pass exactly through the line?',
      'La Lune passe-t-elle toujours exactement sur la ligne ?',
      '¿Pasa siempre la Luna justo por la línea?',
    ),
    first: LINE,
    because: say(
      'It mostly passes above or below Earth’s shadow.',
      'Elle passe le plus souvent au-dessus ou au-dessous de l’ombre.',
      'Casi siempre pasa por encima o por debajo de la sombra.',
    ),
  },
  {
    prompt: say(
      'Why does the Moon show phases?',
      'Pourquoi la Lune a-t-elle des phases ?',
      '¿Por qué tiene fases la Luna?',
    ),
    right: say(
      'We see its lit half from changing sides.',
      'On voit sa moitié éclairée de côtés différents.',
      'Se ve su mitad iluminada desde lados distintos.',
    ),
    wrong: [
      [
        say(
          'Earth’s shadow covers part of it.',
          'L’ombre de la Terre en couvre une partie.',
          'La sombra de la Tierra cubre una parte.',
        ),
        EARTH_SHADOW_MAKES_PHASES,
      ],
      [
        say(
          'Its own light grows and fades.',
          'Sa propre lumière grandit et faiblit.',
          'Su propia luz crece y se apaga.',
        ),
        NEW_AND_FULL_MIXED,
      ],
    ],
    nudge: say(
      'Hold a ball up to a lamp and turn around.',
      'Tiens une balle face à une lampe et tourne sur toi-même.',
      'Una pelota ante una lámpara, y una vuelta completa.',
    ),
    first: LINE,
    because: say(
      'Half of the Moon is always lit by the Sun.',
      'La moitié de la Lune est toujours éclairée par le Soleil.',
      'La mitad de la Luna siempre está iluminada por el Sol.',
    ),
  },
  {
    prompt: say(
      'Why is it warmer in summer than in winter?',
      'Pourquoi fait-il plus chaud en été qu’en hiver ?',
      '¿Por qué hace más calor en verano que en invierno?',
    ),
    right: say(
      'Sunlight falls more steeply and days are longer.',
      'La lumière tombe plus droit et les jours sont plus longs.',
      'La luz cae más directa y los días son más largos.',
    ),
    wrong: [
      [
        say(
          'Earth is nearer to the Sun.',
          'La Terre est plus près du Soleil.',
          'La Tierra está más cerca del Sol.',
        ),
        SEASONS_BY_DISTANCE,
      ],
      [
        say(
          'The Sun itself gets hotter.',
          'Le Soleil lui-même devient plus chaud.',
          'El Sol mismo se calienta más.',
        ),
        SEASONS_BY_DISTANCE,
      ],
    ],
    nudge: say(
      'Earth is nearest to the Sun in January.',
      'La Terre est au plus près du Soleil en janvier.',
      'La Tierra está más cerca del Sol en enero.',
    ),
    first: [
      say(
        'Look at the tilt of Earth’s axis.',
        'Regarde l’inclinaison de l’axe de la Terre.',
        'Se mira la inclinación del eje de la Tierra.',
      ),
      say(
        'It points the same way all year while Earth goes round the Sun.',
        'Il garde la même direction toute l’année pendant que la Terre tourne autour du Soleil.',
        'Apunta igual todo el año mientras la Tierra gira en torno al Sol.',
      ),
    ],
    because: say(
      'The half that leans toward the Sun gets more light each day.',
      'La moitié penchée vers le Soleil reçoit plus de lumière chaque jour.',
      'La mitad inclinada hacia el Sol recibe más luz cada día.',
    ),
  },
  {
    prompt: say(
      'What stands in the middle at an eclipse of the Moon?',
      'Qui est au milieu lors d’une éclipse de Lune ?',
      '¿Qué está en medio en un eclipse de Luna?',
    ),
    right: say('Earth', 'la Terre', 'la Tierra'),
    wrong: [
      [say('the Moon', 'la Lune', 'la Luna'), NEW_AND_FULL_MIXED],
      [say('the Sun', 'le Soleil', 'el Sol'), NEW_AND_FULL_MIXED],
    ],
    nudge: say(
      'Whose shadow falls on the Moon then?',
      'L’ombre de quoi tombe alors sur elle ?',
      '¿La sombra de qué cae entonces sobre ella?',
    ),
    first: [
      say(
        'Draw the three bodies in a line, with their shadows.',
        'Dessine les trois corps en ligne, avec leurs ombres.',
        'Se dibujan los tres cuerpos en fila, con sus sombras.',
      ),
      LINE[1],
    ],
    because: say(
      'The Sun shines from behind us then.',
      'Le Soleil éclaire alors depuis derrière nous.',
      'El Sol ilumina entonces desde detrás.',
    ),
  },
  {
    prompt: say(
      'At which phase can an eclipse of the Sun happen?',
      'À quelle phase une éclipse de Soleil peut-elle avoir lieu ?',
      '¿En qué fase puede ocurrir un eclipse de Sol?',
    ),
    right: say('at new moon', 'à la nouvelle lune', 'en luna nueva'),
    wrong: [
      [say('at full moon', 'à la pleine lune', 'en luna llena'), NEW_AND_FULL_MIXED],
      [say('at last quarter', 'au dernier quartier', 'en cuarto menguante'), EARTH_SHADOW_MAKES_PHASES],
    ],
    nudge: say(
      'Which side of the Moon do we see when it passes before the Sun?',
      'Quel côté de la Lune voit-on quand elle passe devant le Soleil ?',
      '¿Qué lado de la Luna se ve cuando pasa delante del Sol?',
    ),
    first: LINE,
    because: say(
      'Only then can the Moon stand between Earth and the Sun.',
      'Alors seulement la Lune peut être entre la Terre et le Soleil.',
      'Solo entonces puede estar la Luna entre la Tierra y el Sol.',
    ),
  },
  {
    prompt: say(
      'It is summer in Canada. Which season is it in Chile?',
      'C’est l’été au Canada. Quelle saison est-ce au Chili ?',
      'Es verano en Canadá. ¿Qué estación es en Chile?',
    ),
    right: say('winter', 'l’hiver', 'invierno'),
    wrong: [
      [say('summer', 'l’été', 'verano'), SEASONS_BY_DISTANCE],
      [say('spring', 'le printemps', 'primavera'), HEMISPHERES_MIXED],
    ],
    nudge: say(
      'Which half of Earth leans toward the Sun then?',
      'Quelle moitié de la Terre penche alors vers le Soleil ?',
      '¿Qué mitad de la Tierra se inclina entonces hacia el Sol?',
    ),
    first: [
      say(
        'Find both places: north or south of the equator?',
        'Situe les deux lieux : au nord ou au sud de l’équateur ?',
        'Se sitúan los dos lugares: ¿al norte o al sur del ecuador?',
      ),
      say(
        'When one half leans toward the Sun, the other leans away.',
        'Quand une moitié penche vers le Soleil, l’autre s’en écarte.',
        'Cuando una mitad se inclina hacia el Sol, la otra se aparta.',
      ),
    ],
    because: say(
      'All of Earth is equally far from the Sun, but not equally tilted toward it.',
      'Toute la Terre est aussi loin du Soleil, mais pas aussi penchée vers lui.',
      'Toda la Tierra está igual de lejos del Sol, pero no igual de inclinada hacia él.',
    ),
  },
];

/** A question about what causes phases, eclipses and seasons. */
export function askMoonIdea(random: SeededRandom): PracticeItem {
  return askQuestion([...IDEAS, ...MORE_MOON_IDEAS], random);
}

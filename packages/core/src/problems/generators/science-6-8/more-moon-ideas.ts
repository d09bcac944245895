import type { FactQuestion } from '../../fact-questions.ts';
import {
  EARTH_SHADOW_MAKES_PHASES,
  HEMISPHERES_MIXED,
  NEW_AND_FULL_MIXED,
  SEASONS_BY_DISTANCE,
} from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';

const LIGHT = [
  say(
    'Draw the Sun’s light first, then Earth and Moon in it.',
    'Dessine d’abord la lumière du Soleil, puis la Terre et la Lune.',
    'Se dibuja primero la luz del Sol y luego la Tierra y la Luna.',
  ),
  say(
    'The Sun always lights the half that faces it.',
    'Le Soleil éclaire toujours la moitié tournée vers lui.',
    'El Sol siempre ilumina la mitad que lo mira.',
  ),
] as const;
const TILT = [
  say(
    'Look at the tilt of Earth’s axis.',
    'Regarde l’inclinaison de l’axe de la Terre.',
    'Se mira la inclinación del eje de la Tierra.',
  ),
  say(
    'When one half leans toward the Sun, the other leans away.',
    'Quand une moitié penche vers le Soleil, l’autre s’en écarte.',
    'Cuando una mitad se inclina hacia el Sol, la otra se aparta.',
  ),
] as const;

/** More on what causes phases and seasons. */
export const MORE_MOON_IDEAS: readonly FactQuestion[] = [
  {
    prompt: say(
      'At first quarter we see half of the disc lit. How much of the whole Moon does the Sun light then?',
      'Au premier quartier, on voit la moitié du disque éclairée. Quelle part de toute la Lune le Soleil éclaire-t-il alors ?',
      'En cuarto creciente se ve medio disco iluminado. ¿Qué parte de toda la Luna ilumina entonces el Sol?',
    ),
    right: say('Half of it, as always', 'La moitié, comme toujours', 'La mitad, como siempre'),
    wrong: [
      [say('A quarter of it', 'Un quart', 'Un cuarto'), NEW_AND_FULL_MIXED],
      [
        say(
          'Less, since Earth shades it',
          'Moins, car la Terre l’ombrage',
          'Menos, porque la Tierra le da sombra',
        ),
        EARTH_SHADOW_MAKES_PHASES,
      ],
    ],
    nudge: say(
      'Think of the side of the Moon that we do not see.',
      'Pense au côté de la Lune qu’on ne voit pas.',
      'Piensa en el lado de la Luna que no se ve.',
    ),
    first: LIGHT,
    because: say(
      'We look at the lit side from an angle.',
      'On regarde le côté éclairé de biais.',
      'Se mira el lado iluminado de costado.',
    ),
  },
  {
    prompt: say(
      'Where does the Moon stand at new moon?',
      'Où est la Lune à la nouvelle lune ?',
      '¿Dónde está la Luna en luna nueva?',
    ),
    right: say(
      'on the Sun’s side of Earth',
      'du côté du Soleil par rapport à la Terre',
      'del lado del Sol respecto a la Tierra',
    ),
    wrong: [
      [
        say('on the side away from the Sun', 'du côté opposé au Soleil', 'del lado opuesto al Sol'),
        NEW_AND_FULL_MIXED,
      ],
      [
        say('in Earth’s shadow', 'dans l’ombre de la Terre', 'en la sombra de la Tierra'),
        EARTH_SHADOW_MAKES_PHASES,
      ],
    ],
    nudge: say(
      'Which half of it must turn to us when we see none of its light?',
      'Quelle moitié est tournée vers nous quand on n’en voit aucune lumière ?',
      '¿Qué mitad mira hacia aquí cuando no se ve nada de luz?',
    ),
    first: LIGHT,
    because: say(
      'Its lit half then faces away from us.',
      'Sa moitié éclairée nous tourne alors le dos.',
      'Su mitad iluminada mira entonces hacia otro lado.',
    ),
  },
  {
    prompt: say(
      'Earth is nearest to the Sun in January. Why is it winter in Canada then?',
      'La Terre est au plus près du Soleil en janvier. Pourquoi est-ce alors l’hiver au Canada ?',
      'La Tierra está más cerca del Sol en enero. ¿Por qué es entonces invierno en Canadá?',
    ),
    right: say(
      'The northern half leans away from the Sun.',
      'La moitié nord penche à l’opposé du Soleil.',
      'La mitad norte se inclina hacia el lado opuesto al Sol.',
    ),
    wrong: [
      [
        say(
          'The nearest point must really be in July.',
          'Le point le plus proche est en fait en juillet.',
          'El punto más cercano es en realidad en julio.',
        ),
        SEASONS_BY_DISTANCE,
      ],
      [
        say(
          'The southern half takes the warmth away.',
          'La moitié sud prend la chaleur.',
          'La mitad sur se lleva el calor.',
        ),
        HEMISPHERES_MIXED,
      ],
    ],
    nudge: say(
      'Which half has long days in January?',
      'Quelle moitié a de longs jours en janvier ?',
      '¿Qué mitad tiene días largos en enero?',
    ),
    first: TILT,
    because: say(
      'Days there are short, and the Sun stays low.',
      'Les jours y sont courts et le Soleil reste bas.',
      'Allí los días son cortos y el Sol queda bajo.',
    ),
  },
  {
    prompt: say(
      'When is it winter in Australia?',
      'Quand est-ce l’hiver en Australie ?',
      '¿Cuándo es invierno en Australia?',
    ),
    right: say('from June to August', 'de juin à août', 'de junio a agosto'),
    wrong: [
      [
        say('from December to February', 'de décembre à février', 'de diciembre a febrero'),
        HEMISPHERES_MIXED,
      ],
      [
        say(
          'whenever Earth is far from the Sun',
          'dès que la Terre est loin du Soleil',
          'cuando la Tierra está lejos del Sol',
        ),
        SEASONS_BY_DISTANCE,
      ],
    ],
    nudge: say(
      'On which side of the equator does Australia lie?',
      'De quel côté de l’équateur est l’Australie ?',
      '¿De qué lado del ecuador está Australia?',
    ),
    first: TILT,
    because: say(
      'The southern half leans away from the Sun in those months.',
      'La moitié sud penche alors à l’opposé du Soleil.',
      'La mitad sur se inclina entonces al lado opuesto al Sol.',
    ),
  },
];

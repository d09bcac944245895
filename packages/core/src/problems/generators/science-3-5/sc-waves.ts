import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { type Explained, generator, integerItem, step } from '../../item.ts';
import { ONE_VALUE_ONLY } from '../../misconceptions/earth-and-sky.ts';
import {
  AMPLITUDE_FOR_WAVELENGTH,
  CREST_TO_TROUGH,
  HALF_A_WAVE,
} from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

function draw(random: SeededRandom) {
  const amplitude = random.integer(1, 4);
  const wavelength = random.pick([4, 6, 8, 10, 12]);
  return { amplitude, wavelength };
}

function shown(amplitude: number, wavelength: number) {
  return {
    figure: { type: 'wave' as const, amplitudeCm: amplitude, wavelengthCm: wavelength },
    figureText: text(
      say(
        'A wave on squared paper. One square is 1 cm. The dashed line is the middle.',
        'Une onde sur papier quadrillé. Un carreau fait 1 cm. La ligne pointillée est le milieu.',
        'Una onda en papel cuadriculado. Un cuadro mide 1 cm. La línea punteada es el medio.',
      ),
    ),
  };
}

function amplitudeOf(random: SeededRandom): PracticeItem {
  const { amplitude, wavelength } = draw(random);
  const explained: Explained = {
    ...shown(amplitude, wavelength),
    prompt: text(
      say(
        'What is the amplitude of this wave, in cm? One square is 1 cm.',
        'Quelle est l’amplitude de cette onde, en cm ? Un carreau fait 1 cm.',
        '¿Cuál es la amplitud de esta onda, en cm? Un cuadro mide 1 cm.',
      ),
    ),
    nudge: text(
      say('Start at the dashed line.', 'Pars de la ligne pointillée.', 'Empieza en la línea punteada.'),
    ),
    steps: [
      step(
        say(
          'Count squares from the middle line up to a crest.',
          'Compte les carreaux du milieu jusqu’à une crête.',
          'Cuenta los cuadros desde el medio hasta una cresta.',
        ),
        say(
          'Amplitude is the height above the middle.',
          'L’amplitude est la hauteur au-dessus du milieu.',
          'La amplitud es la altura sobre el medio.',
        ),
      ),
      step(
        '{amplitude} cm',
        say(
          'From crest to trough it would be twice as much.',
          'De la crête au creux, ce serait le double.',
          'De la cresta al valle sería el doble.',
        ),
        { amplitude },
      ),
    ],
  };
  return integerItem(explained, amplitude, [
    [2 * amplitude, CREST_TO_TROUGH],
    [wavelength, AMPLITUDE_FOR_WAVELENGTH],
  ]);
}

function wavelengthOf(random: SeededRandom): PracticeItem {
  const { amplitude, wavelength } = draw(random);
  const explained: Explained = {
    ...shown(amplitude, wavelength),
    prompt: text(
      say(
        'What is the wavelength of this wave, in cm? One square is 1 cm.',
        'Quelle est la longueur d’onde, en cm ? Un carreau fait 1 cm.',
        '¿Cuál es la longitud de onda, en cm? Un cuadro mide 1 cm.',
      ),
    ),
    nudge: text(
      say(
        'Look for where the pattern begins again.',
        'Cherche où le motif recommence.',
        'Busca dónde empieza otra vez el dibujo.',
      ),
    ),
    steps: [
      step(
        say(
          'Count squares from one crest to the next crest.',
          'Compte les carreaux d’une crête à la suivante.',
          'Cuenta los cuadros de una cresta a la siguiente.',
        ),
        say(
          'One whole wave is a crest and a trough.',
          'Une onde entière, c’est une crête et un creux.',
          'Una onda entera es una cresta y un valle.',
        ),
      ),
      step(
        '{wavelength} cm',
        say(
          'Then the pattern begins again.',
          'Ensuite le motif recommence.',
          'Después el dibujo empieza otra vez.',
        ),
        { wavelength },
      ),
    ],
  };
  return integerItem(explained, wavelength, [
    [wavelength / 2, HALF_A_WAVE],
    [amplitude, AMPLITUDE_FOR_WAVELENGTH],
    [2 * amplitude, AMPLITUDE_FOR_WAVELENGTH],
  ]);
}

const PLACES: readonly [LocalisedText, ...LocalisedText[]] = [
  say('on a lake', 'sur un lac', 'en un lago'),
  say('along a rope', 'le long d’une corde', 'a lo largo de una cuerda'),
  say('in a wave tank', 'dans une cuve à ondes', 'en un tanque de olas'),
];

const NUDGE = text(
  say(
    'Draw a sketch and mark what is known.',
    'Fais un croquis et note ce qu’on sait.',
    'Haz un dibujo y marca lo que se sabe.',
  ),
);

/** Numbers of a wave that is told, not drawn. */
function drawTold(random: SeededRandom) {
  const [count, wavelength, amplitude] = [random.integer(2, 9), random.integer(3, 20), random.integer(2, 15)];
  const place = random.pick(PLACES);
  return { place, count, length: count * wavelength, height: 2 * amplitude, wavelength, amplitude };
}

/** Several waves in a known length. */
function fromMany(random: SeededRandom): PracticeItem {
  const all = drawTold(random);
  const { count, wavelength } = all;
  const explained: Explained = {
    prompt: text(
      say(
        'A wave {place}: {count} whole waves take up {length} cm. What is the wavelength, in cm?',
        'Une onde {place} : {count} ondes entières occupent {length} cm. Quelle est la longueur d’onde, en cm ?',
        'Una onda {place}: {count} ondas enteras ocupan {length} cm. ¿Cuál es la longitud de onda, en cm?',
      ),
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        say(
          'Share the length among the waves.',
          'Partage la longueur entre les ondes.',
          'Reparte la longitud entre las ondas.',
        ),
        say(
          'All waves here are equally long.',
          'Toutes les ondes sont aussi longues.',
          'Todas las ondas miden lo mismo.',
        ),
      ),
      step(
        '{length} ÷ {count} = {wavelength}',
        say(
          'That is the length of one wave.',
          'C’est la longueur d’une onde.',
          'Es la longitud de una onda.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, wavelength, [
    [count * wavelength, ONE_VALUE_ONLY],
    [wavelength / 2, HALF_A_WAVE],
    [2 * wavelength, HALF_A_WAVE],
  ]);
}

/** Crests so far above troughs. */
function fromHeight(random: SeededRandom): PracticeItem {
  const all = drawTold(random);
  const { amplitude } = all;
  const explained: Explained = {
    prompt: text(
      say(
        'A wave {place}: its crests are {height} cm above its troughs. What is the amplitude, in cm?',
        'Une onde {place} : ses crêtes sont {height} cm au-dessus de ses creux. Quelle est l’amplitude, en cm ?',
        'Una onda {place}: sus crestas están {height} cm sobre sus valles. ¿Cuál es la amplitud, en cm?',
      ),
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        say(
          'Find the middle between crest and trough.',
          'Trouve le milieu entre crête et creux.',
          'Busca el medio entre cresta y valle.',
        ),
        say(
          'Amplitude is measured from the middle.',
          'L’amplitude se mesure depuis le milieu.',
          'La amplitud se mide desde el medio.',
        ),
      ),
      step(
        '{height} ÷ 2 = {amplitude}',
        say(
          'Half lies above the middle, half below.',
          'La moitié est au-dessus, la moitié au-dessous.',
          'La mitad está arriba y la mitad abajo.',
        ),
        all,
      ),
    ],
  };
  return integerItem(explained, amplitude, [
    [2 * amplitude, CREST_TO_TROUGH],
    [4 * amplitude, CREST_TO_TROUGH],
  ]);
}

/** Amplitude and wavelength, read and worked out (NGSS 4-PS4-1). */
export const scWaves = generator('sc-waves', (random, difficulty) => {
  if (difficulty === 1) return amplitudeOf(random);
  if (difficulty === 2) return wavelengthOf(random);
  return random.integer(0, 1) === 0 ? fromMany(random) : fromHeight(random);
});

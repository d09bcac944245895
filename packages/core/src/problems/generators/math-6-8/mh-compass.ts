import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';
import {
  HOUSE_AS_TEN_DEGREES,
  HOUSE_OFF_BY_ONE,
  OPPOSITE_FOR_MIRROR,
} from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const HOUSES = 32;
const WIDTH = 360 / HOUSES;
const FRAME = {
  en: 'The modern Hawaiian star compass, made by Nainoa Thompson from Mau Piailug’s teaching, has 32 equal houses around the horizon. Number the houses clockwise, with the house of north as 0.',
  fr: 'La boussole d’étoiles hawaïenne moderne, faite par Nainoa Thompson d’après l’enseignement de Mau Piailug, a 32 maisons égales autour de l’horizon. On numérote les maisons dans le sens des aiguilles d’une montre ; celle du nord est 0.',
  es: 'La brújula de estrellas hawaiana moderna, hecha por Nainoa Thompson con las enseñanzas de Mau Piailug, tiene 32 casas iguales alrededor del horizonte. Las casas se numeran en el sentido de las manecillas del reloj; la del norte es 0.',
};
const ONE_HOUSE = {
  en: 'A full turn of 360° is shared among 32 houses.',
  fr: 'Un tour complet de 360° se partage entre 32 maisons.',
  es: 'Una vuelta completa de 360° se reparte entre 32 casas.',
};

/** The horizon with one tick for each house. */
function horizon() {
  const at = (house: number, reach: number): [number, number] => [
    rounded(reach * Math.sin((house * 2 * Math.PI) / HOUSES), 3),
    rounded(reach * Math.cos((house * 2 * Math.PI) / HOUSES), 3),
  ];
  return {
    figure: {
      type: 'sketch' as const,
      paths: Array.from({ length: HOUSES }, (_, house) => ({
        corners: [at(house, house % 8 === 0 ? 0.8 : 0.9), at(house, 1)],
        closed: false,
      })),
      circles: [{ x: 0, y: 0, radius: 1 }],
      labels: [0, 8, 16, 24].map((house) => {
        const [x, y] = at(house, 0.66);
        return { x, y, text: String(house) };
      }),
    },
    figureText: text({
      en: 'A circle with 32 equal marks; house 0 is on top (north), 8 on the right (east), 16 below (south), 24 on the left (west)',
      fr: 'Un cercle avec 32 marques égales ; la maison 0 est en haut (nord), 8 à droite (est), 16 en bas (sud), 24 à gauche (ouest)',
      es: 'Un círculo con 32 marcas iguales; la casa 0 está arriba (norte), 8 a la derecha (este), 16 abajo (sur), 24 a la izquierda (oeste)',
    }),
  };
}

/** The bearing of a house. */
function toDegrees(random: SeededRandom): PracticeItem {
  const house = random.integer(2, 31);
  const all = { frame: text(FRAME), house, width: WIDTH, bearing: house * WIDTH };
  const explained = {
    prompt: text(
      {
        en: '{frame} What is the bearing of the middle of house {house}, in degrees from north?',
        fr: '{frame} À quel azimut est le milieu de la maison {house}, en degrés depuis le nord ?',
        es: '{frame} ¿Qué rumbo tiene el centro de la casa {house}, en grados desde el norte?',
      },
      all,
    ),
    ...horizon(),
    nudge: text({
      en: 'How many degrees does one house have?',
      fr: 'Combien de degrés a une maison ?',
      es: '¿Cuántos grados tiene una casa?',
    }),
    steps: [
      step('360 ÷ 32 = {width}', ONE_HOUSE, all),
      step(
        '{house} × {width} = {bearing}',
        {
          en: 'House 0 lies at 0°, and each next one is a house further.',
          fr: 'La maison 0 est à 0°, et chaque suivante une maison plus loin.',
          es: 'La casa 0 está a 0° y cada siguiente, una casa más allá.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.bearing, { tolerance: 0, unit: '°' }, [
    [house * 10, HOUSE_AS_TEN_DEGREES],
    [(house - 1) * WIDTH, HOUSE_OFF_BY_ONE],
  ]);
}

/** The house of a bearing. */
function toHouse(random: SeededRandom): PracticeItem {
  const house = random.integer(2, 31);
  const all = { frame: text(FRAME), house, width: WIDTH, bearing: house * WIDTH };
  const explained = {
    prompt: text(
      {
        en: '{frame} In the middle of which house is the bearing {bearing}°?',
        fr: '{frame} Au milieu de quelle maison est l’azimut {bearing}° ?',
        es: '{frame} ¿En el centro de qué casa está el rumbo {bearing}°?',
      },
      all,
    ),
    ...horizon(),
    nudge: text({
      en: 'How many degrees does one house have? How often does that fit?',
      fr: 'Combien de degrés a une maison ? Combien de fois cela tient-il ?',
      es: '¿Cuántos grados tiene una casa? ¿Cuántas veces cabe?',
    }),
    steps: [
      step('360 ÷ 32 = {width}', ONE_HOUSE, all),
      step(
        '{bearing} ÷ {width} = {house}',
        {
          en: 'Dividing undoes multiplying.',
          fr: 'Diviser défait la multiplication.',
          es: 'Dividir deshace la multiplicación.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, house, [
    [house + 1, HOUSE_OFF_BY_ONE],
    [Math.floor(all.bearing / 10), HOUSE_AS_TEN_DEGREES],
  ]);
}

/** Where a star sets that rises in a given house: the mirror image in the line from north to south. */
function setting(random: SeededRandom): PracticeItem {
  const house = random.pick([2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14]);
  const all = {
    frame: text(FRAME),
    house,
    width: WIDTH,
    mirror: HOUSES - house,
    bearing: (HOUSES - house) * WIDTH,
  };
  const explained = {
    prompt: text(
      {
        en: '{frame} A star rises in the middle of house {house}. It sets as far from north on the western side. At which bearing in degrees does it set?',
        fr: '{frame} Une étoile se lève au milieu de la maison {house}. Elle se couche aussi loin du nord, du côté ouest. À quel azimut en degrés se couche-t-elle ?',
        es: '{frame} Una estrella sale por el centro de la casa {house}. Se pone igual de lejos del norte, en el lado oeste. ¿Con qué rumbo en grados se pone?',
      },
      all,
    ),
    ...horizon(),
    nudge: text({
      en: 'Fold the compass from north to south. Which house lies on this one?',
      fr: 'Plie la boussole du nord au sud. Quelle maison tombe sur celle-ci ?',
      es: 'Doblemos la brújula de norte a sur. ¿Qué casa cae sobre esta?',
    }),
    steps: [
      step(
        {
          en: 'As many houses back from north: 32 − {house} = {mirror}',
          fr: 'Autant de maisons en arrière depuis le nord : 32 − {house} = {mirror}',
          es: 'Tantas casas hacia atrás desde el norte: 32 − {house} = {mirror}',
        },
        {
          en: 'Stars circle around the pole, so rising and setting mirror each other.',
          fr: 'Les étoiles tournent autour du pôle : lever et coucher se répondent en miroir.',
          es: 'Las estrellas giran alrededor del polo: salida y puesta son simétricas.',
        },
        all,
      ),
      step('{mirror} × {width} = {bearing}', ONE_HOUSE, all),
    ],
  };
  return decimalItem(explained, all.bearing, { tolerance: 0, unit: '°' }, [
    [(house + 16) * WIDTH, OPPOSITE_FOR_MIRROR],
    [all.mirror * 10, HOUSE_AS_TEN_DEGREES],
    [(all.mirror + 1) * WIDTH, HOUSE_OFF_BY_ONE],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return toDegrees(random);
  return difficulty === 2 ? toHouse(random) : setting(random);
}

/** Houses of the modern Hawaiian star compass and their bearings. */
export const mhCompass = generator('mh-compass', make);

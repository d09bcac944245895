import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  LENGTH_FACTOR_FOR_AREA,
  SCALED_THE_WRONG_WAY,
  UNITS_NOT_CHANGED,
} from '../../misconceptions/ratios-and-scale.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const EVERY_CM = {
  en: 'Each centimeter of the map stands for the same distance.',
  fr: 'Chaque centimètre de la carte représente la même distance.',
  es: 'Cada centímetro del mapa representa la misma distancia.',
};
const NUDGE = text({
  en: 'Which is longer: the line on paper, or the real one? By what factor?',
  fr: 'Lequel est plus long : le trait sur papier, ou la réalité ? De quel facteur ?',
  es: '¿Qué es más largo: la línea en papel o la real? ¿Por qué factor?',
});

/** 1 cm for so many km, there or back. */
function mapDistance(random: SeededRandom): PracticeItem {
  const [each, tenths] = [random.pick([2, 4, 5, 8, 10, 20, 25]), random.integer(15, 120)];
  const onMap = tenths % 10 === 0 ? tenths / 10 + 0.5 : tenths / 10;
  const real = rounded(each * onMap, 2);
  const all = { each, onMap, real };
  const toReal = random.pick([true, false]);
  const explained = {
    prompt: text(
      toReal
        ? {
            en: 'On a map 1 cm stands for {each} km. Two towns are {onMap} cm apart on it. How far apart are they really, in km?',
            fr: 'Sur une carte, 1 cm représente {each} km. Deux villes y sont à {onMap} cm. À combien de km sont-elles en réalité ?',
            es: 'En un mapa, 1 cm representa {each} km. Dos ciudades están a {onMap} cm en él. ¿A cuántos km están en realidad?',
          }
        : {
            en: 'On a map 1 cm stands for {each} km. Two towns are really {real} km apart. How far apart are they on the map, in cm?',
            fr: 'Sur une carte, 1 cm représente {each} km. Deux villes sont à {real} km en réalité. À combien de cm sont-elles sur la carte ?',
            es: 'En un mapa, 1 cm representa {each} km. Dos ciudades están a {real} km en realidad. ¿A cuántos cm están en el mapa?',
          },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        { en: '1 cm is {each} km.', fr: '1 cm vaut {each} km.', es: '1 cm son {each} km.' },
        EVERY_CM,
        all,
      ),
      toReal
        ? step(
            '{onMap} × {each} = {real}',
            {
              en: 'From paper to the real thing we multiply.',
              fr: 'Du papier à la réalité, on multiplie.',
              es: 'Del papel a la realidad se multiplica.',
            },
            all,
          )
        : step(
            '{real} ÷ {each} = {onMap}',
            {
              en: 'From the real thing to paper we divide.',
              fr: 'De la réalité au papier, on divise.',
              es: 'De la realidad al papel se divide.',
            },
            all,
          ),
    ],
  };
  return decimalItem(explained, toReal ? real : onMap, { tolerance: 0, unit: toReal ? 'km' : 'cm' }, [
    [rounded(toReal ? onMap / each : real * each, 2), SCALED_THE_WRONG_WAY],
  ]);
}

/** A ratio such as 1 to 50,000. */
function mapRatio(random: SeededRandom): PracticeItem {
  const scale = random.pick([5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000]);
  const onMap = random.integer(2, 24);
  const metres = (scale * onMap) / 100;
  const all = { scale, onMap, cm: scale * onMap, metres, km: metres / 1000 };
  const explained = {
    prompt: text(
      {
        en: 'A map has the scale 1 to {scale}. A path is {onMap} cm long on it. How long is it really, in km?',
        fr: 'Une carte est à l’échelle 1 sur {scale}. Un sentier y mesure {onMap} cm. Combien de km mesure-t-il en réalité ?',
        es: 'Un mapa tiene escala 1 a {scale}. Un sendero mide {onMap} cm en él. ¿Cuántos km mide en realidad?',
      },
      all,
    ),
    nudge: text({
      en: 'How many centimeters is it really? Then change the unit.',
      fr: 'Combien de centimètres en réalité ? Change ensuite d’unité.',
      es: '¿Cuántos centímetros son en realidad? Luego se cambia la unidad.',
    }),
    steps: [
      step(
        {
          en: '{onMap} × {scale} = {cm} (in cm)',
          fr: '{onMap} × {scale} = {cm} (en cm)',
          es: '{onMap} × {scale} = {cm} (en cm)',
        },
        {
          en: 'Everything is so many times longer in reality.',
          fr: 'Tout est autant de fois plus long en réalité.',
          es: 'En realidad todo es tantas veces más largo.',
        },
        all,
      ),
      step(
        {
          en: '{cm} cm = {metres} m = {km} km',
          fr: '{cm} cm = {metres} m = {km} km',
          es: '{cm} cm = {metres} m = {km} km',
        },
        {
          en: 'A meter has 100 cm, a kilometer 1000 m.',
          fr: 'Un mètre fait 100 cm, un kilomètre 1000 m.',
          es: 'Un metro tiene 100 cm; un kilómetro, 1000 m.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.km, { tolerance: 0, unit: 'km' }, [
    [metres / 100, UNITS_NOT_CHANGED],
    [metres / 10, UNITS_NOT_CHANGED],
  ]);
}

/** The area of a room from a plan. */
function planArea(random: SeededRandom): PracticeItem {
  const [width, length, each] = [random.integer(2, 6), random.integer(3, 9), random.pick([2, 3, 4, 5])];
  const all = { width, length, each, w: width * each, l: length * each, area: width * length * each * each };
  const explained = {
    prompt: text(
      {
        en: 'A garden is {length} cm by {width} cm on a plan. On the plan 1 cm stands for {each} m. What is the real area, in m²?',
        fr: 'Sur un plan, un jardin mesure {length} cm sur {width} cm. Sur ce plan, 1 cm représente {each} m. Quelle est l’aire réelle, en m² ?',
        es: 'En un plano un jardín mide {length} cm por {width} cm. En el plano, 1 cm representa {each} m. ¿Cuál es el área real, en m²?',
      },
      all,
    ),
    figure: {
      type: 'rectangle' as const,
      width: `${length} cm`,
      height: `${width} cm`,
      ratio: length / width,
    },
    figureText: text(
      {
        en: 'A plan of {length} cm by {width} cm',
        fr: 'Un plan de {length} cm sur {width} cm',
        es: 'Un plano de {length} cm por {width} cm',
      },
      all,
    ),
    nudge: text({
      en: 'Does a scale change one side only, or both?',
      fr: 'Une échelle change-t-elle un seul côté, ou les deux ?',
      es: '¿La escala cambia un solo lado o los dos?',
    }),
    steps: [
      step(
        '{length} × {each} = {l}; {width} × {each} = {w}',
        {
          en: 'Both sides are scaled (in m).',
          fr: 'Les deux côtés changent d’échelle (en m).',
          es: 'Los dos lados cambian de escala (en m).',
        },
        all,
      ),
      step(
        '{l} × {w} = {area}',
        {
          en: 'So the area is scaled twice.',
          fr: 'L’aire change donc deux fois d’échelle.',
          es: 'Así el área cambia dos veces de escala.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.area, { tolerance: 0, unit: 'm²' }, [
    [width * length * each, LENGTH_FACTOR_FOR_AREA],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return mapDistance(random);
  return difficulty === 2 ? mapRatio(random) : planArea(random);
}

/** Lengths and areas from maps and plans (CCSS 7.G.A.1). */
export const maScale = generator('ma-scale', make);

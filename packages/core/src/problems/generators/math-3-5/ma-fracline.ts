import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import { COUNTS_TICKS, PART_TO_REST, PARTS_MISCOUNTED } from '../../misconceptions/fractions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

function stepsOf(all: Fillers) {
  return [
    step(
      {
        en: 'From 0 to 1 there are {parts} gaps.',
        fr: 'De 0 à 1, il y a {parts} intervalles.',
        es: 'De 0 a 1 hay {parts} espacios.',
      },
      {
        en: 'The gaps, not the marks, are the parts.',
        fr: 'Les parts sont les intervalles, pas les traits.',
        es: 'Las partes son los espacios, no las marcas.',
      },
      all,
    ),
    step(
      {
        en: 'Gaps from 0: {jumps}. So the number is {name}.',
        fr: 'Intervalles depuis 0 : {jumps}. Le nombre est donc {name}.',
        es: 'Espacios desde 0: {jumps}. El número es, pues, {name}.',
      },
      {
        en: 'Each gap is one part of the unit.',
        fr: 'Chaque intervalle est une part de l’unité.',
        es: 'Cada espacio es una parte de la unidad.',
      },
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const wholes = difficulty;
  const parts = random.integer(3, difficulty === 1 ? 8 : 6);
  const jumps = difficulty === 1 ? random.integer(1, parts - 1) : drawBeyondOne(random, parts, wholes);
  const all = { wholes, parts, jumps, name: `${jumps}/${parts}` };
  const explained = {
    figure: {
      type: 'number-line' as const,
      from: 0,
      to: wholes,
      ticks: parts * wholes + 1,
      marks: [
        ...Array.from({ length: wholes + 1 }, (_, at) => ({ at, label: String(at) })),
        { at: jumps / parts, label: '?' },
      ],
    },
    figureText: text(
      {
        en: 'A number line from 0 to {wholes}. Each unit has {parts} equal gaps. Gaps from 0 to the “?”: {jumps}.',
        fr: 'Une droite graduée de 0 à {wholes}. Chaque unité a {parts} intervalles égaux. Intervalles de 0 au « ? » : {jumps}.',
        es: 'Una recta numérica de 0 a {wholes}. Cada unidad tiene {parts} espacios iguales. Espacios de 0 al «?»: {jumps}.',
      },
      all,
    ),
    prompt: text({
      en: 'Which number is marked?',
      fr: 'Quel nombre est marqué ?',
      es: '¿Qué número está marcado?',
    }),
    nudge: text({
      en: 'Into how many equal gaps is the way from 0 to 1 cut?',
      fr: 'En combien d’intervalles égaux le chemin de 0 à 1 est-il partagé ?',
      es: '¿En cuántos espacios iguales se divide el camino de 0 a 1?',
    }),
    steps: stepsOf(all),
  };
  return rationalItem(explained, fraction(jumps, parts), 'any', [
    [fraction(jumps, parts + 1), COUNTS_TICKS],
    [fraction(jumps + 1, parts + 1), COUNTS_TICKS],
    [fraction(jumps, parts * wholes), PARTS_MISCOUNTED],
    ...(wholes === 1 ? [[fraction(jumps, parts - jumps), PART_TO_REST] as const] : []),
  ]);
}

function drawBeyondOne(random: SeededRandom, parts: number, wholes: number): number {
  const jumps = random.integer(parts + 1, parts * wholes - 1);
  return jumps % parts === 0 ? jumps - 1 : jumps;
}

/** Fractions as places on the number line (CCSS 3.NF.A.2). */
export const maFracline = generator('ma-fracline', make);

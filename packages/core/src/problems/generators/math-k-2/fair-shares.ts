import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, integerItem, step, type Option } from '../../item.ts';
import { COUNTS_ALL_PARTS, MORE_PARTS_BIGGER, PARTS_MISCOUNTED } from '../../misconceptions/fractions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';
import { cut, ONE, PARTS, PLURAL, SHAPES, type Parts } from './parts-of-one.ts';

function sharingSteps(counts: Fillers) {
  return [
    step(
      {
        en: 'One loaf gives each child {one}.',
        fr: 'Un pain donne à chacun {one}.',
        es: 'Un pan da a cada uno {one}.',
      },
      {
        en: '{people} children, {people} equal parts.',
        fr: '{people} enfants, {people} parts égales.',
        es: '{people} niños, {people} partes iguales.',
      },
      counts,
    ),
    step(
      {
        en: 'There are {loaves} loaves: {loaves} pieces.',
        fr: 'Il y a {loaves} pains : {loaves} morceaux.',
        es: 'Hay {loaves} panes: {loaves} trozos.',
      },
      {
        en: 'Each loaf gives one piece more.',
        fr: 'Chaque pain donne un morceau.',
        es: 'Cada pan da un trozo.',
      },
      counts,
    ),
  ];
}

/** Several loaves, several people: how many pieces does each one get? */
export function shareLoaves(random: SeededRandom): PracticeItem {
  const people = random.pick(PARTS);
  const loaves = random.integer(people === 2 ? 3 : 2, 4) + (people === 2 ? random.integer(0, 1) * 2 : 0);
  const counts = { people, loaves, all: loaves * people, names: PLURAL[people], one: ONE[people] };
  const explained = {
    prompt: text(
      {
        en: '{people} children share {loaves} loaves. All are cut into {names}. How many pieces for each child?',
        fr: '{people} enfants partagent {loaves} pains. On coupe tout en {names}. Combien de morceaux pour chacun ?',
        es: '{people} niños comparten {loaves} panes. Todo se corta en {names}. ¿Cuántos trozos recibe cada uno?',
      },
      counts,
    ),
    figure: { type: 'shares', wholes: loaves, parts: people, shaded: 0, shape: 'loaf' } as const,
    figureText: text(
      {
        en: '{loaves} loaves, each cut into {people}.',
        fr: '{loaves} pains, chacun coupé en {people}.',
        es: '{loaves} panes, cada uno cortado en {people}.',
      },
      counts,
    ),
    nudge: text({
      en: 'Start with one loaf only.',
      fr: 'Commence par un seul pain.',
      es: 'Empecemos con un solo pan.',
    }),
    steps: sharingSteps(counts),
  };
  return integerItem(explained, loaves, [
    [loaves * people, COUNTS_ALL_PARTS],
    [people, PARTS_MISCOUNTED],
  ]);
}

/** One half or one fourth: which piece is bigger? */
export function biggerPiece(random: SeededRandom): PracticeItem {
  const shape = random.pick(SHAPES);
  const [few, many] = random.pick([
    [2, 3],
    [2, 4],
    [3, 4],
  ] as const);
  const names = { few: ONE[few], many: ONE[many], first: few, second: many };
  const [first, second] = random.shuffle([ONE[few], ONE[many]]);
  const option = (parts: Parts): Option => ({ text: text(ONE[parts]), figure: cut(shape, parts, 1) });
  const explained = {
    prompt: text(
      {
        en: 'Which is bigger? {first} or {second}?',
        fr: 'Quelle part est plus grande ? {first} ou {second} ?',
        es: '¿Cuál es más grande? ¿{first} o {second}?',
      },
      { first: first ?? '', second: second ?? '' },
    ),
    nudge: text({
      en: 'Think of sharing one loaf.',
      fr: 'Pense à un pain partagé.',
      es: 'Pensemos en repartir un pan.',
    }),
    steps: [
      step(
        {
          en: 'Cut one loaf in {first}. Cut one in {second}.',
          fr: 'Coupe un pain en {first}. Coupe l’autre en {second}.',
          es: 'Un pan se corta en {first}. Otro se corta en {second}.',
        },
        {
          en: 'Both loaves are the same.',
          fr: 'Les deux pains sont pareils.',
          es: 'Los dos panes son iguales.',
        },
        names,
      ),
      step(
        {
          en: 'More parts make smaller parts.',
          fr: 'Plus de parts, plus petites.',
          es: 'Más partes, más pequeñas.',
        },
        { en: 'So {few} is bigger.', fr: 'Donc {few}, c’est plus.', es: 'Por eso {few} es más.' },
        names,
      ),
    ],
  };
  return choiceItem(explained, random, option(few), [[option(many), MORE_PARTS_BIGGER]]);
}

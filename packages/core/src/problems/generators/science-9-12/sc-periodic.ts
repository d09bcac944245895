import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import {
  ALL_ELECTRONS_COUNTED,
  BIGGER_PULLS_HARDER,
  MORE_PROTONS_BIGGER_ATOM,
  MORE_SHELLS_SMALLER_ATOM,
  PERIOD_FOR_GROUP,
} from '../../misconceptions/atoms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { ELEMENTS, outerElectrons, type Element } from './elements.ts';

const option = ({ symbol, name }: Element): Option => ({ text: text('{name} ({symbol})', { symbol, name }) });

/** Two different elements of one row or one column. */
function drawPair(random: SeededRandom): { left: Element; right: Element; sameRow: boolean } {
  const first: Element = random.pick(ELEMENTS);
  const sameRow = random.integer(0, 1) === 0;
  const others = ELEMENTS.filter(
    (other) => other !== first && (sameRow ? other.period === first.period : other.group === first.group),
  );
  const second = others[random.integer(0, others.length - 1)] ?? first;
  const [left = first, right = second] = [first, second].toSorted((a, b) => a.protons - b.protons);
  return { left, right, sameRow };
}

function countOuter(random: SeededRandom): PracticeItem {
  const chosen: Element = random.pick(ELEMENTS);
  const outer = outerElectrons(chosen);
  const all = { ...chosen, outer, group: chosen.group, period: chosen.period };
  const explained = {
    prompt: text(
      {
        en: 'How many outer electrons does {name} ({symbol}) have? It stands in period {period}, group {group}.',
        fr: 'Combien d’électrons externes a {name} ({symbol}) ? Période {period}, groupe {group}.',
        es: '¿Cuántos electrones externos tiene {name} ({symbol})? Está en el período {period}, grupo {group}.',
      },
      all,
    ),
    nudge: text({
      en: 'Elements of one column have as many outer electrons.',
      fr: 'Les éléments d’une même colonne ont autant d’électrons externes.',
      es: 'Los elementos de una columna tienen los mismos electrones externos.',
    }),
    steps: [
      step(
        {
          en: '{symbol} stands in group {group}.',
          fr: '{symbol} est dans le groupe {group}.',
          es: '{symbol} está en el grupo {group}.',
        },
        {
          en: 'The column tells the outer electrons, the row the shells.',
          fr: 'La colonne donne les électrons externes, la ligne les couches.',
          es: 'La columna indica los electrones externos; la fila, las capas.',
        },
        all,
      ),
      step(
        {
          en: 'Outer electrons: {outer}',
          fr: 'Électrons externes : {outer}',
          es: 'Electrones externos: {outer}',
        },
        chosen.group > 10
          ? {
              en: 'From group 13 on, take the last digit.',
              fr: 'À partir du groupe 13, prendre le dernier chiffre.',
              es: 'Desde el grupo 13 se toma la última cifra.',
            }
          : {
              en: 'In groups 1 and 2 it is the group number.',
              fr: 'Dans les groupes 1 et 2, c’est le numéro du groupe.',
              es: 'En los grupos 1 y 2 es el número del grupo.',
            },
        all,
      ),
    ],
  };
  return integerItem(explained, outer, [
    [chosen.protons, ALL_ELECTRONS_COUNTED],
    [chosen.period, PERIOD_FOR_GROUP],
  ]);
}

const ROW_WHY = {
  en: 'In one row the shells are the same, and more protons pull them in.',
  fr: 'Dans une ligne, les couches sont les mêmes, et plus de protons les resserrent.',
  es: 'En una fila las capas son las mismas y más protones las contraen.',
};
const COLUMN_WHY = {
  en: 'In one column each row down adds a shell.',
  fr: 'Dans une colonne, chaque ligne vers le bas ajoute une couche.',
  es: 'En una columna, cada fila hacia abajo añade una capa.',
};

function compareRadius(random: SeededRandom): PracticeItem {
  const { left, right, sameRow } = drawPair(random);
  const [big, small] = sameRow ? [left, right] : [right, left];
  const all = { first: left.name, second: right.name, big: big.name };
  const explained = {
    prompt: text(
      {
        en: 'Which atom is larger: {first} or {second}?',
        fr: 'Quel atome est le plus grand : {first} ou {second} ?',
        es: '¿Qué átomo es más grande: {first} o {second}?',
      },
      all,
    ),
    nudge: text({
      en: 'Do they stand in one row or in one column? What changes along it?',
      fr: 'Sont-ils dans la même ligne ou la même colonne ? Qu’est-ce qui y change ?',
      es: '¿Están en la misma fila o en la misma columna? ¿Qué cambia en ella?',
    }),
    steps: [
      step(
        sameRow
          ? {
              en: 'They stand in one row.',
              fr: 'Ils sont dans la même ligne.',
              es: 'Están en la misma fila.',
            }
          : {
              en: 'They stand in one column.',
              fr: 'Ils sont dans la même colonne.',
              es: 'Están en la misma columna.',
            },
        sameRow ? ROW_WHY : COLUMN_WHY,
      ),
      step(
        { en: 'The larger atom: {big}', fr: 'Le plus grand atome : {big}', es: 'El átomo más grande: {big}' },
        sameRow
          ? {
              en: 'It has fewer protons with the same shells.',
              fr: 'Il a moins de protons pour les mêmes couches.',
              es: 'Tiene menos protones con las mismas capas.',
            }
          : { en: 'It has more shells.', fr: 'Il a plus de couches.', es: 'Tiene más capas.' },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option(big), [
    [option(small), sameRow ? MORE_PROTONS_BIGGER_ATOM : MORE_SHELLS_SMALLER_ATOM],
  ]);
}

function comparePull(random: SeededRandom): PracticeItem {
  const { left, right, sameRow } = drawPair(random);
  const [strong, weak] = sameRow ? [right, left] : [left, right];
  const all = { first: left.name, second: right.name, strong: strong.name };
  const explained = {
    prompt: text(
      {
        en: 'Which is more electronegative: {first} or {second}?',
        fr: 'Lequel est le plus électronégatif : {first} ou {second} ?',
        es: '¿Cuál es más electronegativo: {first} o {second}?',
      },
      all,
    ),
    nudge: text({
      en: 'Whose nucleus comes nearer to a shared pair, and with how many protons?',
      fr: 'Quel noyau est plus près d’un doublet partagé, et avec combien de protons ?',
      es: '¿Qué núcleo está más cerca de un par compartido y con cuántos protones?',
    }),
    steps: [
      step(
        {
          en: 'A smaller atom holds a shared pair nearer to its nucleus.',
          fr: 'Un atome plus petit tient le doublet plus près de son noyau.',
          es: 'Un átomo menor tiene el par más cerca de su núcleo.',
        },
        sameRow ? ROW_WHY : COLUMN_WHY,
      ),
      step(
        {
          en: 'The stronger pull: {strong}',
          fr: 'L’attraction la plus forte : {strong}',
          es: 'La atracción más fuerte: {strong}',
        },
        {
          en: 'Electronegativity grows to the right and upwards.',
          fr: 'L’électronégativité croît vers la droite et vers le haut.',
          es: 'La electronegatividad crece hacia la derecha y hacia arriba.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option(strong), [[option(weak), BIGGER_PULLS_HARDER]]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return countOuter(random);
  return difficulty === 2 ? compareRadius(random) : comparePull(random);
}

/** Trends of the periodic table (NGSS HS-PS1-1). */
export const scPeriodic = generator('sc-periodic', make);

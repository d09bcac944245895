import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { ADDED_NOT_MULTIPLIED, ONE_GROUP_OFF } from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const STORIES = [
  {
    en: '{groups} baskets hold {each} mangoes each. How many mangoes are there?',
    fr: '{groups} paniers contiennent chacun {each} mangues. Combien de mangues y a-t-il ?',
    es: 'En {groups} cestas hay {each} mangos en cada una. ¿Cuántos mangos hay?',
  },
  {
    en: '{groups} canoes carry {each} people each. How many people are there?',
    fr: '{groups} pirogues portent chacune {each} personnes. Combien de personnes y a-t-il ?',
    es: 'En {groups} canoas van {each} personas en cada una. ¿Cuántas personas hay?',
  },
  {
    en: '{groups} strings have {each} beads each. How many beads are there?',
    fr: '{groups} colliers ont chacun {each} perles. Combien de perles y a-t-il ?',
    es: 'En {groups} collares hay {each} cuentas en cada uno. ¿Cuántas cuentas hay?',
  },
] as const;

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const most = { 1: 5, 2: 9, 3: 12 }[difficulty];
  const groups = random.integer(2, Math.min(most, 9));
  const each = random.integer(difficulty === 3 ? 6 : 3, most);
  const all = { groups, each, sum: Array(groups).fill(each).join(' + '), total: groups * each };
  const explained = {
    figure: { type: 'array' as const, rows: groups, columns: each },
    figureText: text(
      {
        en: '{groups} rows of {each} dots, a row for each group.',
        fr: '{groups} rangées de {each} points, une rangée par groupe.',
        es: '{groups} filas de {each} puntos, una por grupo.',
      },
      all,
    ),
    prompt: text(random.pick(STORIES), all),
    nudge: text({
      en: 'How many equal groups are there, and how many in one?',
      fr: 'Combien y a-t-il de groupes égaux, et combien dans un seul ?',
      es: '¿Cuántos grupos iguales hay y cuántos en uno?',
    }),
    steps: [
      step(
        '{sum}',
        {
          en: 'Equal groups are added again and again.',
          fr: 'On ajoute encore et encore des groupes égaux.',
          es: 'Se suman una y otra vez grupos iguales.',
        },
        all,
      ),
      step(
        '{groups} × {each} = {total}',
        {
          en: 'Multiplying is the short way to write it.',
          fr: 'La multiplication l’écrit plus court.',
          es: 'La multiplicación lo escribe más corto.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, groups * each, [
    [groups + each, ADDED_NOT_MULTIPLIED],
    [(groups - 1) * each, ONE_GROUP_OFF],
  ]);
}

/** Multiplication as equal groups (CCSS 3.OA.A.1). */
export const maMultMean = generator('ma-mult-mean', make);

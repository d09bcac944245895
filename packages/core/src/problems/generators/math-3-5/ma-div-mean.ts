import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  MULTIPLIED_NOT_DIVIDED,
  ONE_GROUP_OFF,
  SUBTRACTED_NOT_DIVIDED,
} from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Sharing asks how many for each; grouping asks how many groups. */
const SHARING = {
  en: '{total} dates are shared equally among {known} people. How many dates does each person get?',
  fr: 'On partage également {total} dattes entre {known} personnes. Combien de dattes chaque personne reçoit-elle ?',
  es: 'Se reparten por igual {total} dátiles entre {known} personas. ¿Cuántos dátiles recibe cada persona?',
};
const GROUPING = {
  en: '{total} dates are packed {known} to a box. How many boxes are filled?',
  fr: 'On range {total} dattes par boîtes de {known}. Combien de boîtes remplit-on ?',
  es: 'Se guardan {total} dátiles en cajas de {known}. ¿Cuántas cajas se llenan?',
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const most = difficulty === 1 ? 5 : 9;
  const known = random.integer(difficulty === 3 ? 4 : 2, most);
  const found = random.integer(3, difficulty === 3 ? 12 : most);
  const all = { known, found, total: known * found };
  const explained = {
    prompt: text(random.pick([SHARING, GROUPING]), all),
    nudge: text({
      en: 'Give out one after another, or draw the boxes. When is nothing left?',
      fr: 'Distribue un à un, ou dessine les boîtes. Quand ne reste-t-il rien ?',
      es: 'Repartamos uno a uno o dibujemos las cajas. ¿Cuándo no queda nada?',
    }),
    steps: [
      step(
        '{known} × ? = {total}',
        {
          en: 'Equal shares together make the whole.',
          fr: 'Les parts égales réunies font le tout.',
          es: 'Las partes iguales juntas forman el total.',
        },
        all,
      ),
      step(
        '{total} ÷ {known} = {found}',
        {
          en: 'Check it: {known} × {found} = {total}.',
          fr: 'Vérification : {known} × {found} = {total}.',
          es: 'Comprobación: {known} × {found} = {total}.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, found, [
    [known * found - known, SUBTRACTED_NOT_DIVIDED],
    [known * found * known, MULTIPLIED_NOT_DIVIDED],
    [found + 1, ONE_GROUP_OFF],
  ]);
}

/** Division as sharing and as grouping (CCSS 3.OA.A.2). */
export const maDivMean = generator('ma-div-mean', make);

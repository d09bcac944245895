import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import { EVERYTHING_HALF_HALF, WANTED_TO_UNWANTED } from '../../misconceptions/data-and-rates.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

function build(
  prompt: ReturnType<typeof text>,
  wanted: number,
  total: number,
  asksNot: boolean,
): PracticeItem {
  const good = asksNot ? total - wanted : wanted;
  const answer = fraction(good, total);
  const all = { good, total, worth: inLowestTerms(`${good}/${total}`, formatRational(answer)) };
  const explained = {
    prompt,
    nudge: text({
      en: 'How many outcomes are possible, and how many of them are meant?',
      fr: 'Combien de cas sont possibles, et combien conviennent ?',
      es: '¿Cuántos casos son posibles y cuántos cumplen lo pedido?',
    }),
    steps: [
      step(
        {
          en: '{good} of {total} outcomes are meant.',
          fr: '{good} cas sur {total} conviennent.',
          es: '{good} de {total} casos cumplen.',
        },
        {
          en: 'All of them are equally likely.',
          fr: 'Tous sont aussi probables.',
          es: 'Todos son igual de probables.',
        },
        all,
      ),
      step(
        {
          en: '{good} out of {total}: {worth}',
          fr: '{good} sur {total} : {worth}',
          es: '{good} de cada {total}: {worth}',
        },
        {
          en: 'Probability compares the outcomes meant with all of them.',
          fr: 'La probabilité compare les cas voulus à tous les cas.',
          es: 'La probabilidad compara los casos pedidos con todos.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(good, total - good), WANTED_TO_UNWANTED],
    [fraction(1, 2), EVERYTHING_HALF_HALF],
  ]);
}

function drawBeads(random: SeededRandom) {
  const [red, blue, white] = [random.integer(2, 8), random.integer(2, 8), random.integer(2, 6)];
  return { red, blue, white, total: red + blue + white };
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const [red, blue] = [random.integer(2, 7), random.integer(2, 8)];
    const words = {
      en: 'A bag holds {red} red and {blue} blue beads. You take one without looking. What is the probability of red?',
      fr: 'Un sac contient {red} perles rouges et {blue} bleues. On en tire une sans regarder. Quelle est la probabilité du rouge ?',
      es: 'En una bolsa hay {red} cuentas rojas y {blue} azules. Se saca una sin mirar. ¿Qué probabilidad hay de que sea roja?',
    };
    return build(text(words, { red, blue }), red, red + blue, false);
  }
  const { red, blue, white, total } = drawBeads(random);
  const asksNot = difficulty === 3;
  const words = asksNot
    ? {
        en: 'A bag holds {red} red, {blue} blue and {white} white beads. You take one without looking. What is the probability that it is not red?',
        fr: 'Un sac contient {red} perles rouges, {blue} bleues et {white} blanches. On en tire une sans regarder. Quelle est la probabilité qu’elle ne soit pas rouge ?',
        es: 'En una bolsa hay {red} cuentas rojas, {blue} azules y {white} blancas. Se saca una sin mirar. ¿Qué probabilidad hay de que no sea roja?',
      }
    : {
        en: 'A bag holds {red} red, {blue} blue and {white} white beads. You take one without looking. What is the probability of red?',
        fr: 'Un sac contient {red} perles rouges, {blue} bleues et {white} blanches. On en tire une sans regarder. Quelle est la probabilité du rouge ?',
        es: 'En una bolsa hay {red} cuentas rojas, {blue} azules y {white} blancas. Se saca una sin mirar. ¿Qué probabilidad hay de que sea roja?',
      };
  return build(text(words, { red, blue, white }), red, total, asksNot);
}

/** Chance of one draw (CCSS 7.SP.C.7). */
export const maProb = generator('ma-prob', make);

import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { COSTS_FORGOTTEN, ONE_EXCHANGE_ONLY } from '../../misconceptions/society.ts';
import { ADDED_NOT_MULTIPLIED } from '../../misconceptions/whole-numbers.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const WARES = [
  [
    say('goat', 'chèvre', 'cabra'),
    say('goats', 'chèvres', 'cabras'),
    say('baskets of grain', 'paniers de grain', 'cestas de grano'),
  ],
  [
    say('bar of salt', 'barre de sel', 'barra de sal'),
    say('bars of salt', 'barres de sel', 'barras de sal'),
    say('bags of rice', 'sacs de riz', 'sacos de arroz'),
  ],
  [
    say('roll of silk', 'pièce de soie', 'pieza de seda'),
    say('rolls of silk', 'pièces de soie', 'piezas de seda'),
    say('jars of honey', 'pots de miel', 'tarros de miel'),
  ],
  [say('canoe', 'pirogue', 'canoa'), say('canoes', 'pirogues', 'canoas'), say('mats', 'nattes', 'esteras')],
] as const;

/** So many wares at a known rate. */
function oneExchange(random: SeededRandom): PracticeItem {
  const [one, many, given] = random.pick(WARES);
  const rate = random.integer(3, 12);
  const count = random.integer(2, 9);
  const fillers = { one, many, given, rate, count, answer: rate * count };
  return integerItem(
    {
      prompt: text(
        say(
          'At a market, 1 {one} is worth {rate} {given}. What are {count} {many} worth, counted in {given}?',
          'Au marché, 1 {one} vaut {rate} {given}. Que valent {count} {many}, comptées en {given} ?',
          'En el mercado, 1 {one} vale {rate} {given}. ¿Cuánto valen {count} {many}, contadas en {given}?',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'Each one brings the same again.',
          'Chacune rapporte encore autant.',
          'Cada una trae otra vez lo mismo.',
        ),
      ),
      steps: [
        step(
          say(
            'There are {count} equal exchanges.',
            'Il y a {count} échanges égaux.',
            'Hay {count} cambios iguales.',
          ),
          say('The rate holds for every one.', 'Le taux vaut pour chacune.', 'La tasa vale para cada una.'),
          fillers,
        ),
        step(
          '{count} × {rate} = {answer}',
          say(
            'Equal groups are multiplied.',
            'Des groupes égaux se multiplient.',
            'Los grupos iguales se multiplican.',
          ),
          fillers,
        ),
      ],
    },
    rate * count,
    [[rate + count, ADDED_NOT_MULTIPLIED]],
  );
}

/** Two exchanges, one after the other. */
function twoExchanges(random: SeededRandom): PracticeItem {
  const cloths = random.integer(2, 6);
  const bowls = random.integer(3, 9);
  const bars = random.integer(2, 6);
  const held = bars * cloths;
  const fillers = { cloths, bowls, bars, held, answer: held * bowls };
  return integerItem(
    {
      prompt: text(
        say(
          'For 1 bar of salt a trader gets {cloths} cloths. For 1 cloth she gets {bowls} bowls of grain. She has {bars} bars of salt. How many bowls of grain can she get?',
          'Pour 1 barre de sel, une marchande reçoit {cloths} étoffes. Pour 1 étoffe, elle reçoit {bowls} bols de grain. Elle a {bars} barres de sel. Combien de bols de grain peut-elle obtenir ?',
          'Por 1 barra de sal, una mercader recibe {cloths} telas. Por 1 tela recibe {bowls} cuencos de grano. Tiene {bars} barras de sal. ¿Cuántos cuencos de grano puede obtener?',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'First salt into cloth, then cloth into grain.',
          'D’abord le sel en étoffes, puis les étoffes en grain.',
          'Primero la sal en telas, luego las telas en grano.',
        ),
      ),
      steps: [
        step(
          '{bars} × {cloths} = {held}',
          say(
            'So many cloths she holds after the first exchange.',
            'Voilà ses étoffes après le premier échange.',
            'Son sus telas tras el primer cambio.',
          ),
          fillers,
        ),
        step(
          '{held} × {bowls} = {answer}',
          say(
            'Each cloth brings the same number of bowls.',
            'Chaque étoffe rapporte autant de bols.',
            'Cada tela trae los mismos cuencos.',
          ),
          fillers,
        ),
      ],
    },
    held * bowls,
    [
      [held, ONE_EXCHANGE_ONLY],
      [bars * bowls, ONE_EXCHANGE_ONLY],
      [bars + cloths + bowls, ADDED_NOT_MULTIPLIED],
    ],
  );
}

/** Bought, sold, and a toll paid: what is left? */
function profit(random: SeededRandom): PracticeItem {
  const count = random.integer(5, 12);
  const paid = random.integer(3, 8);
  const more = random.integer(3, 6);
  const toll = random.integer(3, 12);
  const sold = paid + more;
  const fillers = { count, paid, sold, toll, more, gained: count * more, answer: count * more - toll };
  return integerItem(
    {
      prompt: text(
        say(
          'A merchant buys {count} sacks of pepper for {paid} coins each and sells each for {sold} coins. On the road the caravan pays a toll of {toll} coins. How many coins has the merchant gained?',
          'Un marchand achète {count} sacs de poivre à {paid} pièces chacun et vend chaque sac {sold} pièces. En route, la caravane paie un péage de {toll} pièces. Combien de pièces le marchand a-t-il gagnées ?',
          'Un mercader compra {count} sacos de pimienta a {paid} monedas cada uno y vende cada saco a {sold} monedas. Por el camino la caravana paga un peaje de {toll} monedas. ¿Cuántas monedas ha ganado?',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'What does one sack bring, and what must still be paid?',
          'Que rapporte un sac, et que faut-il encore payer ?',
          '¿Qué deja un saco y qué falta por pagar?',
        ),
      ),
      steps: [
        step(
          say(
            'Each sack brings the selling price less the buying price.',
            'Chaque sac rapporte le prix de vente moins le prix d’achat.',
            'Cada saco deja el precio de venta menos el de compra.',
          ),
          say(
            'What was paid is no gain.',
            'Ce qui a été payé n’est pas un gain.',
            'Lo pagado no es ganancia.',
          ),
        ),
        step(
          '{count} × ({sold} − {paid}) = {gained}',
          say('All sacks together.', 'Tous les sacs ensemble.', 'Todos los sacos juntos.'),
          fillers,
        ),
        step(
          '{gained} − {toll} = {answer}',
          say('The toll comes off.', 'On enlève le péage.', 'Se quita el peaje.'),
          fillers,
        ),
      ],
    },
    count * more - toll,
    [
      [count * more, COSTS_FORGOTTEN],
      [count * sold, COSTS_FORGOTTEN],
      [count * sold - toll, COSTS_FORGOTTEN],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return oneExchange(random);
  return difficulty === 2 ? twoExchanges(random) : profit(random);
}

/** Exchange rates, chains of exchange and gain (C3 D2.Eco.1.3-5). */
export const ssTrade = generator('ss-trade', make);

import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { leftOf, rightOf, type PairBank } from '../../fact-pairs.ts';
import { decimalItem, generator, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-plates');

const edge = (left: Phrase, right: Phrase, why: Phrase, alsoFits: readonly Phrase[] = []) => ({
  left: { text: left },
  right: { text: right },
  why: why,
  alsoFits,
});

const EDGES: PairBank = {
  pairs: [
    edge(
      message('edges.pairs.two-ocean-plates.left'),
      message('edges.pairs.two-ocean-plates.right'),
      message('edges.pairs.two-ocean-plates.why'),
    ),
    edge(
      message('edges.pairs.two-continents-collide.left'),
      message('edges.pairs.two-continents-collide.right'),
      message('edges.pairs.two-continents-collide.why'),
    ),
    edge(
      message('edges.pairs.ocean-plate-sinks.left'),
      message('edges.pairs.ocean-plate-sinks.right'),
      message('edges.pairs.ocean-plate-sinks.why'),
    ),
    edge(
      message('edges.pairs.two-plates-slide.left'),
      message('edges.pairs.two-plates-slide.right'),
      message('edges.pairs.two-plates-slide.why'),
    ),
    edge(
      message('edges.pairs.one-ocean-plate.left'),
      message('edges.pairs.one-ocean-plate.right'),
      message('edges.pairs.one-ocean-plate.why'),
      [message('edges.pairs.ocean-plate-sinks.right')],
    ),
    edge(
      message('edges.pairs.continent-pulled-apart.left'),
      message('edges.pairs.continent-pulled-apart.right'),
      message('edges.pairs.continent-pulled-apart.why'),
    ),
  ],
  askRight: message('edges.ask-right'),
  askLeft: message('edges.ask-left'),
  askMatch: message('edges.ask-match'),
  mixedUp: 'plate-sides-mixed',
  nudge: message('edges.nudge'),
  rule: [message('edges.rule.ask-whether-crust-made'), message('edges.rule.decided-way-plates-move')],
};

const RULE = [message('rule.rate-distance-time-bring'), message('rule.plates-move-few-centimeters')] as const;

function findRate(rate: number, millions: number): DraftItem {
  const distance = rounded(rate * millions * 10, 1);
  const explained = worked(
    {
      prompt: message('find-rate.explained.work.prompt'),
      nudge: message('find-rate.explained.work.nudge'),
      rule: RULE,
      work: [
        [
          '{distance} ÷ {millions} = {perMillion}',
          message('find-rate.explained.work.kilometers-one-million'),
        ],
        ['{perMillion} ÷ 10 = {rate}', message('find-rate.explained.work.kilometer-million-years')],
      ],
    },
    { rate, millions, distance, perMillion: rounded(rate * 10, 1), perKm: 100_000 },
  );
  return decimalItem(explained, rate, { tolerance: 0.02 }, [
    [rounded(rate * 10, 1), 'unit-not-converted'],
    [rounded(rate * 100, 1), 'power-of-ten-shifted'],
    [rounded(rate / 10, 3), 'power-of-ten-shifted'],
  ]);
}

function findTime(rate: number, millions: number): DraftItem {
  const distance = rounded(rate * millions * 10, 1);
  const explained = worked(
    {
      prompt: message('find-time.explained.work.prompt'),
      nudge: message('find-time.explained.work.nudge'),
      rule: [
        message('find-time.explained.work.rule-time-distance-rate-write'),
        message('find-time.explained.work.rule-each-year-adds-same'),
      ],
      work: [
        ['{rate} × 10 = {perMillion}', message('find-rate.explained.work.kilometers-one-million')],
        ['{distance} ÷ {perMillion} = {millions}', message('find-time.explained.work.so-millions-years')],
      ],
    },
    { rate, millions, distance, perMillion: rounded(rate * 10, 1), perKm: 100_000 },
  );
  return decimalItem(explained, millions, { tolerance: 0.1 }, [
    [millions * 10, 'unit-not-converted'],
    [rounded(millions / 10, 2), 'power-of-ten-shifted'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? rightOf(EDGES, random, 4) : leftOf(EDGES, random, 4);
  const rate = random.integer(2, 16) / 2;
  return difficulty === 2 ? findRate(rate, random.integer(2, 40)) : findTime(rate, random.integer(10, 160));
}

/** Edges of plates and how fast plates move (NGSS MS-ESS2-3). */
export const scPlates = generator('sc-plates', make);

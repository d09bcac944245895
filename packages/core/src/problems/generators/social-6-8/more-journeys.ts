import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Sequence } from '../../fact-sequences.ts';

const message = messagesOf('ss-transfer');

const TAKEN_OVER = message('taken-over');
const journey = (name: Phrase, why: Phrase, stages: readonly Phrase[]): Sequence => ({
  name,
  why,
  stages: stages.map((words) => ({ text: words })),
});

/** More journeys of words, books and things, each along stations that are recorded. */
export const MORE_JOURNEYS: readonly Sequence[] = [
  journey(message('more-journeys.coffee.name'), message('more-journeys.coffee.why'), [
    message('more-journeys.coffee.stages.coffee-plants-hills-ethiopia'),
    message('more-journeys.coffee.stages.coffee-drunk-yemen'),
    message('more-journeys.coffee.stages.coffee-houses-istanbul'),
    message('more-journeys.coffee.stages.coffee-houses-london'),
  ]),
  journey(message('more-journeys.word-orange.name'), TAKEN_OVER, [
    message('more-journeys.word-orange.stages.sanskrit-naranga'),
    message('more-journeys.word-orange.stages.persian-narang'),
    message('more-journeys.word-orange.stages.arabic-naranj'),
    message('more-journeys.word-orange.stages.spanish-naranja'),
  ]),
  journey(message('more-journeys.word-sugar.name'), TAKEN_OVER, [
    message('more-journeys.word-sugar.stages.sanskrit-sarkara'),
    message('more-journeys.word-sugar.stages.persian-shakar'),
    message('more-journeys.word-sugar.stages.arabic-sukkar'),
    message('more-journeys.word-sugar.stages.italian-zucchero'),
  ]),
  journey(message('more-journeys.word-algorithm.name'), message('more-journeys.word-algorithm.why'), [
    message('more-journeys.word-algorithm.stages.name-al-khwarizmi'),
    message('more-journeys.word-algorithm.stages.latin-algorismus'),
    message('more-journeys.word-algorithm.stages.old-french-algorisme'),
    message('more-journeys.word-algorithm.stages.computing-word-today'),
  ]),
  journey(message('more-journeys.buddhist-teaching.name'), message('more-journeys.buddhist-teaching.why'), [
    message('more-journeys.buddhist-teaching.stages.taught-ganges-plain'),
    message('more-journeys.buddhist-teaching.stages.carried-china'),
    message('more-journeys.buddhist-teaching.stages.carried-korea'),
    message('more-journeys.buddhist-teaching.stages.carried-japan'),
  ]),
  journey(message('more-journeys.ptolemys-almagest.name'), message('more-journeys.ptolemys-almagest.why'), [
    message('more-journeys.ptolemys-almagest.stages.written-greek-alexandria'),
    message('more-journeys.ptolemys-almagest.stages.put-into-arabic'),
    message('more-journeys.ptolemys-almagest.stages.put-arabic-into-latin'),
    message('more-journeys.ptolemys-almagest.stages.printed-venice'),
  ]),
];

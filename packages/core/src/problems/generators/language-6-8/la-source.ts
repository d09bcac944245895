import { messagesOf, type Phrase } from '../../phrase.ts';
import { groupOf, memberOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('la-source');

const group = (name: Phrase, ask: Phrase, why: Phrase) => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: 'citing-mixed-up',
});
const BANK: SortBank = {
  groups: [
    group(
      message('bank.groups.quotation-marks-source.name'),
      message('bank.groups.quotation-marks-source.ask'),
      message('bank.groups.quotation-marks-source.why'),
    ),
    group(
      message('bank.groups.source-quotation-marks.name'),
      message('bank.groups.source-quotation-marks.ask'),
      message('bank.groups.source-quotation-marks.why'),
    ),
    group(
      message('bank.groups.source.name'),
      message('bank.groups.source.ask'),
      message('bank.groups.source.why'),
    ),
  ],
  things: [
    thingIn(0, message('bank.things.sentence-copied-word-word')),
    thingIn(0, message('bank.things.half-sentence-taken-unchanged')),
    thingIn(0, message('bank.things.neighbor-said-interview-her')),
    thingIn(0, message('bank.things.striking-phrase-poet-put')),
    thingIn(0, message('bank.things.two-lines-song-written')),
    thingIn(0, message('bank.things.slogan-poster-copied-exactly')),
    thingIn(1, message('bank.things.historians-argument-retold-own')),
    thingIn(1, message('bank.things.result-somebodys-experiment-summed')),
    thingIn(1, message('bank.things.rainfall-figure-weather-stations')),
    thingIn(1, message('bank.things.explanation-video-told-own')),
    thingIn(1, message('bank.things.number-speakers-language-found')),
    thingIn(1, message('bank.things.map-atlas-drawn-again')),
    thingIn(2, message('bank.things.graph-birds-counted-yourself')),
    thingIn(2, message('bank.things.ice-melts-sun')),
    thingIn(2, message('bank.things.week-seven-days')),
    thingIn(2, message('bank.things.saw-own-walk')),
    thingIn(2, message('bank.things.measurement-made-garden')),
    thingIn(2, message('bank.things.own-opinion-story')),
  ],
  askGroup: message('bank.ask-group'),
  askSort: message('bank.ask-sort'),
  askWhy: message('bank.ask-why'),
  nudge: message('bank.nudge'),
  rule: [message('bank.rule.first-look-words-then'), message('bank.rule.reader-must-able-find')],
};

/** When to cite, and how. */
export const laSource = generator('la-source', (random, difficulty) => {
  if (difficulty === 1) return groupOf(BANK, random);
  return difficulty === 2 ? memberOf(BANK, random) : sortAll(BANK, random);
});

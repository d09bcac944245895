import { messagesOf } from '../../phrase.ts';
import { askQuestion } from '../../fact-questions.ts';
import { groupOf, sortAll, type SortBank, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { MORE_SOURCE_QUESTIONS } from './more-source-questions.ts';
import { SOURCE_QUESTIONS } from './source-questions.ts';

const message = messagesOf('la-primary');

const SOURCES: SortBank = {
  groups: [
    {
      name: message('sources.groups.primary-source.name'),
      ask: message('sources.groups.primary-source.ask'),
      why: message('sources.groups.primary-source.why'),
      falseWhys: [],
      mistaken: 'old-means-primary',
    },
    {
      name: message('sources.groups.secondary-source.name'),
      ask: message('sources.groups.secondary-source.ask'),
      why: message('sources.groups.secondary-source.why'),
      falseWhys: [],
      mistaken: 'old-means-primary',
    },
  ],
  things: [
    thingIn(0, message('sources.things.strike-ancient-egypt-scribes')),
    thingIn(1, message('sources.things.strike-ancient-egypt-article')),
    thingIn(0, message('sources.things.sea-voyage-ships-logbook')),
    thingIn(1, message('sources.things.sea-voyage-film-actors')),
    thingIn(0, message('sources.things.school-life-town-1960')),
    thingIn(1, message('sources.things.school-life-town-1960-2')),
    thingIn(0, message('sources.things.flood-last-week-photograph')),
    thingIn(1, message('sources.things.roman-emperor-life-him')),
    thingIn(0, message('sources.things.prices-medieval-market-account')),
    thingIn(1, message('sources.things.prices-medieval-market-textbook')),
    thingIn(0, message('sources.things.law-1990-argued-record')),
    thingIn(1, message('sources.things.law-1990-argued-jurists')),
    thingIn(0, message('sources.things.historians-1900-believed-about')),
    thingIn(1, message('sources.things.happened-ancient-rome-schoolbook')),
    thingIn(0, message('sources.things.family-lived-exile-letters')),
    thingIn(1, message('sources.things.family-lived-exile-novel')),
  ],
  askGroup: message('sources.ask-group'),
  askSort: message('sources.ask-sort'),
  askWhy: message('sources.ask-why'),
  nudge: message('sources.nudge'),
  rule: [message('sources.rule.ask-made-when'), message('sources.rule.same-text-can-one')],
};

/** Primary or secondary, and what a source can and cannot show. */
export const laPrimary = generator('la-primary', (random, difficulty) => {
  if (difficulty === 1) return groupOf(SOURCES, random);
  return difficulty === 2
    ? sortAll(SOURCES, random)
    : askQuestion([...SOURCE_QUESTIONS, ...MORE_SOURCE_QUESTIONS], random);
});

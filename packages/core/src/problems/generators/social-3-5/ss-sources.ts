import { messagesOf } from '../../phrase.ts';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('ss-sources');

const SOURCES: SortBank = {
  groups: [
    {
      name: message('sources.groups.primary-source.name'),
      ask: message('sources.groups.primary-source.ask'),
      why: message('sources.groups.primary-source.why'),
      falseWhys: [
        [message('sources.groups.primary-source.false-whys-printed-book'), 'old-or-printed-means-primary'],
        [
          message('sources.groups.primary-source.false-whys-explains-everything-best'),
          'old-or-printed-means-primary',
        ],
        [message('sources.groups.primary-source.false-whys-can-never-wrong'), 'old-or-printed-means-primary'],
      ],
      mistaken: 'old-or-printed-means-primary',
    },
    {
      name: message('sources.groups.secondary-source.name'),
      ask: message('sources.groups.secondary-source.ask'),
      why: message('sources.groups.secondary-source.why'),
      falseWhys: [
        [message('sources.groups.secondary-source.false-whys-true'), 'old-or-printed-means-primary'],
        [message('sources.groups.secondary-source.false-whys-pictures'), 'old-or-printed-means-primary'],
        [
          message('sources.groups.secondary-source.false-whys-less-interesting'),
          'old-or-printed-means-primary',
        ],
      ],
      mistaken: 'old-or-printed-means-primary',
    },
  ],
  things: [
    {
      name: message('sources.things.soldiers-diary-about.name'),
      group: 0,
    },
    {
      name: message('sources.things.clay-tablet-list.name'),
      group: 0,
    },
    {
      name: message('sources.things.photograph-street-about.name'),
      group: 0,
    },
    {
      name: message('sources.things.grandmother-telling-her.name'),
      group: 0,
    },
    {
      name: message('sources.things.coin-old-city.name'),
      group: 0,
    },
    {
      name: message('sources.things.letter-sailor-wrote.name'),
      group: 0,
    },
    {
      name: message('sources.things.schoolbook-about-ancient.name'),
      group: 1,
    },
    {
      name: message('sources.things.film-made-last.name'),
      group: 1,
    },
    {
      name: message('sources.things.museum-website-about.name'),
      group: 1,
    },
    {
      name: message('sources.things.biography-written-long.name'),
      group: 1,
    },
    {
      name: message('sources.things.drawing-made-today.name'),
      group: 1,
    },
    {
      name: message('sources.things.podcast-about-war.name'),
      group: 1,
    },
  ],
  askGroup: message('sources.ask-group'),
  askSort: message('sources.ask-sort'),
  askWhy: message('sources.ask-why'),
  nudge: message('sources.nudge'),
  rule: [message('sources.rule.compare-time-maker-time'), message('sources.rule.counts-source-used')],
};

/** Primary and secondary sources (C3 D2.His.10.3-5). */
export const ssSources = generator('ss-sources', (random, difficulty) =>
  askSortBank(SOURCES, random, difficulty),
);

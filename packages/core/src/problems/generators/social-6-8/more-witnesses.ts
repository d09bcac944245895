import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Sequence } from '../../fact-sequences.ts';

const message = messagesOf('ss-sourcing');

/** Why the source nearest in time comes first. */
export const CLOSER = message('closer');
const event = (name: Phrase, stages: readonly Phrase[]): Sequence => ({
  name,
  why: CLOSER,
  stages: stages.map((words) => ({ text: words })),
});

/** More invented but everyday events with their sources, the closest first. */
export const MORE_WITNESSES: readonly Sequence[] = [
  event(message('more-witnesses.hailstorm.name'), [
    message('more-witnesses.hailstorm.stages.photograph-hailstones-lawn-evening'),
    message('more-witnesses.hailstorm.stages.farmers-letter-about-week'),
    message('more-witnesses.hailstorm.stages.weather-offices-yearbook-printed'),
    message('more-witnesses.hailstorm.stages.tale-her-grandchildren-tell'),
  ]),
  event(message('more-witnesses.opening-bridge.name'), [
    message('more-witnesses.opening-bridge.stages.film-shot-during-ribbon'),
    message('more-witnesses.opening-bridge.stages.newspaper-report-next-morning'),
    message('more-witnesses.opening-bridge.stages.builders-memoirs-20-years'),
    message('more-witnesses.opening-bridge.stages.childrens-book-bridges-hundredth'),
  ]),
  event(message('more-witnesses.football-match.name'), [
    message('more-witnesses.football-match.stages.referees-notes-written-during'),
    message('more-witnesses.football-match.stages.interview-right-after-final'),
    message('more-witnesses.football-match.stages.magazine-article-following-week'),
    message('more-witnesses.football-match.stages.players-life-story-ten'),
  ]),
  event(message('more-witnesses.last-day-mine.name'), [
    message('more-witnesses.last-day-mine.stages.shift-book-filled-day'),
    message('more-witnesses.last-day-mine.stages.miners-letter-his-sister'),
    message('more-witnesses.last-day-mine.stages.museum-guides-talk-30'),
    message('more-witnesses.last-day-mine.stages.computer-game-today-set'),
  ]),
  event(message('more-witnesses.trains-first-run.name'), [
    message('more-witnesses.trains-first-run.stages.ticket-punched-board'),
    message('more-witnesses.trains-first-run.stages.passengers-diary-entry-night'),
    message('more-witnesses.trains-first-run.stages.railways-report-end-year'),
    message('more-witnesses.trains-first-run.stages.painting-made-imagination-80'),
  ]),
  event(message('more-witnesses.lost-harvest.name'), [
    message('more-witnesses.lost-harvest.stages.count-empty-barns-made'),
    message('more-witnesses.lost-harvest.stages.plea-lower-taxes-sent'),
    message('more-witnesses.lost-harvest.stages.priests-chronicle-15-years'),
    message('more-witnesses.lost-harvest.stages.historians-lecture-our-time'),
  ]),
];

import { messagesOf } from '../../phrase.ts';
import type { SequenceBank } from '../../fact-sequences.ts';
import { CLOSER, MORE_WITNESSES } from './more-witnesses.ts';

const message = messagesOf('ss-sourcing');

/** Sources of invented but everyday events, the closest to the event before the others. */
export const WITNESSES: SequenceBank = {
  sequences: [
    {
      name: message('witnesses.sequences.fire-market-hall.name'),
      stages: [
        {
          text: message('witnesses.sequences.fire-market-hall.stages-shopkeepers-letter-written-text'),
        },
        {
          text: message('witnesses.sequences.fire-market-hall.stages-town-councils-report-text'),
        },
        {
          text: message('witnesses.sequences.fire-market-hall.stages-history-town-60-text'),
        },
        {
          text: message('witnesses.sequences.fire-market-hall.stages-novel-today-about-text'),
        },
      ],
      why: CLOSER,
    },
    {
      name: message('witnesses.sequences.ships-voyage.name'),
      stages: [
        {
          text: message('witnesses.sequences.ships-voyage.stages-log-kept-each-text'),
        },
        {
          text: message('witnesses.sequences.ships-voyage.stages-sailors-letter-home-text'),
        },
        {
          text: message('witnesses.sequences.ships-voyage.stages-captains-memoirs-old-text'),
        },
        { text: message('witnesses.sequences.ships-voyage.stages-schoolbook-our-time-text') },
      ],
      why: CLOSER,
    },
    {
      name: message('witnesses.sequences.strike-weavers.name'),
      stages: [
        {
          text: message('witnesses.sequences.strike-weavers.stages-minutes-weaver-took-text'),
        },
        {
          text: message('witnesses.sequences.strike-weavers.stages-newspaper-article-same-text'),
        },
        {
          text: message('witnesses.sequences.strike-weavers.stages-interview-weavers-daughter-text'),
        },
        {
          text: message('witnesses.sequences.strike-weavers.stages-website-made-year-text'),
        },
      ],
      why: CLOSER,
    },
    {
      name: message('witnesses.sequences.flood-river.name'),
      stages: [
        {
          text: message('witnesses.sequences.flood-river.stages-mark-cut-into-text'),
        },
        {
          text: message('witnesses.sequences.flood-river.stages-mills-account-book-text'),
        },
        {
          text: message('witnesses.sequences.flood-river.stages-sermon-flood-ten-text'),
        },
        {
          text: message('witnesses.sequences.flood-river.stages-song-collected-two-text'),
        },
      ],
      why: CLOSER,
    },
    {
      name: message('witnesses.sequences.founding-school.name'),
      stages: [
        {
          text: message('witnesses.sequences.founding-school.stages-signed-founding-paper-text'),
        },
        {
          text: message('witnesses.sequences.founding-school.stages-photograph-first-class-text'),
        },
        {
          text: message('witnesses.sequences.founding-school.stages-speech-fiftieth-birthday-text'),
        },
        {
          text: message('witnesses.sequences.founding-school.stages-poster-hundredth-birthday-text'),
        },
      ],
      why: CLOSER,
    },
    {
      name: message('witnesses.sequences.peace-treaty.name'),
      stages: [
        {
          text: message('witnesses.sequences.peace-treaty.stages-notes-taken-during-text'),
        },
        { text: message('witnesses.sequences.peace-treaty.stages-treaty-seals-text') },
        {
          text: message('witnesses.sequences.peace-treaty.stages-chronicle-victors-grandson-text'),
        },
        { text: message('witnesses.sequences.peace-treaty.stages-film-about-war-text') },
      ],
      why: CLOSER,
    },
    ...MORE_WITNESSES,
  ],
  askOrder: message('witnesses.ask-order'),
  askNext: message('witnesses.ask-next'),
  askBefore: message('witnesses.ask-before'),
  backwards: 'late-taken-for-close',
  skipped: 'late-taken-for-close',
  nudge: message('witnesses.nudge'),
  rule: [message('witnesses.rule.estimate-each-source-time'), message('witnesses.rule.close-yet-true-but')],
};

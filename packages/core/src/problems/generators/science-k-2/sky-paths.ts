import { messagesOf } from '../../phrase.ts';
import type { SequenceBank } from '../../fact-sequences.ts';

const message = messagesOf('sc-sky');

/** What the sky does in order. */
export const SKY_PATHS: SequenceBank = {
  sequences: [
    {
      name: message('sky-paths.sequences.sun-one-day.name'),
      why: message('sky-paths.sequences.sun-one-day.why'),
      stages: [
        {
          text: message('sky-paths.sequences.sun-one-day.stages-early-morning-text'),
          figure: { type: 'shadow', light: 'sun', degrees: 20, shadow: true },
        },
        {
          text: message('sky-paths.sequences.sun-one-day.stages-late-morning-text'),
          figure: { type: 'shadow', light: 'sun', degrees: 55, shadow: true },
        },
        {
          text: message('sky-paths.sequences.sun-one-day.stages-afternoon-text'),
          figure: { type: 'shadow', light: 'sun', degrees: 125, shadow: true },
        },
        {
          text: message('sky-paths.sequences.sun-one-day.stages-evening-text'),
          figure: { type: 'shadow', light: 'sun', degrees: 160, shadow: true },
        },
      ],
    },
    {
      name: message('sky-paths.sequences.suns-way.name'),
      why: message('sky-paths.sequences.suns-way.why'),
      stages: [
        { text: message('sky-paths.sequences.suns-way.stages-low-east-text') },
        { text: message('sky-paths.sequences.suns-way.stages-high-midday-text') },
        { text: message('sky-paths.sequences.suns-way.stages-low-west-text') },
        { text: message('sky-paths.sequences.suns-way.stages-gone-night-text') },
      ],
    },
    {
      name: message('sky-paths.sequences.stars-way.name'),
      why: message('sky-paths.sequences.stars-way.why'),
      stages: [
        { text: message('sky-paths.sequences.stars-way.stages-low-east-2-text') },
        { text: message('sky-paths.sequences.stars-way.stages-high-up-text') },
        { text: message('sky-paths.sequences.stars-way.stages-low-west-2-text') },
      ],
    },
    {
      name: message('sky-paths.sequences.growing-moon.name'),
      why: message('sky-paths.sequences.growing-moon.why'),
      stages: [
        {
          text: message('sky-paths.sequences.growing-moon.stages-new-moon-text'),
          figure: { type: 'moon-phase', eighths: 0 },
        },
        {
          text: message('sky-paths.sequences.growing-moon.stages-crescent-text'),
          figure: { type: 'moon-phase', eighths: 1 },
        },
        {
          text: message('sky-paths.sequences.growing-moon.stages-half-moon-text'),
          figure: { type: 'moon-phase', eighths: 2 },
        },
        {
          text: message('sky-paths.sequences.growing-moon.stages-full-moon-text'),
          figure: { type: 'moon-phase', eighths: 4 },
        },
      ],
    },
    {
      name: message('sky-paths.sequences.shrinking-moon.name'),
      why: message('sky-paths.sequences.shrinking-moon.why'),
      stages: [
        {
          text: message('sky-paths.sequences.growing-moon.stages-full-moon-text'),
          figure: { type: 'moon-phase', eighths: 4 },
        },
        {
          text: message('sky-paths.sequences.growing-moon.stages-half-moon-text'),
          figure: { type: 'moon-phase', eighths: 6 },
        },
        {
          text: message('sky-paths.sequences.growing-moon.stages-crescent-text'),
          figure: { type: 'moon-phase', eighths: 7 },
        },
        {
          text: message('sky-paths.sequences.growing-moon.stages-new-moon-text'),
          figure: { type: 'moon-phase', eighths: 0 },
        },
      ],
    },
    {
      name: message('sky-paths.sequences.day-night.name'),
      why: message('sky-paths.sequences.day-night.why'),
      stages: [
        { text: message('sky-paths.sequences.day-night.stages-bright-day-text') },
        { text: message('sky-paths.sequences.day-night.stages-sunset-text') },
        { text: message('sky-paths.sequences.day-night.stages-first-stars-text') },
        { text: message('sky-paths.sequences.day-night.stages-dark-night-text') },
      ],
    },
    {
      name: message('sky-paths.sequences.night-day.name'),
      why: message('sky-paths.sequences.night-day.why'),
      stages: [
        { text: message('sky-paths.sequences.day-night.stages-dark-night-text') },
        { text: message('sky-paths.sequences.night-day.stages-first-light-text') },
        { text: message('sky-paths.sequences.night-day.stages-sunrise-text') },
        { text: message('sky-paths.sequences.day-night.stages-bright-day-text') },
      ],
    },
  ],
  askOrder: message('sky-paths.ask-order'),
  askNext: message('sky-paths.ask-next'),
  askBefore: message('sky-paths.ask-before'),
  backwards: 'sky-backwards',
  skipped: 'stage-skipped',
  nudge: message('sky-paths.nudge'),
  rule: [message('sky-paths.rule.find-begins'), message('sky-paths.rule.sky-patterns-come-again')],
};

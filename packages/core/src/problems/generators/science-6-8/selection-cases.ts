import { messagesOf, type Phrase } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

const message = messagesOf('sc-evolve');

export const SURVIVORS_BREED = [
  message('survivors-breed.ask-differences-there-before'),
  message('survivors-breed.those-survive-young-pass'),
] as const;
const NUDGE = message('nudge');

/** A case, why it came about, and two wrong reasons: by need, by what happened in one life. */
export const selectionQuestion = (
  prompt: Phrase,
  right: Phrase,
  need: Phrase,
  life: Phrase,
  because: Phrase,
): FactQuestion => ({
  prompt: prompt,
  right: right,
  wrong: [
    [need, 'changed-by-need'],
    [life, 'lifetime-changes-passed-on'],
  ],
  nudge: NUDGE,
  first: SURVIVORS_BREED,
  because: because,
});

/** Cases of natural selection to be explained. */
export const SELECTION_CASES: readonly [FactQuestion, ...FactQuestion[]] = [
  selectionQuestion(
    message('selection-cases.after-years-using.prompt'),
    message('selection-cases.after-years-using.right'),
    message('selection-cases.after-years-using.need'),
    message('selection-cases.after-years-using.life'),
    message('selection-cases.after-years-using.because'),
  ),
  selectionQuestion(
    message('selection-cases.dry-year-finches.prompt'),
    message('selection-cases.dry-year-finches.right'),
    message('selection-cases.dry-year-finches.need'),
    message('selection-cases.dry-year-finches.life'),
    message('selection-cases.dry-year-finches.because'),
  ),
  selectionQuestion(
    message('selection-cases.dark-lava-most.prompt'),
    message('selection-cases.dark-lava-most.right'),
    message('selection-cases.dark-lava-most.need'),
    message('selection-cases.dark-lava-most.life'),
    message('selection-cases.dark-lava-most.because'),
  ),
  selectionQuestion(
    message('selection-cases.lizard-loses-tail.prompt'),
    message('selection-cases.lizard-loses-tail.right'),
    message('selection-cases.lizard-loses-tail.need'),
    message('selection-cases.lizard-loses-tail.life'),
    message('selection-cases.lizard-loses-tail.because'),
  ),
  selectionQuestion(
    message('selection-cases.field-sprayed-every.prompt'),
    message('selection-cases.field-sprayed-every.right'),
    message('selection-cases.field-sprayed-every.need'),
    message('selection-cases.field-sprayed-every.life'),
    message('selection-cases.field-sprayed-every.because'),
  ),
  selectionQuestion(
    message('selection-cases.kale-broccoli-cabbage.prompt'),
    message('selection-cases.kale-broccoli-cabbage.right'),
    message('selection-cases.kale-broccoli-cabbage.need'),
    message('selection-cases.kale-broccoli-cabbage.life'),
    message('selection-cases.kale-broccoli-cabbage.because'),
  ),
  selectionQuestion(
    message('selection-cases.snow-now-melts.prompt'),
    message('selection-cases.snow-now-melts.right'),
    message('selection-cases.snow-now-melts.need'),
    message('selection-cases.snow-now-melts.life'),
    message('selection-cases.snow-now-melts.because'),
  ),
  selectionQuestion(
    message('selection-cases.hedge-trimmed-low.prompt'),
    message('selection-cases.hedge-trimmed-low.right'),
    message('selection-cases.hedge-trimmed-low.need'),
    message('selection-cases.hedge-trimmed-low.life'),
    message('selection-cases.hedge-trimmed-low.because'),
  ),
];

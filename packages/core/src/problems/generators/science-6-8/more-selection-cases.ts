import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import { selectionQuestion } from './selection-cases.ts';

const message = messagesOf('sc-evolve');

/** More cases of natural selection to be explained. */
export const MORE_SELECTION_CASES: readonly FactQuestion[] = [
  selectionQuestion(
    message('more-selection-cases.soot-darkened-tree.prompt'),
    message('more-selection-cases.soot-darkened-tree.right'),
    message('more-selection-cases.soot-darkened-tree.need'),
    message('more-selection-cases.soot-darkened-tree.life'),
    message('more-selection-cases.soot-darkened-tree.because'),
  ),
  selectionQuestion(
    message('more-selection-cases.new-virus-killed.prompt'),
    message('more-selection-cases.new-virus-killed.right'),
    message('more-selection-cases.new-virus-killed.need'),
    message('more-selection-cases.new-virus-killed.life'),
    message('more-selection-cases.new-virus-killed.because'),
  ),
  selectionQuestion(
    message('more-selection-cases.nets-wide-meshes.prompt'),
    message('more-selection-cases.nets-wide-meshes.right'),
    message('more-selection-cases.nets-wide-meshes.need'),
    message('more-selection-cases.nets-wide-meshes.life'),
    message('more-selection-cases.nets-wide-meshes.because'),
  ),
  selectionQuestion(
    message('more-selection-cases.woman-lifts-weights.prompt'),
    message('more-selection-cases.woman-lifts-weights.right'),
    message('more-selection-cases.woman-lifts-weights.need'),
    message('more-selection-cases.woman-lifts-weights.life'),
    message('more-selection-cases.woman-lifts-weights.because'),
  ),
];

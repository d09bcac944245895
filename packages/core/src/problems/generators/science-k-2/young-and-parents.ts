import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import { young } from './young.ts';

const message = messagesOf('sc-parents');

/** What young share with their parents, and what may differ. */
export const PREDICT: readonly [FactQuestion, ...FactQuestion[]] = [
  young(
    message('predict.spotted-dog-puppies.prompt'),
    message('predict.spotted-dog-puppies.right'),
    message('predict.spotted-dog-puppies.copied'),
    message('predict.spotted-dog-puppies.other'),
    message('predict.spotted-dog-puppies.because'),
  ),
  young(
    message('predict.rabbit-young-they.prompt'),
    message('predict.rabbit-young-they.right'),
    message('predict.rabbit-young-they.copied'),
    message('predict.rabbit-young-they.other'),
    message('predict.rabbit-young-they.because'),
  ),
  young(
    message('predict.red-flower-seeds.prompt'),
    message('predict.red-flower-seeds.right'),
    message('predict.red-flower-seeds.copied'),
    message('predict.red-flower-seeds.other'),
    message('more-young.bean-seed-grows.because'),
  ),
  young(
    message('predict.two-lambs-one.prompt'),
    message('predict.two-lambs-one.right'),
    message('predict.two-lambs-one.copied'),
    message('predict.two-lambs-one.other'),
    message('predict.two-lambs-one.because'),
  ),
  young(
    message('predict.one-duckling-grow.prompt'),
    message('predict.one-duckling-grow.right'),
    message('predict.one-duckling-grow.copied'),
    message('predict.one-duckling-grow.other'),
    message('predict.one-duckling-grow.because'),
  ),
  young(
    message('predict.tadpole-legs-why.prompt'),
    message('predict.tadpole-legs-why.right'),
    message('predict.tadpole-legs-why.copied'),
    message('predict.tadpole-legs-why.other'),
    message('more-young.caterpillar-grow-into.because'),
  ),
];

import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import { young } from './young.ts';

const message = messagesOf('sc-parents');

/** More of what young share with their parents, and what may differ. */
export const MORE_YOUNG: readonly FactQuestion[] = [
  young(
    message('more-young.black-cat-kittens.prompt'),
    message('more-young.black-cat-kittens.right'),
    message('more-young.black-cat-kittens.copied'),
    message('more-young.black-cat-kittens.other'),
    message('more-young.black-cat-kittens.because'),
  ),
  young(
    message('more-young.hen-sits-her.prompt'),
    message('more-young.hen-sits-her.right'),
    message('more-young.hen-sits-her.copied'),
    message('more-young.hen-sits-her.other'),
    message('more-young.hen-sits-her.because'),
  ),
  young(
    message('more-young.bean-seed-grows.prompt'),
    message('more-young.bean-seed-grows.right'),
    message('more-young.bean-seed-grows.copied'),
    message('more-young.bean-seed-grows.other'),
    message('more-young.bean-seed-grows.because'),
  ),
  young(
    message('more-young.foal-stands-mother.prompt'),
    message('more-young.foal-stands-mother.right'),
    message('more-young.foal-stands-mother.copied'),
    message('more-young.foal-stands-mother.other'),
    message('more-young.foal-stands-mother.because'),
  ),
  young(
    message('more-young.caterpillar-grow-into.prompt'),
    message('more-young.caterpillar-grow-into.right'),
    message('more-young.caterpillar-grow-into.copied'),
    message('more-young.caterpillar-grow-into.other'),
    message('more-young.caterpillar-grow-into.because'),
  ),
  young(
    message('more-young.young-apple-trees.prompt'),
    message('more-young.young-apple-trees.right'),
    message('more-young.young-apple-trees.copied'),
    message('more-young.young-apple-trees.other'),
    message('more-young.young-apple-trees.because'),
  ),
];

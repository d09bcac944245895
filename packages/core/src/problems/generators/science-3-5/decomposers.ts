import { messagesOf, type Phrase } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import {
  FOOD_LINK_TOO_FAR,
  MATTER_VANISHES,
  PLANTS_EAT_LIKE_ANIMALS,
} from '../../misconceptions/living-things.ts';
import type { Misconception } from '@ori/contracts/practice';

const message = messagesOf('sc-foodweb');

const NUDGE = message('nudge');
const FIRST = [message('first.ask-where-matter-dead'), message('first.food-web-matter-goes')] as const;

function ask(
  prompt: Phrase,
  right: Phrase,
  wrong: readonly (readonly [Phrase, Misconception])[],
  because: Phrase,
): FactQuestion {
  return { prompt, right, wrong, nudge: NUDGE, first: FIRST, because };
}

/** What becomes of dead plants and animals, and who sees to it. */
export const DECOMPOSER_QUESTIONS: readonly [FactQuestion, ...FactQuestion[]] = [
  ask(
    message('decomposer-questions.tree-fell-forest.prompt'),
    message('decomposer-questions.tree-fell-forest.right'),
    [
      [message('decomposer-questions.tree-fell-forest.wrong.turned-into-nothing'), MATTER_VANISHES],
      [message('decomposer-questions.tree-fell-forest.wrong.foxes-hawks-ate'), FOOD_LINK_TOO_FAR],
    ],
    message('decomposer-questions.tree-fell-forest.because'),
  ),
  ask(
    message('decomposer-questions.these-decomposer.prompt'),
    message('decomposer-questions.these-decomposer.right'),
    [
      [message('decomposer-questions.these-decomposer.wrong.hawk-sky'), FOOD_LINK_TOO_FAR],
      [message('decomposer-questions.these-decomposer.wrong.blade-grass-sun'), PLANTS_EAT_LIKE_ANIMALS],
    ],
    message('decomposer-questions.these-decomposer.because'),
  ),
  ask(
    message('decomposer-questions.decomposers-give-back.prompt'),
    message('decomposer-questions.decomposers-give-back.right'),
    [
      [message('decomposer-questions.decomposers-give-back.wrong.sunlight-plants'), PLANTS_EAT_LIKE_ANIMALS],
      [message('decomposer-questions.decomposers-give-back.wrong.nothing-all'), MATTER_VANISHES],
    ],
    message('decomposer-questions.decomposers-give-back.because'),
  ),
  ask(
    message('decomposer-questions.food-web-where.prompt'),
    message('decomposer-questions.food-web-where.right'),
    [
      [message('decomposer-questions.food-web-where.wrong.nobody-dead'), MATTER_VANISHES],
      [message('decomposer-questions.food-web-where.wrong.sun'), PLANTS_EAT_LIKE_ANIMALS],
    ],
    message('decomposer-questions.food-web-where.because'),
  ),
  ask(
    message('decomposer-questions.earthworm-eats-dead.prompt'),
    message('decomposer-questions.earthworm-eats-dead.right'),
    [
      [
        message('decomposer-questions.earthworm-eats-dead.wrong.makes-food-sunlight'),
        PLANTS_EAT_LIKE_ANIMALS,
      ],
      [message('decomposer-questions.earthworm-eats-dead.wrong.hunts-birds'), FOOD_LINK_TOO_FAR],
    ],
    message('decomposer-questions.earthworm-eats-dead.because'),
  ),
  ask(
    message('decomposer-questions.imagine-forest-without.prompt'),
    message('decomposer-questions.imagine-forest-without.right'),
    [
      [message('decomposer-questions.imagine-forest-without.wrong.they-would-vanish'), MATTER_VANISHES],
      [message('decomposer-questions.imagine-forest-without.wrong.they-would-turn'), PLANTS_EAT_LIKE_ANIMALS],
    ],
    message('decomposer-questions.imagine-forest-without.because'),
  ),
  ask(
    message('decomposer-questions.mold-grows-old.prompt'),
    message('decomposer-questions.mold-grows-old.right'),
    [
      [message('decomposer-questions.mold-grows-old.wrong.makes-food-light'), PLANTS_EAT_LIKE_ANIMALS],
      [message('decomposer-questions.mold-grows-old.wrong.makes-bread-vanish'), MATTER_VANISHES],
    ],
    message('decomposer-questions.mold-grows-old.because'),
  ),
  ask(
    message('decomposer-questions.matter-goes-circle.prompt'),
    message('decomposer-questions.matter-goes-circle.right'),
    [
      [message('decomposer-questions.matter-goes-circle.wrong.sun-2'), PLANTS_EAT_LIKE_ANIMALS],
      [message('decomposer-questions.matter-goes-circle.wrong.nobody-matter-used'), MATTER_VANISHES],
    ],
    message('decomposer-questions.matter-goes-circle.because'),
  ),
];

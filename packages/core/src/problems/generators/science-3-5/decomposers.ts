import type { MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

const message = messagesOf('sc-foodweb');

const NUDGE = message('nudge');
const FIRST = [message('first.ask-where-matter-dead'), message('first.food-web-matter-goes')] as const;

function ask(
  prompt: Phrase,
  right: Phrase,
  wrong: readonly (readonly [Phrase, MisconceptionId])[],
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
      [message('decomposer-questions.tree-fell-forest.wrong.turned-into-nothing'), 'dead-matter-vanishes'],
      [message('decomposer-questions.tree-fell-forest.wrong.foxes-hawks-ate'), 'food-link-too-far'],
    ],
    message('decomposer-questions.tree-fell-forest.because'),
  ),
  ask(
    message('decomposer-questions.these-decomposer.prompt'),
    message('decomposer-questions.these-decomposer.right'),
    [
      [message('decomposer-questions.these-decomposer.wrong.hawk-sky'), 'food-link-too-far'],
      [message('decomposer-questions.these-decomposer.wrong.blade-grass-sun'), 'plants-eat-like-animals'],
    ],
    message('decomposer-questions.these-decomposer.because'),
  ),
  ask(
    message('decomposer-questions.decomposers-give-back.prompt'),
    message('decomposer-questions.decomposers-give-back.right'),
    [
      [
        message('decomposer-questions.decomposers-give-back.wrong.sunlight-plants'),
        'plants-eat-like-animals',
      ],
      [message('decomposer-questions.decomposers-give-back.wrong.nothing-all'), 'dead-matter-vanishes'],
    ],
    message('decomposer-questions.decomposers-give-back.because'),
  ),
  ask(
    message('decomposer-questions.food-web-where.prompt'),
    message('decomposer-questions.food-web-where.right'),
    [
      [message('decomposer-questions.food-web-where.wrong.nobody-dead'), 'dead-matter-vanishes'],
      [message('decomposer-questions.food-web-where.wrong.sun'), 'plants-eat-like-animals'],
    ],
    message('decomposer-questions.food-web-where.because'),
  ),
  ask(
    message('decomposer-questions.earthworm-eats-dead.prompt'),
    message('decomposer-questions.earthworm-eats-dead.right'),
    [
      [
        message('decomposer-questions.earthworm-eats-dead.wrong.makes-food-sunlight'),
        'plants-eat-like-animals',
      ],
      [message('decomposer-questions.earthworm-eats-dead.wrong.hunts-birds'), 'food-link-too-far'],
    ],
    message('decomposer-questions.earthworm-eats-dead.because'),
  ),
  ask(
    message('decomposer-questions.imagine-forest-without.prompt'),
    message('decomposer-questions.imagine-forest-without.right'),
    [
      [
        message('decomposer-questions.imagine-forest-without.wrong.they-would-vanish'),
        'dead-matter-vanishes',
      ],
      [
        message('decomposer-questions.imagine-forest-without.wrong.they-would-turn'),
        'plants-eat-like-animals',
      ],
    ],
    message('decomposer-questions.imagine-forest-without.because'),
  ),
  ask(
    message('decomposer-questions.mold-grows-old.prompt'),
    message('decomposer-questions.mold-grows-old.right'),
    [
      [message('decomposer-questions.mold-grows-old.wrong.makes-food-light'), 'plants-eat-like-animals'],
      [message('decomposer-questions.mold-grows-old.wrong.makes-bread-vanish'), 'dead-matter-vanishes'],
    ],
    message('decomposer-questions.mold-grows-old.because'),
  ),
  ask(
    message('decomposer-questions.matter-goes-circle.prompt'),
    message('decomposer-questions.matter-goes-circle.right'),
    [
      [message('decomposer-questions.matter-goes-circle.wrong.sun-2'), 'plants-eat-like-animals'],
      [message('decomposer-questions.matter-goes-circle.wrong.nobody-matter-used'), 'dead-matter-vanishes'],
    ],
    message('decomposer-questions.matter-goes-circle.because'),
  ),
];

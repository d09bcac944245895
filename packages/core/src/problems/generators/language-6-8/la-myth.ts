import type { DraftItem } from '../../draft.ts';
import { type Phrase, isSamePhrase, messagesOf, text } from '../../phrase.ts';
import { rightOf, type PairBank } from '../../fact-pairs.ts';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_RETOLD } from './more-retold-stories.ts';
import { RETOLD, type Retold } from './retold-stories.ts';
import { STORIES_AND_TELLERS } from './stories-and-tellers.ts';

const message = messagesOf('la-myth');

const TELLERS: PairBank = {
  pairs: STORIES_AND_TELLERS,
  askRight: message('tellers.ask-right'),
  askLeft: message('tellers.ask-left'),
  askMatch: message('tellers.ask-match'),
  mixedUp: 'works-mixed-up',
  nudge: message('tellers.nudge'),
  rule: [message('tellers.rule.ask-tells-language-came'), message('tellers.rule.story-belongs-first-people')],
};

const ALL_RETOLD: readonly [Retold, ...Retold[]] = [...RETOLD, ...MORE_RETOLD];

const BESIDE = [
  message('beside.set-two-versions-side'),
  message('beside.retelling-keeps-something-changes'),
] as const;

/** An old story and one set in another time: which thought do they share? */
function sharedThought(random: SeededRandom): DraftItem {
  const story = random.pick(ALL_RETOLD);
  const others = random
    .shuffle(ALL_RETOLD)
    .filter(
      ({ theme }) => theme !== story.theme && !story.nearThemes.some((near) => isSamePhrase(near, theme)),
    )
    .slice(0, 3);
  const { from, old, elsewhere, theme } = story;
  return choiceItem(
    {
      prompt: text(message('shared-thought.parts.prompt'), { from, old, elsewhere }),
      nudge: text(message('shared-thought.parts.nudge')),
      steps: [
        step(...BESIDE),
        step(message('shared-thought.parts.step'), message('shared-thought.parts.reason'), { theme }),
      ],
    },
    random,
    { text: text(theme) },
    others.map((other) => [{ text: text(other.theme) }, 'another-theme']),
  );
}

type Change = readonly [name: Phrase, version: (story: Retold) => Phrase | undefined];
const CHANGES: readonly Change[] = [
  [message('changes.where-when-happens'), ({ elsewhere }) => elsewhere],
  [message('changes.ends'), ({ otherEnd }) => otherEnd],
  [message('changes.tells'), ({ otherVoice }) => otherVoice],
];

/** An old story and a new version: what is changed most? */
function whatChanged(random: SeededRandom): DraftItem {
  const story = random.pick(ALL_RETOLD);
  const made = CHANGES.flatMap(([name, version]) => {
    const retelling = version(story);
    return retelling ? [{ name, retelling }] : [];
  });
  const drawn = random.shuffle(made)[0];
  if (!drawn) throw new Error('each story has a new version');
  const wrong = CHANGES.filter(([name]) => name !== drawn.name);
  return choiceItem(
    {
      prompt: text(message('what-changed.parts.prompt'), {
        from: story.from,
        old: story.old,
        retelling: drawn.retelling,
      }),
      nudge: text(message('what-changed.parts.nudge')),
      steps: [
        step(...BESIDE),
        step(message('what-changed.parts.step'), message('what-changed.parts.reason'), {
          change: drawn.name,
        }),
      ],
    },
    random,
    { text: text(drawn.name) },
    wrong.map(([name]): Wrong<Option> => [{ text: text(name) }, 'retelling-misread']),
  );
}

/** Whose a story is; the thought that a retelling keeps; what it changes. */
export const laMyth = generator('la-myth', (random, difficulty) => {
  if (difficulty === 1) return rightOf(TELLERS, random, 4);
  return difficulty === 2 ? sharedThought(random) : whatChanged(random);
});

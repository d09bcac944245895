import type { DraftItem } from '../../draft.ts';
import { type Phrase, completed, messagesOf, text } from '../../phrase.ts';
import { groupOf, sortAll, type SortBank, type SortGroup, thingIn } from '../../fact-sort.ts';
import { choiceItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { JOINED, LINKS } from './joined-sentences.ts';
import { tidySteps } from './tidy-steps.ts';

const message = messagesOf('la-compound');

const FULL = message('full');
const LINKING = [
  message('linking.ask-second-part-goes'),
  message('linking.joining-word-tells-reason'),
] as const;

/** Which joining word fits? */
function chooseLink(random: SeededRandom): DraftItem {
  const { sentence, right, wrong, why } = random.pick(LINKS);
  const full = completed(sentence, '___', right);
  return choiceItem(
    {
      prompt: text(message('choose-link.parts.prompt'), { sentence }),
      nudge: text(message('choose-link.parts.nudge')),
      steps: [step(...LINKING), step(FULL, why, { full })],
    },
    random,
    { text: text(right) },
    wrong.map((word) => [{ text: text(word) }, 'link-misread']),
  );
}

/** Two sentences are to be made one. */
function combine(random: SeededRandom): DraftItem {
  const { first, second, right, wrongLink, runOn, fragment } = random.pick(JOINED);
  const prompt = message('combine.prompt');
  return choiceItem(
    {
      prompt: text(prompt, { first, second }),
      nudge: text(message('combine.parts.nudge')),
      steps: [step(...LINKING), step(FULL, message('combine.parts.reason'), { full: right })],
    },
    random,
    { text: text(right) },
    [
      [{ text: text(wrongLink) }, 'link-misread'],
      [{ text: text(runOn) }, 'run-on-sentence'],
      [{ text: text(fragment) }, 'sentence-fragment'],
    ],
  );
}

const group = (name: Phrase, ask: Phrase, why: Phrase): SortGroup => ({
  name,
  ask,
  why,
  falseWhys: [],
  mistaken: 'clauses-miscounted',
});
const KINDS: SortBank = {
  groups: [
    group(
      message('kinds.groups.simple-sentence.name'),
      message('kinds.groups.simple-sentence.ask'),
      message('kinds.groups.simple-sentence.why'),
    ),
    group(
      message('kinds.groups.compound-sentence.name'),
      message('kinds.groups.compound-sentence.ask'),
      message('kinds.groups.compound-sentence.why'),
    ),
    group(
      message('kinds.groups.complex-sentence.name'),
      message('kinds.groups.complex-sentence.ask'),
      message('kinds.groups.complex-sentence.why'),
    ),
  ],
  things: [
    thingIn(0, message('kinds.things.tall-girl-red-scarf')),
    thingIn(0, message('kinds.things.my-aunt-my-uncle')),
    thingIn(0, message('kinds.things.old-dog-sleeps-under')),
    thingIn(0, message('kinds.things.snow-fell')),
    thingIn(1, message('kinds.things.birds-sing-frogs-croak')),
    thingIn(1, message('kinds.things.hana-paints-but-luis')),
    thingIn(1, message('kinds.things.we-can-read-we')),
    thingIn(1, message('kinds.things.sky-grew-dark-they')),
    thingIn(2, message('kinds.things.bees-come-out-when')),
    thingIn(2, message('kinds.things.if-rains-we-play')),
    thingIn(2, message('kinds.things.we-walked-because-road')),
    thingIn(2, message('kinds.things.although-he-lost-kofi')),
  ],
  askGroup: message('kinds.ask-group'),
  askSort: message('kinds.ask-sort'),
  askWhy: message('kinds.ask-why'),
  nudge: message('kinds.nudge'),
  rule: [message('kinds.rule.count-clauses-then-cover'), message('kinds.rule.length-matter-clause-needs')],
};

/** Joining words, kinds of sentences, two sentences made one. */
export const laCompound = generator('la-compound', (random, difficulty) => {
  if (difficulty === 1) return chooseLink(random);
  if (difficulty === 3) return combine(random);
  return tidySteps(random.integer(0, 1) === 0 ? groupOf(KINDS, random) : sortAll(KINDS, random));
});

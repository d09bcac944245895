import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { choiceItem, generator, step, type Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('la-ask');

const WHO = [
  message('who.ama'),
  message('who.leo'),
  message('who.mina'),
  message('who.grandpa'),
  message('who.baker'),
  message('who.boy'),
] as const;
const WHAT = [
  message('what.reads-book'),
  message('what.finds-key'),
  message('what.draws-fish'),
  message('what.sings-song'),
  message('what.eats-pear'),
] as const;
const WHERE = [
  message('where.garden'),
  message('where.boat'),
  message('where.under-tree'),
  message('where.school'),
  message('where.bridge'),
] as const;
const ASKS = [message('asks.who'), message('asks.does-what'), message('asks.where')] as const;
const KINDS = [
  message('kinds.asks-person'),
  message('kinds.asks-deed'),
  message('kinds.where-asks-place'),
] as const;

function explain(prompt: Explained['prompt'], at: 0 | 1 | 2, right: Explained['prompt']): Explained {
  return {
    prompt,
    nudge: text(message('explain.nudge')),
    steps: [
      step(message('explain.step.look-question-word'), KINDS[at]),
      step(message('explain.step.right'), KINDS[at], { right }),
    ],
  };
}

/** A little text, and a question to which its words are the answer — or the other way round. */
export const laAsk = generator('la-ask', (random, difficulty) => {
  const parts = [random.pick(WHO), random.pick(WHAT), random.pick(WHERE)] as const;
  const at = random.pick(difficulty === 1 ? ([0, 2] as const) : ([0, 1, 2] as const));
  const [who, what, where] = parts;
  if (difficulty === 3) return askForQuestion(parts, at, random);
  const prompt = text(message('la-ask.prompt'), { who, what, where, ask: ASKS[at] });
  return choiceItem(
    explain(prompt, at, text(parts[at])),
    random,
    { text: text(parts[at]) },
    parts
      .filter((part) => part !== parts[at])
      .map((part) => [{ text: text(part) }, 'question-word-mixed-up']),
  );
});

/** Which question has this answer? */
function askForQuestion(
  parts: readonly [Explained['prompt'], Explained['prompt'], Explained['prompt']],
  at: 0 | 1 | 2,
  random: SeededRandom,
): DraftItem {
  const [who, what, where] = parts;
  const prompt = message('ask-for-question.prompt');
  return choiceItem(
    explain(text(prompt, { who, what, where, part: parts[at] }), at, text(ASKS[at])),
    random,
    { text: text(ASKS[at]) },
    ASKS.filter((ask) => ask !== ASKS[at]).map((ask) => [{ text: text(ask) }, 'question-word-mixed-up']),
  );
}

import type { DraftItem } from '../../draft.ts';
import { type Fillers, type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import { choiceItem, generator, step, type Explained } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { TEXTS, type InformingText } from './informing-texts.ts';
import { MORE_TEXTS } from './more-informing-texts.ts';

const message = messagesOf('la-mainidea');

const NUDGE = message('nudge');
const FIRST = step(message('first.step'), message('first.reason'));
const MAIN = message('main');
const ALL = message('all');

const passageOf = (sentences: readonly Phrase[]): Phrase => joined(sentences, ' ');

function explain(read: InformingText, prompt: Phrase, fillers: Fillers): Explained {
  return {
    prompt: text(prompt, fillers),
    nudge: text(NUDGE),
    steps: [FIRST, step(MAIN, ALL, { main: read.main })],
  };
}

const option = (words: Phrase) => ({ text: text(words) });

/** What is the whole passage about? */
function chooseMain(read: InformingText, random: SeededRandom): DraftItem {
  const prompt = message('choose-main.prompt');
  return choiceItem(explain(read, prompt, { passage: passageOf(read.details) }), random, option(read.main), [
    [option(read.narrow), 'one-detail-for-all'],
    [option(read.wide), 'wider-than-the-text'],
  ]);
}

/** Which sentence has strayed into the passage? */
function findStray(read: InformingText, random: SeededRandom): DraftItem {
  const at = random.integer(1, read.details.length - 1);
  const sentences = [...read.details.slice(0, at), read.stray, ...read.details.slice(at)];
  const prompt = message('find-stray.prompt');
  const wrong = sentences.flatMap((_, place) =>
    place === at ? [] : [[[place], 'same-topic-is-enough'] as const],
  );
  return spanItem(explain(read, prompt, {}), sentences.map(option), [at], wrong);
}

/** Which new detail would support the main idea? */
function chooseDetail(read: InformingText, random: SeededRandom): DraftItem {
  const prompt = message('choose-detail.prompt');
  return choiceItem(explain(read, prompt, { main: read.main }), random, option(read.extra), [
    [option(read.stray), 'same-topic-is-enough'],
    [option(read.wide), 'wider-than-the-text'],
  ]);
}

/** The main idea of a short text, what strays from it, what supports it. */
export const laMainidea = generator('la-mainidea', (random, difficulty) => {
  const read = random.pick([...TEXTS, ...MORE_TEXTS]);
  if (difficulty === 1) return chooseMain(read, random);
  return difficulty === 2 ? findStray(read, random) : chooseDetail(read, random);
});

import type { DraftItem } from '../../draft.ts';
import { type Fillers, type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import { choiceItem, generator, step, type Explained } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { FABLES, type Fable } from './fables.ts';
import { MORE_FABLES } from './more-fables.ts';

const message = messagesOf('la-theme');

const ALL_FABLES: readonly [Fable, ...Fable[]] = [...FABLES, ...MORE_FABLES];

const NUDGE = message('nudge');
const FIRST = step(message('first.step'), message('first.reason'));
const THEME = message('theme');
const ENDING = message('ending');

const whole = ({ sentences }: Fable): Phrase => joined(sentences, ' ');
const option = (words: Phrase) => ({ text: text(words) });

function explain(fable: Fable, prompt: Phrase, fillers: Fillers): Explained {
  return {
    prompt: text(prompt, fillers),
    nudge: text(NUDGE),
    steps: [FIRST, step(THEME, ENDING, { theme: fable.theme })],
  };
}

const otherThan = (fable: Fable, random: SeededRandom) =>
  random.shuffle(ALL_FABLES.filter((other) => other !== fable));

/** What does the story want to say? */
function chooseTheme(fable: Fable, random: SeededRandom): DraftItem {
  const prompt = message('choose-theme.prompt');
  const [other = fable] = otherThan(fable, random);
  return choiceItem(explain(fable, prompt, { story: whole(fable) }), random, option(fable.theme), [
    [option(fable.topic), 'topic-for-theme'],
    [option(fable.event), 'event-for-theme'],
    [option(other.theme), 'another-theme'],
  ]);
}

/** Which sentence shows the theme? */
function chooseEvidence(fable: Fable): DraftItem {
  const prompt = message('choose-evidence.prompt');
  const wrong = fable.sentences.flatMap((_, at) =>
    at === fable.shows ? [] : [[[at], 'event-for-theme'] as const],
  );
  return spanItem(
    explain(fable, prompt, { theme: fable.theme }),
    fable.sentences.map(option),
    [fable.shows],
    wrong,
  );
}

/** Which other story has the same theme? */
function chooseTwin(fable: Fable, random: SeededRandom): DraftItem {
  const prompt = message('choose-twin.prompt');
  const wrong = otherThan(fable, random).slice(0, 2);
  return choiceItem(
    explain(fable, prompt, { story: whole(fable) }),
    random,
    option(fable.twin),
    wrong.map(({ twin }) => [option(twin), 'another-theme']),
  );
}

/** The theme of a fable, the sentence that shows it, another story that shares it. */
export const laTheme = generator('la-theme', (random, difficulty) => {
  const fable = random.pick(ALL_FABLES);
  if (difficulty === 1) return chooseTheme(fable, random);
  return difficulty === 2 ? chooseEvidence(fable) : chooseTwin(fable, random);
});

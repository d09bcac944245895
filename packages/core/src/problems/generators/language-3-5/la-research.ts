import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { rightOf, type PairBank } from '../../fact-pairs.ts';
import { choiceItem, generator, step, type Wrong, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_RESEARCH } from './more-research-notes.ts';
import { NOTE_PAIRS } from './note-pairs.ts';
import { RESEARCH } from './research-notes.ts';
import { WHERE_TO_LOOK } from './where-to-look.ts';

const message = messagesOf('la-research');

const LOOK: PairBank = {
  pairs: WHERE_TO_LOOK,
  askRight: message('look.ask-right'),
  askLeft: message('look.ask-left'),
  askMatch: message('look.ask-match'),
  mixedUp: 'source-unsuited',
  nudge: message('look.nudge'),
  rule: [message('look.rule.say-kind-answer-question'), message('look.rule.source-good-when-can')],
};

const PLACES: readonly [Option['text'], Option['text'], Option['text'], Option['text']] = [
  message('places.source-alone'),
  message('places.source-b-alone'),
  message('places.both-sources'),
  message('places.neither-source'),
];
/** What one believes who chooses the second when the first is right; by their places among the four. */
function missed(right: number, chosen: number) {
  if (right === 3) return 'note-from-memory';
  if (right === 2 || chosen === 3) return 'one-source-read';
  return chosen === 2 ? 'note-from-memory' : 'note-source-swapped';
}

/** Two short sources and a note: where is it from? */
function placeNote(random: SeededRandom): DraftItem {
  const { a, b, notes } = random.pick(NOTE_PAIRS);
  const at = random.integer(0, 3);
  const right = PLACES[at] ?? PLACES[0];
  const note = notes[at] ?? notes[0];
  const wrong = PLACES.map((place, chosen): Wrong<Option> => [{ text: text(place) }, missed(at, chosen)]);
  return choiceItem(
    {
      prompt: text(message('place-note.parts.prompt'), { a, b, note }),
      nudge: text(message('place-note.parts.nudge')),
      steps: [
        step(
          message('place-note.parts.step.ask-one-text-time'),
          message('place-note.parts.reason.note-may-use-other'),
        ),
        step(
          message('place-note.parts.step.note-right'),
          message('place-note.parts.reason.write-source-beside-each'),
          { note, right },
        ),
      ],
    },
    random,
    { text: text(right) },
    wrong.filter((_, chosen) => chosen !== at),
  );
}

/** A question and a source: which note is the best? */
function bestNote(random: SeededRandom): DraftItem {
  const { question, source, good, changed, off } = random.pick([...RESEARCH, ...MORE_RESEARCH]);
  return choiceItem(
    {
      prompt: text(message('best-note.parts.prompt'), { question, source }),
      nudge: text(message('best-note.parts.nudge')),
      steps: [
        step(
          message('best-note.parts.step.test-each-note-against'),
          message('best-note.parts.reason.whole-sentences-copied-only'),
        ),
        step(
          message('best-note.parts.step.best-good'),
          message('best-note.parts.reason.keeps-matters-few-words'),
          { good },
        ),
      ],
    },
    random,
    { text: text(good) },
    [
      [{ text: text(source) }, 'note-copied'],
      [{ text: text(changed) }, 'note-changes-fact'],
      [{ text: text(off) }, 'note-off-question'],
    ],
  );
}

/** Where to look, where a note comes from, which note is good. */
export const laResearch = generator('la-research', (random, difficulty) => {
  if (difficulty === 1) return rightOf(LOOK, random);
  return difficulty === 2 ? placeNote(random) : bestNote(random);
});

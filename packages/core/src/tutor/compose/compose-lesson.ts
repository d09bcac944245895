import { TIER_BOUNDS, wordsIn } from '../reading.ts';
import type { Ground } from '../ground.ts';
import type { Draft, Move } from '../turn.ts';
import { NO_GROUND_AT_ALL, passageConfidence, PASSAGE_MOST } from './confidence.ts';
import { composeClaim } from './compose-claim.ts';
import { draft } from './draft.ts';
import { maySay, sentences, speak, type Voice } from './voice.ts';
import { actions } from './wordings/actions.ts';
import * as words from './wordings/lesson.ts';
import { NO_GROUND } from './wordings/redirect.ts';
import { leadingSentences } from './leading-sentences.ts';

type Passage = Ground['passages'][number];
const CITED = 3;

const withoutScore = ({ score: _score, ...citation }: Passage) => citation;

/** Words left for an extract once the frame around it is spoken. */
const ROOM_FOR_FRAME = 18;

function fitted(extract: string, voice: Voice): string {
  const room = Math.max(8, TIER_BOUNDS[voice.listener.tier].words - ROOM_FOR_FRAME);
  const kept = leadingSentences(extract, (part) => wordsIn(part) <= room);
  return kept === '' || /[.!?…:»”"]$/u.test(kept) ? kept : `${kept}.`;
}

function labelWords({ label }: Passage, voice: Voice): string | null {
  if (!label || voice.listener.tier === 'toddler') return null;
  return words.LABEL_WORDS[label][voice.listener.locale];
}

/** What a lesson says of it, cited; claims about culture carry their label. */
function fromPassage(ground: Ground, best: Passage, voice: Voice): Draft {
  const extract = fitted(best.extract, voice);
  const told =
    extract === ''
      ? speak(voice, words.NEAREST, { title: best.title })
      : sentences(
          speak(voice, words.FROM_LESSON, { title: best.title, extract }),
          labelWords(best, voice),
          speak(voice, words.ASK_ABOUT_PASSAGE, {}, 1),
        );
  return draft({
    message: told,
    messageType: 'explanation',
    citations: ground.passages.slice(0, CITED).map(withoutScore),
    suggestedActions: [...actions(voice, 'lesson', 'practice')],
    confidence: passageConfidence(ground),
  });
}

function nearest({ nearestLesson }: Ground, voice: Voice): Draft {
  if (!nearestLesson) return draft({ message: speak(voice, NO_GROUND), confidence: NO_GROUND_AT_ALL });
  return draft({
    message: speak(voice, words.NEAREST, { title: nearestLesson.title }),
    suggestedActions: [...actions(voice, 'lesson', 'grownUp')],
    confidence: NO_GROUND_AT_ALL,
  });
}

/** A lesson's passage, the nearest lesson, or the lesson instead of one more whole solution. */
export function composeLesson({ because }: Move, ground: Ground, voice: Voice): Draft {
  if (because === 'worked-enough') {
    const title = ground.nearestLesson?.title ?? ground.passages[0]?.title;
    return draft({
      message: speak(voice, words.WORKED_ENOUGH),
      messageType: 'suggestion',
      suggestedActions: [...actions(voice, 'lesson', 'practice')],
      nextSteps: title === undefined ? [] : [title],
      confidence: PASSAGE_MOST,
    });
  }
  if (because === 'claim') return composeClaim(ground, voice) ?? nearest(ground, voice);
  const best = ground.passages.find(({ extract, title }) => maySay(voice, `${title} ${extract}`));
  return because === 'passage' && best ? fromPassage(ground, best, voice) : nearest(ground, voice);
}

/** A word of the lessons, with where it stands. */
export function composeDefine(_move: Move, { definition }: Ground, voice: Voice): Draft {
  if (!definition || !maySay(voice, definition.meaning))
    return draft({ message: speak(voice, NO_GROUND), confidence: NO_GROUND_AT_ALL });
  const { term, meaning, citation } = definition;
  return draft({
    message: sentences(
      speak(voice, words.DEFINE, { term, meaning: fitted(meaning, voice) }),
      speak(voice, words.ASK_ABOUT_WORD, {}, 1),
    ),
    messageType: 'explanation',
    citations: [citation],
    suggestedActions: [...actions(voice, 'lesson')],
    confidence: PASSAGE_MOST,
  });
}

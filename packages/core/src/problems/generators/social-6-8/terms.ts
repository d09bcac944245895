import type { LocalisedText } from '@ori/contracts/locale';
import type { Misconception } from '@ori/contracts/practice';
import type { Pair, PairBank } from '../../fact-pairs.ts';
import { WORKS_MIXED_UP } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';

/**
 * A name, what is known of it, and how it is known or what else helps to remember it;
 * `alsoFits` are other meanings, in English, that must not stand beside it.
 */
export function known(
  name: LocalisedText,
  meaning: LocalisedText,
  why: LocalisedText,
  alsoFits: readonly string[] = [],
): Pair {
  return { left: { text: name }, right: { text: meaning }, why, alsoFits };
}

/** People, places and things with what sources tell of them, asked both ways and as pairs. */
export function termBank(
  pairs: readonly [Pair, ...Pair[]],
  mixedUp: Misconception = WORKS_MIXED_UP,
): PairBank {
  return {
    pairs,
    mixedUp,
    askRight: say(
      '{left}: which description fits?',
      '{left} : quelle description convient ?',
      '{left}: ¿qué descripción le corresponde?',
    ),
    askLeft: say(
      'Who or what is described? “{right}”',
      'Qui ou quoi est décrit ? « {right} »',
      '¿Quién o qué se describe? «{right}»',
    ),
    askMatch: say(
      'Match each name with its description.',
      'Associe chaque nom à sa description.',
      'Une cada nombre con su descripción.',
    ),
    nudge: say(
      'Look for a word that tells a time, a place or a use.',
      'Cherche un mot qui indique une époque, un lieu ou un usage.',
      'Busca una palabra que indique una época, un lugar o un uso.',
    ),
    rule: [
      say(
        'Cross out the descriptions that surely belong to somebody or something else.',
        'Écarte les descriptions qui vont sûrement à quelqu’un ou quelque chose d’autre.',
        'Descarta las descripciones que seguro corresponden a otra persona o cosa.',
      ),
      say(
        'What you know of the others narrows the choice.',
        'Ce que l’on sait des autres réduit le choix.',
        'Lo que se sabe de los demás reduce las opciones.',
      ),
    ],
  };
}

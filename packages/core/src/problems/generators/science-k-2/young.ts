import type { LocalisedText } from '@ori/contracts/locale';
import type { FactQuestion } from '../../fact-questions.ts';
import { OTHER_FAMILY, YOUNG_EXACTLY_LIKE_PARENT } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

/** What is asked, what is true, what holds the young for copies, what takes them for another kind, and why. */
export function young(
  prompt: LocalisedText,
  right: LocalisedText,
  copied: LocalisedText,
  other: LocalisedText,
  because: LocalisedText,
): FactQuestion {
  return {
    prompt,
    right,
    wrong: [
      [copied, YOUNG_EXACTLY_LIKE_PARENT],
      [other, OTHER_FAMILY],
    ],
    nudge: say(
      'Think of real plants and animals.',
      'Pense à de vrais animaux et plantes.',
      'Piensa en animales y plantas reales.',
    ),
    first: [
      say(
        'Parents and young share their kind.',
        'Parents et petits sont de même espèce.',
        'Padres y crías son de una especie.',
      ),
      say(
        'They are alike, but not the same.',
        'Ils se ressemblent sans être pareils.',
        'Se parecen, pero no son iguales.',
      ),
    ],
    because,
  };
}

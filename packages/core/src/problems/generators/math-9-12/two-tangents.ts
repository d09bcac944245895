import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { integerItem, step } from '../../item.ts';
import { cosine } from './angles.ts';

const message = messagesOf('ma-circlethm');

const on = (name: string, degrees: number) => ({ name, degrees, reach: 1 });

const PROMPT = message('prompt');
const IN_WORDS = message('in-words');
const RADIUS_MEETS_TANGENT = message('radius-meets-tangent');

/** Two tangents from one point. */
export function tangents(atP: number): DraftItem {
  const centre = 180 - atP;
  const all = { atP, centre };
  const explained = {
    prompt: text(PROMPT, all),
    figure: {
      type: 'circle-points' as const,
      points: [
        on('A', centre / 2),
        on('B', -centre / 2),
        { name: 'P', degrees: 0, reach: Number((1 / cosine(centre / 2)).toFixed(3)) },
      ],
      lines: [
        ['O', 'A'],
        ['O', 'B'],
        ['P', 'A'],
        ['P', 'B'],
      ] as [string, string][],
      angles: [
        { at: 'P', from: 'A', to: 'B', label: `${atP}°` },
        { at: 'O', from: 'A', to: 'B', label: '?' },
      ],
    },
    figureText: text(IN_WORDS, all),
    nudge: text(RADIUS_MEETS_TANGENT),
    steps: [
      step(
        message('tangents.explained.step'),
        message('tangents.explained.reason.tangent-perpendicular-radius-where'),
      ),
      step(
        '360° − 90° − 90° − {atP}° = {centre}°',
        message('tangents.explained.reason.angles-quadrilateral-add-up'),
        all,
      ),
    ],
  };
  return integerItem(explained, centre, [
    [atP, 'opposite-angles-equal'],
    [2 * atP, 'centre-angle-not-halved'],
  ]);
}

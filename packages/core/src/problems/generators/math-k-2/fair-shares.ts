import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import { choiceItem, integerItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cut, ONE, PARTS, PLURAL, SHAPES, type Parts } from './parts-of-one.ts';

const message = messagesOf('ma-halves');

function sharingSteps(counts: Fillers) {
  return [
    step(
      message('sharing-steps.step.one-loaf-gives-each'),
      message('sharing-steps.reason.people-children-people-equal'),
      counts,
    ),
    step(
      message('sharing-steps.step.there-loaves-loaves-loaves'),
      message('sharing-steps.reason.each-loaf-gives-one'),
      counts,
    ),
  ];
}

/** Several loaves, several people: how many pieces does each one get? */
export function shareLoaves(random: SeededRandom): DraftItem {
  const people = random.pick(PARTS);
  const loaves = random.integer(people === 2 ? 3 : 2, 4) + (people === 2 ? random.integer(0, 1) * 2 : 0);
  const counts = { people, loaves, all: loaves * people, names: PLURAL[people], one: ONE[people] };
  const explained = {
    prompt: text(message('share-loaves.explained.prompt'), counts),
    figure: { type: 'shares', wholes: loaves, parts: people, shaded: 0, shape: 'loaf' } as const,
    figureText: text(message('share-loaves.explained.figure-text'), counts),
    nudge: text(message('share-loaves.explained.nudge')),
    steps: sharingSteps(counts),
  };
  return integerItem(explained, loaves, [
    [loaves * people, 'counts-all-parts'],
    [people, 'parts-miscounted'],
  ]);
}

/** One half or one fourth: which piece is bigger? */
export function biggerPiece(random: SeededRandom): DraftItem {
  const shape = random.pick(SHAPES);
  const [few, many] = random.pick([
    [2, 3],
    [2, 4],
    [3, 4],
  ] as const);
  const names = { few: ONE[few], many: ONE[many], first: few, second: many };
  const [first, second] = random.shuffle([ONE[few], ONE[many]]);
  const option = (parts: Parts): Option => ({ text: text(ONE[parts]), figure: cut(shape, parts, 1) });
  const explained = {
    prompt: text(message('bigger-piece.explained.prompt'), { first: first ?? '', second: second ?? '' }),
    nudge: text(message('bigger-piece.explained.nudge')),
    steps: [
      step(
        message('bigger-piece.explained.step.cut-one-loaf-first'),
        message('bigger-piece.explained.reason.both-loaves-same'),
        names,
      ),
      step(
        message('bigger-piece.explained.step.more-parts-make-smaller'),
        message('bigger-piece.explained.reason.so-few-bigger'),
        names,
      ),
    ],
  };
  return choiceItem(explained, random, option(few), [[option(many), 'more-parts-bigger']]);
}

import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';

const message = messagesOf('base-ten-blocks');

type Group = Extract<Figure, { type: 'base-ten' }>['groups'][number];

/** A number below 1,000 as hundreds, tens and ones. */
export function blocksOf(value: number): Group {
  return { hundreds: Math.floor(value / 100), tens: Math.floor(value / 10) % 10, ones: value % 10 };
}

/** One or two numbers as blocks, with the picture in words. */
export function blocks(values: readonly number[]): Pick<Explained, 'figure' | 'figureText'> {
  const groups = values.map(blocksOf);
  return {
    figure: { type: 'base-ten', groups },
    figureText: text(joined(groups.map(written), ' | ')),
  };
}

const KINDS = {
  hundreds: message('kinds.hundreds'),
  tens: message('kinds.tens'),
  ones: message('kinds.ones'),
} as const;

function written(group: Group): Phrase {
  const kinds = (['hundreds', 'tens', 'ones'] as const).filter((kind) => group[kind] > 0);
  return joined(
    kinds.map((kind) => text(message('written.count'), { kind: KINDS[kind], count: group[kind] })),
    ', ',
  );
}

import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';
import { text } from '../../text.ts';

type Group = Extract<Figure, { type: 'base-ten' }>['groups'][number];

/** A number below 1,000 as hundreds, tens and ones. */
export function blocksOf(value: number): Group {
  return { hundreds: Math.floor(value / 100), tens: Math.floor(value / 10) % 10, ones: value % 10 };
}

/** One or two numbers as blocks, with the picture in words. */
export function blocks(values: readonly number[]): Pick<Explained, 'figure' | 'figureText'> {
  const groups = values.map(blocksOf);
  const line = (locale: 'en' | 'fr' | 'es') => groups.map((group) => written(group, locale)).join(' | ');
  return {
    figure: { type: 'base-ten', groups },
    figureText: text({ en: line('en'), fr: line('fr'), es: line('es') }),
  };
}

const KINDS = {
  hundreds: { en: 'hundreds', fr: 'centaines', es: 'centenas' },
  tens: { en: 'tens', fr: 'dizaines', es: 'decenas' },
  ones: { en: 'ones', fr: 'unités', es: 'unidades' },
} as const;

function written(group: Group, locale: 'en' | 'fr' | 'es'): string {
  return (['hundreds', 'tens', 'ones'] as const)
    .filter((kind) => group[kind] > 0)
    .map((kind) => `${KINDS[kind][locale]}${locale === 'fr' ? ' :' : ':'} ${group[kind]}`)
    .join(', ');
}

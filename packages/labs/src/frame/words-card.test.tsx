import type { InteractiveName } from '@ori/contracts/interactives';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StillFigure } from '../still-figure.tsx';

/** As long as the contract lets a card be. */
const LONG = 'The knots on the cord are read from the top down and each stands for ten '.repeat(2).trim();
const worded = (at: number) => `${at} ${LONG}`;
const card = (at: number) => ({ words: worded(at), group: 'a', why: 'So.' });
const group = (id: string) => ({ id, words: `${id} ${LONG.slice(0, 60)}` });

const SETTINGS: readonly (readonly [InteractiveName, object])[] = [
  ['sort-into', { groups: ['a', 'b'].map(group), cards: [1, 2, 3, 4].map(card) }],
  ['sort-into', { groups: ['a', 'b', 'c', 'd'].map(group), cards: [1, 2, 3, 4, 5].map(card) }],
  ['pair-up', { pairs: [1, 2, 3].map((at) => ({ left: worded(at), right: worded(at + 3), why: 'So.' })) }],
  ['put-in-order', { from: 'first', to: 'last', cards: [1, 2, 3].map(card) }],
];
const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

it.each(SETTINGS)('long words stay in their cards, and the cards in the picture: %s', (name, props) => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <StillFigure name={name} props={props as never} label="what it shows" locale="en" />,
  );
  const [, , , bottom = 0] = host.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
  const cards = [...host.querySelectorAll('rect')].map((rect) => ({
    top: numberOf(rect, 'y'),
    left: numberOf(rect, 'x'),
    right: numberOf(rect, 'x') + numberOf(rect, 'width'),
    bottom: numberOf(rect, 'y') + numberOf(rect, 'height'),
    lines: [...rect.parentElement!.querySelectorAll('tspan')].map((line) => numberOf(line, 'y')),
  }));
  expect(cards.length).toBeGreaterThanOrEqual(3);
  for (const { top, bottom: end, lines } of cards) {
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.min(...lines) - 14).toBeGreaterThan(top);
    expect(Math.max(...lines) + 4).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(bottom);
  }
  const overlap = cards.some((one, at) =>
    cards
      .slice(at + 1)
      .some((it) => one.left < it.right && it.left < one.right && one.top < it.bottom && it.top < one.bottom),
  );
  expect(overlap).toBe(false);
});

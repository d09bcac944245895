import type { Figure } from '@ori/contracts/practice';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import { PlaneFigure } from './coordinate-plane.tsx';

type Plane = Extract<Figure, { type: 'plane' }>;

/** About the mean width of a letter of the text face, at 14 units. */
const LETTER = 7.5;
const SHIFT = /translate\(([-\d.]+)/;

/** From where to where each text of a drawn figure reaches, and the picture itself. */
function reachesOf(figure: Plane) {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<PlaneFigure figure={figure} label="a plane" />);
  const [left = 0, , width = 0] = host.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
  const texts = [...host.querySelectorAll('text')].map((text) => {
    const shift = Number(SHIFT.exec(text.parentElement?.getAttribute('transform') ?? '')?.[1] ?? 0);
    const at = shift + Number(text.getAttribute('x'));
    const long = (text.textContent ?? '').length * LETTER;
    const before =
      { start: 0, middle: long / 2, end: long }[text.getAttribute('text-anchor') ?? 'start'] ?? 0;
    return { words: text.textContent, from: at - before, to: at - before + long };
  });
  return { left, right: left + width, texts };
}

const words = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'o', '1', ' ', 'é') });
const axis = fc.constantFrom(
  { from: 0, to: 40, step: 10 },
  { from: 0, to: 70_000, step: 10_000 },
  { from: -6, to: 6, step: 1 },
);
const plane = fc
  .record({ x: axis, y: axis, xName: words, yName: words, label: words, over: fc.nat(10), up: fc.nat(10) })
  .map(({ x, y, xName, yName, label, over, up }): Plane => {
    const point = {
      x: x.from + ((x.to - x.from) * over) / 10,
      y: y.from + ((y.to - y.from) * up) / 10,
      label,
    };
    return { type: 'plane', x: { ...x, name: xName }, y: { ...y, name: yName }, curves: [], points: [point] };
  });

it('cuts no number, no name of an axis and no name of a point at its sides', () => {
  fc.assert(
    fc.property(plane, (figure) => {
      const { left, right, texts } = reachesOf(figure);
      for (const { words: said, from, to } of texts)
        expect([said, from >= left, to <= right]).toEqual([said, true, true]);
    }),
  );
});

it.each(['en', 'fr', 'es'] as const)('writes the numbers of its axes as %s does', (language) => {
  const figure: Plane = {
    type: 'plane',
    x: { from: -1, to: 1, step: 0.5, name: 'x' },
    y: { from: 0, to: 1, step: 0.25, name: 'y' },
    curves: [],
    points: [],
  };
  const drawn = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, {})}>
      <PlaneFigure figure={figure} label="a plane" />
    </I18nextProvider>,
  );
  const mark = language === 'en' ? '.' : ',';
  for (const said of [`−0${mark}5`, `0${mark}25`]) expect(drawn).toContain(`>${said}<`);
});

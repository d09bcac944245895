import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

const TEXTS = {
  title: 'Minutes a day',
  summary: 'Most on Tuesday.',
  tableLabel: 'As a table',
  nameHead: 'Day',
  valueHead: 'Minutes',
};
const DAYS = [
  { id: 'mon', label: 'M', name: 'Monday', value: 10, valueText: '10 min' },
  { id: 'tue', label: 'T', name: 'Tuesday', value: 20, valueText: '20 min' },
  { id: 'wed', label: 'W', name: 'Wednesday', value: 0, valueText: '0 min' },
];
const heights = (html: string): number[] =>
  [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));

describe('charts drawn on the server', () => {
  it('draws bars as tall as their values, and none for nothing', () => {
    const [monday = 0, tuesday = 0, ...rest] = heights(
      renderToStaticMarkup(<BarChart {...TEXTS} bars={DAYS} />),
    );
    expect(tuesday / monday).toBeCloseTo(2, 5);
    expect(rest).toEqual([]);
  });

  it('shows behind every bar how far the goal is, also on a day without work', () => {
    const goal = { value: 40, label: 'Goal' };
    const html = renderToStaticMarkup(<BarChart {...TEXTS} bars={DAYS} goal={goal} />);
    const tracks = heights(html.replaceAll('class="chart-bar"', '')).filter((height) => height > 100);
    expect(html.match(/chart-track/g)).toHaveLength(DAYS.length);
    expect(new Set(tracks).size).toBe(1);
  });

  it.each([10, 20, 40])('keeps the words of the goal %d clear of the numbers over the bars', (value) => {
    const html = renderToStaticMarkup(<BarChart {...TEXTS} bars={DAYS} goal={{ value, label: 'Goal' }} />);
    const linesOf = (name: string) =>
      [...html.matchAll(/<text[^>]*>/g)]
        .filter(([text]) => text.includes(name))
        .map(([text]) => Number(/ y="([\d.]+)"/.exec(text)?.[1]));
    const [goal = 0] = linesOf('"chart-label" y');
    const LINE = 18;
    expect(Math.min(...linesOf('chart-value')) - goal).toBeGreaterThanOrEqual(LINE);
  });

  it('says every figure in a table', () => {
    const html = renderToStaticMarkup(<LineChart {...TEXTS} points={DAYS} />);
    for (const { name, valueText } of DAYS)
      expect(html).toMatch(new RegExp(`<th scope="row">${name}</th><td[^>]*>${valueText}</td>`));
  });

  it('writes no inline style, which the page would refuse', () => {
    expect(
      renderToStaticMarkup(<BarChart {...TEXTS} bars={DAYS} goal={{ value: 15, label: 'Goal' }} />),
    ).not.toContain('style=');
  });

  it('draws an empty week without breaking', () => {
    expect(heights(renderToStaticMarkup(<BarChart {...TEXTS} bars={[]} />))).toEqual([]);
  });
});

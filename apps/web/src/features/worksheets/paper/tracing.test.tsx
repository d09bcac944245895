import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tracing } from './tracing.tsx';

it('shows a child no zero that is struck through', () => {
  const zero = renderToStaticMarkup(<Tracing text="0" label="0 to trace" />);
  expect(zero).toContain('aria-label="0 to trace"');
  expect(zero.match(/>[^<>]+<\/text>/g)).toEqual(Array.from({ length: 5 }, () => '>O</text>'));
  expect(renderToStaticMarkup(<Tracing text="7" label="7" />)).toContain('>7</text>');
});

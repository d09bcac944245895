import { describe, expect, it } from 'vitest';
import { markClaims, type ClaimMark } from './mark-claims.ts';

const record = (): ClaimMark => ({ label: 'record', word: 'Historical record' });
const claim = (id: string, text: string): string => `<span data-claim="${id}">${text}</span>`;
const marksIn = (html: string): string[] =>
  [...html.matchAll(/popovertarget="([^"]+)"/g)].map(([, id = '']) => id);

describe('marked claims', () => {
  it('gives sentences of one claim in a row one mark, and the next claim its own', () => {
    const html = `<p>${claim('a', 'One.')} ${claim('a', 'Two.')} ${claim('b', 'Three.')}</p>`;
    expect(marksIn(markClaims(html, record))).toEqual(['claim-a', 'claim-b']);
  });

  it('keeps every word of the text', () => {
    const html = `<p>Before ${claim('a', 'one <em>half</em>.')} after ${claim('b', 'two.')}</p>`;
    const marked = markClaims(html, record).replace(/\u00a0<button[^]*?<\/button>/g, '');
    expect(marked).toBe(html);
  });

  it('keeps maths inside a claim whole', () => {
    const html = claim('a', 'It is <span class="katex"><math><mn>2</mn></math></span> long.');
    expect(markClaims(html, record)).toContain('<mn>2</mn></math></span> long.</span>');
  });

  it('leaves a sentence without a known claim as it is', () => {
    expect(markClaims(claim('a', 'One.'), () => null)).toBe(claim('a', 'One.'));
  });

  it('writes a word with signs of HTML in it as text', () => {
    const html = markClaims(claim('a', 'One.'), () => ({ label: 'debate', word: '<b>' }));
    expect(html).not.toContain('<b>');
  });
});

import { describe, expect, it } from 'vitest';
import { claimsBySection } from './claims-by-section.ts';

const cites = (...numbers: number[]) =>
  numbers.map((number) => `<p>So <a href="#source-${number}">${number}</a>.</p>`).join('');
const claim = (text: string, ...sources: number[]) => ({ text, label: 'record' as const, sources });

describe('the claims of an article', () => {
  it('stand beside the section that cites most of their sources, and nowhere twice', () => {
    const sections = [
      { id: '', heading: '', html: cites(1) },
      { id: 'tablet', heading: 'A tablet', html: cites(1, 2) },
      { id: 'ropes', heading: 'Ropes', html: cites(2, 3) },
    ];
    const claims = [claim('both', 1, 2), claim('first', 1), claim('ropes', 3), claim('loose', 9)];
    const told = claimsBySection({ sections, claims });
    expect([...told].map(([id, some]) => [id, some.map(({ text }) => text)])).toEqual([
      ['tablet', ['both']],
      ['', ['first']],
      ['ropes', ['ropes']],
      [null, ['loose']],
    ]);
  });

  it('is not taken in by a source whose number begins alike', () => {
    const sections = [{ id: 'a', heading: 'A', html: cites(10) }];
    expect([...claimsBySection({ sections, claims: [claim('one', 1)] }).keys()]).toEqual([null]);
  });
});

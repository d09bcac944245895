import { SHEET_KINDS } from '@ori/contracts/worksheet-names';
import { previewInput } from '@ori/contracts/worksheets';
import { describe, expect, it } from 'vitest';
import { askedOf, draftFrom, draftOf, drawSeed, withDefaults, withKind } from './draft.ts';

const from = (query: string) => draftFrom(new URLSearchParams(query), 'fr', 5);

describe('a draft', () => {
  it.each(SHEET_KINDS)('of %s is what the server takes, once its skills are chosen', (kind) => {
    const draft = draftOf(kind, 'es', drawSeed());
    const skills = kind === 'practice' ? ['ma-add20'] : [];
    const asked = askedOf({ ...draft, spec: { ...draft.spec, skills } });
    expect(previewInput.safeParse(asked).success).toBe(true);
    expect(askedOf(draft) === null).toBe(kind === 'practice');
  });

  it('is begun by an address, which may name a skill or a sheet; what it does not know is left out', () => {
    expect(from('skill=ma-add20').spec).toMatchObject({ kind: 'practice', skills: ['ma-add20'] });
    expect(from('kind=numerals&variant=maya').spec).toMatchObject({ kind: 'numerals', variant: 'maya' });
    expect(from('kind=numerals&variant=none').spec).toMatchObject({ kind: 'numerals', variant: 'egyptian' });
    expect(from('kind=none').print.paper).toBe('a4');
  });

  it('begins as somebody chose for their sheets, and as ever where they did not', () => {
    const nothing = { language: null, paper: null, part: null, large: false, ink: false } as const;
    const draft = draftOf('practice', 'en', 1);
    expect(withDefaults(draft, nothing)).toEqual(draft);
    const french = withDefaults(draft, { ...nothing, language: 'fr', part: 'both', large: true });
    expect(french.spec.locale).toBe('fr');
    expect(french.print).toEqual({ part: 'both', paper: 'a4', large: 'yes', ink: 'no' });
    expect(
      withDefaults(draft, { ...nothing, language: 'fr', paper: 'letter', ink: true }).print,
    ).toMatchObject({
      paper: 'letter',
      ink: 'yes',
    });
  });

  it('keeps how it is printed when its kind changes', () => {
    const draft = draftOf('practice', 'en', 1);
    const large = { ...draft, print: { ...draft.print, large: 'yes' as const } };
    expect(withKind(large, 'dots', 2)).toMatchObject({ spec: { kind: 'dots' }, print: { large: 'yes' } });
  });
});

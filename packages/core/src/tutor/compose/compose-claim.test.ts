import { EVIDENCE_LABELS } from '@ori/contracts/content';
import { LOCALES } from '@ori/contracts/locale';
import { TUTOR_TIERS } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { say } from '../../problems/say.ts';
import { type Ground, type GroundedClaim, NO_GROUND } from '../ground.ts';
import { decide } from '../policy/decide.ts';
import { fitsTier } from '../reading.ts';
import { listener, samples } from '../testing/grounds.ts';
import { type Allowance, NO_LADDER } from '../turn.ts';
import { compose } from './compose.ts';

const claim: GroundedClaim = {
  id: 'contested.kites',
  name: say('kites', 'les cerfs-volants', 'las cometas'),
  title: 'Kites',
  text: 'A kite rises by the wind. It needs a string.',
  lang: 'en',
  label: 'unsupported',
  lessonId: null,
};
const told = (parts: Partial<GroundedClaim>, ...to: Parameters<typeof listener>) =>
  compose(
    { kind: 'lesson', intent: 'other', level: 0, because: 'claim', forbidden: [] },
    { ...NO_GROUND, claim: { ...claim, ...parts } },
    listener(...to),
    1,
  );

describe('a claim of the ledger', () => {
  it('is told after its label, and cited by its own address', () => {
    const { message, citations } = told({}, 'middle', 'en');
    expect(message).toBe(
      'Some people say a lot about kites. There is no good evidence for it. A kite rises by the wind. It needs a string. How could we find out?',
    );
    expect(citations).toEqual([
      {
        lessonId: null,
        claimId: 'contested.kites',
        title: 'Kites',
        section: 'claim',
        extract: claim.text,
        label: 'unsupported',
        lang: 'en',
      },
    ]);
  });

  it('keeps its label in words for every tier and language, within the tier’s bounds', () => {
    for (const locale of LOCALES)
      for (const tier of TUTOR_TIERS) {
        const replies = EVIDENCE_LABELS.map((label) => told({ label, lang: locale }, tier, locale));
        const leads = replies.map(({ message }) => message.split('.')[0]);
        expect(new Set(leads).size).toBe(EVIDENCE_LABELS.length);
        expect(replies.filter(({ message }) => !fitsTier(message, tier, locale))).toEqual([]);
      }
  });

  it('says that the card is in English, rather than read English to others', () => {
    expect(told({}, 'middle', 'fr').message).toContain('en anglais');
    expect(told({}, 'middle', 'es').message).toContain('en inglés');
    expect(told({}, 'middle', 'es').message).not.toContain('wind');
  });

  it('sends those to the card for whom the sentence is too hard, with the label said', () => {
    const text =
      'Aerodynamic equilibrium characterises tethered structures experiencing turbulent conditions.';
    const { message } = told({ text }, 'early-elementary', 'en');
    expect(message).toMatch(/^Some people say so\. There is no good proof of it\. Read the card/);
  });

  it('does not read out half of what may not be said whole', () => {
    const text = 'Sound can move us. No frequency is shown to cure anything.';
    expect(told({ text }, 'high', 'en').message).not.toContain('Sound can move us');
  });

  it('is not told where it holds the answer of the problem in hand', () => {
    const move = { kind: 'lesson', intent: 'other', level: 0, because: 'claim', forbidden: ['17'] } as const;
    const ground = { ...NO_GROUND, claim: { ...claim, text: 'It took 17 kites.' } };
    expect(compose(move, ground, listener('high', 'en'), 1).citations).toEqual([]);
  });
});

describe('when a claim is told', () => {
  const allowance: Allowance = {
    mode: 'worked',
    workedToday: 0,
    minutesLeft: null,
    isQuietTime: false,
    minutesInARow: 0,
  };
  const passage = { lessonId: 'l', title: 'T', section: 'core', extract: 'E.', label: null };
  const decided = (ground: Partial<Ground>, more: Partial<Parameters<typeof decide>[0]> = {}) =>
    decide({
      intent: 'other',
      ground: { ...NO_GROUND, claim, ...ground },
      ladder: NO_LADDER,
      allowance,
      nowMs: 0,
      ...more,
    }).move.because;

  it('goes before a lesson where a label is needed, and after it where all is settled', () => {
    expect(decided({ passages: [passage] })).toBe('claim');
    expect(decided({ passages: [passage], claim: { ...claim, label: 'record' } })).toBe('passage');
    expect(decided({ claim: { ...claim, label: 'record' } })).toBe('claim');
    expect(decided({ passages: [passage], claim: { ...claim, label: 'record', lessonId: 'l' } })).toBe(
      'claim',
    );
  });

  it('gives way to somebody who feels bad, and to figures that were asked for', () => {
    expect(decided({}, { talk: 'sad' })).toBe('sad');
    expect(decided({}, { intent: 'progress' })).toBe('sign-in');
    expect(decided({}, { intent: 'about-tutor' })).toBe('claim');
  });

  it('leaves a question on the page as it was, and a problem in the message first', () => {
    const [one] = samples('en', 1_000, [3]);
    if (!one) throw new Error('No question was made');
    expect(decided({ problem: { ...one.problem, source: 'item' } })).toBe('claim');
    expect(decided({ problem: { ...one.problem, source: 'message' } })).not.toBe('claim');
  });
});

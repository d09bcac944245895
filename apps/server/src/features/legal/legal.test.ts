import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@ori/content/open-content';
import { knownContent } from '@ori/content/testing/known-content';
import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { CONSENT_TEXT_VERSION, TERMS_VERSION } from '@ori/contracts/consent-version';
import { LEGAL_VERSIONS, TOLD_TEXTS } from '@ori/contracts/legal-versions';
import type { LegalSummary, LegalText } from '@ori/contracts/texts';
import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { LOCALES } from '@ori/contracts/locale';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLegalService, type LegalService } from './legal.service.ts';

const FOLDER = path.resolve('content/texts/legal');
const NOW = new Date('2026-12-01T12:00:00Z');

/** Each text as people were shown it: who changes one gives it a new version, and keeps the old one beside it. */
const DIGESTS = {
  privacy: { version: '2026-11-7', digest: '566e876979e780db' },
  children: { version: '2026-11-7', digest: 'e6571f2e1561e43e' },
  terms: { version: '2026-11-3', digest: 'dff7405e3625bddc' },
  retention: { version: '2026-11-5', digest: '599c54be26a6c3ff' },
  accessibility: { version: '2026-11-1', digest: '415c36392a06c8e6' },
};

const summary = (slug: string, effective: string): LegalSummary => ({
  kind: 'legal',
  slug,
  title: slug,
  description: '',
  minutes: 1,
  version: effective,
  effective,
});

let legal: LegalService;
beforeAll(async () => {
  legal = createLegalService({
    content: await knownContent(),
    now: () => NOW,
  });
});
const wordsOf = (text: LegalText | undefined) => text?.sections.map(({ html }) => html).join(' ') ?? '';

describe('the legal texts', () => {
  it('are none by a name that is not theirs', () => {
    expect(legal.get('no-such-text', 'en')).toBeNull();
  });

  it('are the version that a parent’s consent records', () => {
    for (const slug of ['privacy', 'children'])
      expect([slug, legal.get(slug, 'en')?.text.version]).toEqual([slug, CONSENT_TEXT_VERSION]);
  });

  it('are the terms that an account records', () => {
    expect(legal.get('terms', 'en')?.text.version).toBe(TERMS_VERSION);
  });

  it.each(LOCALES)('in %s promise the days that the plans keep', (locale) => {
    const terms = wordsOf(legal.get('terms', locale)?.text);
    expect(terms).toMatch(new RegExp(`<strong>${TRIAL_DAYS} `));
    expect(terms).toMatch(new RegExp(`<strong>${MONEY_BACK_DAYS} `));
    expect(wordsOf(legal.get('privacy', locale)?.text)).toContain(String(DAYS_TO_UNDO));
  });

  it('have a line in the table of versions each, with the day on their page, and words for every line', () => {
    for (const { text, version, applies } of LEGAL_VERSIONS) {
      const found = legal.get(`${text}-v-${version}`, 'en')?.text;
      expect([text, found?.version, found?.effective]).toEqual([text, version, applies]);
    }
    for (const text of TOLD_TEXTS) {
      const { versions, text: inForce } = legal.get(text, 'en')!;
      const listed = [inForce, ...versions].map(({ version }) => version).toSorted();
      const known = LEGAL_VERSIONS.filter((each) => each.text === text).map(({ version }) => version);
      expect(listed).toEqual(known.toSorted());
    }
  });

  it('show the version in force under the text’s own name, and one that comes beside it until its day', () => {
    const list = [
      summary('terms', '2026-11-23'),
      summary('terms-v-2026-11-22', '2026-11-22'),
      summary('terms-v-2027-02-08', '2027-02-08'),
      summary('privacy', '2026-11-22'),
    ];
    const texts: Content['texts'] = {
      list: () => list,
      get(_kind, slug) {
        const found = list.find((each) => each.slug === slug);
        return found ? { ...found, sections: [], changes: [] } : null;
      },
      passages: () => [],
    };
    const on = (day: string) =>
      createLegalService({
        content: { texts },
        now: () => new Date(`${day}T12:00:00Z`),
      });
    const read = (day: string, slug: string) => {
      const answer = on(day).get(slug, 'en');
      const versions = answer?.versions.map((each) => each.slug);
      return [answer?.text.slug, answer?.text.version, answer?.coming?.slug, versions];
    };
    const [before, after] = ['terms-v-2026-11-22', 'terms-v-2027-02-08'];
    expect(read('2027-02-07', 'terms')).toEqual(['terms', '2026-11-23', after, [after, before]]);
    expect(read('2027-02-07', after)).toEqual([after, '2027-02-08', after, ['terms', before]]);
    expect(read('2027-02-08', 'terms')).toEqual([
      'terms',
      '2027-02-08',
      undefined,
      ['terms-v-2026-11-23', before],
    ]);
    expect(read('2027-02-08', 'terms-v-2026-11-23')[3]).toEqual(['terms', before]);
    expect(read('2026-01-01', 'privacy')).toEqual(['privacy', '2026-11-22', 'privacy', []]);
    expect(on('2027-02-08').get('terms-v-9', 'en')).toBeNull();
  });

  it('are not changed without a new version: the old one is kept as `<slug>-v-<version>`', async () => {
    for (const [slug, known] of Object.entries(DIGESTS)) {
      const files = await Promise.all(
        LOCALES.map((locale) => readFile(path.join(FOLDER, slug, `${locale}.md`), 'utf8')),
      );
      const digest = createHash('sha256').update(files.join('\0')).digest('hex').slice(0, 16);
      expect({ slug, version: legal.get(slug, 'en')?.text.version, digest }).toEqual({ slug, ...known });
    }
  });
});

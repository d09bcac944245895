import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openContent, type Content } from '@ori/content/open-content';
import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { CONSENT_TEXT_VERSION, TERMS_VERSION } from '@ori/contracts/consent-version';
import type { LegalSummary, LegalText } from '@ori/contracts/texts';
import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { LOCALES } from '@ori/contracts/locale';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLegalService, type LegalService } from './legal.service.ts';

const FOLDER = path.resolve('content/texts/legal');
const INSTALLATION = {
  operator: { name: 'Nour Haddad', address: null },
  contact: 'letters@ori.example',
  hasGoogle: false,
  payments: null,
  modelVendor: null,
} as const;

/** Each text as people were shown it: who changes one gives it a new version, and keeps the old one beside it. */
const DIGESTS = {
  privacy: { version: '2026-11-3', digest: '1cdd220386427b94' },
  children: { version: '2026-11-3', digest: '7394d7489ffb0fbe' },
  terms: { version: '2026-11-2', digest: '058bc44c8d9f2feb' },
  retention: { version: '2026-11-3', digest: 'c1216d126aaaf375' },
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
    content: await openContent(path.resolve('content')),
    installation: INSTALLATION,
  });
});
const wordsOf = (text: LegalText | undefined) => text?.sections.map(({ html }) => html).join(' ') ?? '';

describe('the legal texts', () => {
  it('come with who answers for this installation', () => {
    expect(legal.get('privacy', 'en')?.installation).toEqual(INSTALLATION);
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

  it('lists the versions of a text, the newest first, and leaves out the one that is read', () => {
    const list = [
      summary('terms', '2028-01-01'),
      summary('terms-v-2026-11-1', '2026-11-22'),
      summary('terms-v-2027-1', '2027-01-01'),
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
    const own = createLegalService({ content: { texts }, installation: INSTALLATION });
    const slugs = (slug: string) => own.get(slug, 'en')?.versions.map((each) => each.slug);
    expect(slugs('terms')).toEqual(['terms-v-2027-1', 'terms-v-2026-11-1']);
    expect(slugs('terms-v-2027-1')).toEqual(['terms', 'terms-v-2026-11-1']);
    expect(slugs('privacy')).toEqual([]);
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

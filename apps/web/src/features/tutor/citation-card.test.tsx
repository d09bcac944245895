import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderTutor } from '../../testing/render-tutor.tsx';
import { CitationCard } from './citation-card.tsx';

afterEach(cleanup);

const PASSAGE = {
  lessonId: 'unlike-parts',
  title: 'Unlike parts',
  section: 'core',
  extract: 'Parts are added when they are alike.',
  label: null,
};

it('opens a claim in the ledger, by itself, in the language it is told in', () => {
  const onOpen = vi.fn();
  const claim = {
    ...PASSAGE,
    lessonId: null,
    claimId: 'contested.432',
    title: '432 Hz tuning',
    section: 'claim',
    extract: 'A4=440 Hz is an agreed standard.',
    label: 'unsupported',
    lang: 'en',
  } as const;
  renderTutor(<CitationCard citation={claim} onOpen={onOpen} />);
  const link = screen.getByRole('link', { name: '432 Hz tuning' });
  expect(link.getAttribute('href')).toBe('/methodology?claim=contested.432#claim');
  expect(screen.getByText(claim.extract).getAttribute('lang')).toBe('en');
  fireEvent.click(link);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('opens a lesson at the passage', () => {
  renderTutor(<CitationCard citation={PASSAGE} onOpen={() => undefined} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/lessons/unlike-parts#core');
});

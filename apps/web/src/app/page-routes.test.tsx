import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { usePageData, type PageAnswer } from '../lib/page-data.ts';
import { createToastStore } from '../lib/toasts.ts';
import { createI18n } from '../lib/i18n.ts';
import common from '../locales/en/common.json' with { type: 'json' };
import geometry from '../locales/en/geometry.json' with { type: 'json' };
import sky from '../locales/en/sky.json' with { type: 'json' };
import sound from '../locales/en/sound.json' with { type: 'json' };
import { heritagePages } from './heritage-pages.ts';
import { heritageRows } from './heritage-routes.ts';
import { laterPages } from './later-pages.ts';
import { contextWith, publicRoute, type PageSource } from './page-routes.tsx';
import { Providers } from './providers.tsx';
import { namespacesOf, type PageRow } from './route-rows.ts';

afterEach(cleanup);

function Lesson() {
  return <h1>{usePageData<{ title: string }>().title}</h1>;
}

const row: PageRow = {
  path: '/lessons/:id',
  access: 'public',
  title: 'lesson:title',
  words: ['errors'],
  page: async () => ({
    Page: Lesson,
    dataPath: ({ id }, search) => `/api/lessons/${id}?${search}`,
  }),
};

const laterRow = (path: string) => heritageRows.find((each) => each.path === path);

/** Opens the page where the API answers so; tells what was asked. */
function open(answer: PageAnswer, page: PageRow = row) {
  const asked: string[] = [];
  const source: PageSource = {
    load: (each) => each.page(),
    fetchData: async (apiPath) => {
      asked.push(apiPath);
      return answer;
    },
  };
  const router = createMemoryRouter([publicRoute(page, source)], {
    initialEntries: ['/lessons/gou-and-gu?part=2'],
    getContext: () => contextWith(source),
  });
  render(
    <Providers
      i18n={createI18n('en', { common, geometry, sky, sound })}
      session={createSessionStore()}
      toasts={createToastStore()}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  return asked;
}

function NoLesson() {
  return <h1>No lesson of this name</h1>;
}

describe('a public page with data', () => {
  it('is drawn with what the API answers for its path and query', async () => {
    const asked = open({ status: 200, body: { title: 'Gou and Gu' } });
    await screen.findByRole('heading', { name: 'Gou and Gu' });
    expect(asked).toEqual(['/api/lessons/gou-and-gu?part=2']);
  });

  it('is the not-found page when there is no such thing', async () => {
    open({ status: 404, body: null });
    await screen.findByRole('heading', { name: 'This page is not here' });
  });

  it.each([404, 400])('says in its own words that there is no such thing, at %i', async (status) => {
    const missing = { title: 'lesson:missing', Page: NoLesson };
    const told: PageRow = { ...row, page: async () => ({ ...(await row.page()), missing }) };
    open({ status, body: null }, told);
    await screen.findByRole('heading', { name: 'No lesson of this name' });
  });

  it('is the error screen, with a way to try again, when the API fails', async () => {
    open({ status: 503, body: null });
    await screen.findByRole('heading', { name: 'Oops! Something went wrong' });
    expect(screen.getByText('We encountered an unexpected error. This is not your fault!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy();
    expect(screen.getByText(/If this problem persists, please contact support/)).toBeTruthy();
  });

  it.each([
    ['/geometry', 'Failed to load geometric principles'],
    ['/sites', 'Failed to load sacred sites'],
    ['/frequencies', 'Failed to load cymatic patterns'],
  ])('says what could not be had where the page knows it: %s', async (path, words) => {
    const failed = (await laterRow(path)?.page())?.failed;
    open({ status: 503, body: null }, { ...row, page: async () => ({ ...(await row.page()), failed }) });
    await screen.findByRole('heading', { level: 1, name: words });
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('is named by its address in every part of the tree, so that data is found again', () => {
    const source = { load: () => Promise.reject(new Error('not asked')), fetchData: () => Promise.reject() };
    const parts = [...laterPages(source), ...heritagePages(source)];
    expect(parts.filter(({ id, path }) => id !== path)).toEqual([]);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });

  it('brings the words of its title and those it names', () => {
    expect(namespacesOf(row)).toEqual(['common', 'lesson', 'errors']);
    expect(namespacesOf({ ...row, access: ['student'], words: [] })).toEqual([
      'common',
      'lesson',
      'errors',
      'rooms',
    ]);
  });
});

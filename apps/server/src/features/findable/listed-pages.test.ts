import { knownContent } from '@ori/content/testing/known-content';
import { expect, it } from 'vitest';
import { listedPages } from './listed-pages.ts';

it('lists the cultures and sites that are told of, and lessons in the languages they are written in', async () => {
  const content = await knownContent();
  const pathsOf = (pattern: string) => listedPages([pattern], content).map(({ path }) => path);
  const { cultures, sites } = content.heritage('en');
  expect(pathsOf('/cultures/:id')).toEqual(cultures.map(({ culture }) => `/cultures/${culture.id}`));
  expect(pathsOf('/sites/:id')).toEqual(sites.map(({ id }) => `/sites/${id}`));
  for (const { path, locales } of listedPages(['/lessons/:id'], content))
    expect(locales).toEqual(content.lesson(path.split('/').at(-1) ?? '', 'en')?.availableIn);
});

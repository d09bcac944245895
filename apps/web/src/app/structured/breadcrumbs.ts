import type { Lesson } from '@ori/contracts/content';
import { publicRows } from '../public-rows.ts';
import { addressOf, type Said, SCHEMA } from './said.ts';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The pages above this one by its address, those that are real and listed, outermost first. */
function above(path: string, { t }: Said): Crumb[] {
  const parts = path.split('/').filter(Boolean);
  return parts.slice(0, -1).flatMap((_, at) => {
    const parent = `/${parts.slice(0, at + 1).join('/')}`;
    const row = publicRows.find((each) => each.path === parent && each.isListed !== false);
    return row ? [{ name: t(row.title), path: parent }] : [];
  });
}

/** A lesson belongs to its subject: its address does not say so. */
function subjectOf({ data, t }: Said): Crumb[] {
  const subject = (data as Lesson | null)?.subject;
  if (!subject) return [];
  const path = `/subjects/${subject === 'life' ? 'life-skills' : subject}`;
  return [
    { name: t('curriculum:page.subjects.title'), path: '/subjects' },
    { name: t(`curriculum:subject.${subject}.name`), path },
  ];
}

/** The way to a page from the home page; none for a page that has nothing above it. */
export function breadcrumbsOf(row: string, said: Said): readonly object[] {
  const { place, title, t } = said;
  const parents = row === '/lessons/:id' ? subjectOf(said) : above(place.path, said);
  if (parents.length === 0) return [];
  const crumbs = [{ name: t('site.name'), path: '/' }, ...parents, { name: title, path: place.path }];
  const itemListElement = crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: addressOf(said, path),
  }));
  return [{ '@context': SCHEMA, '@type': 'BreadcrumbList', itemListElement }];
}

import type { OfferAnswer } from '@ori/contracts/billing';
import { planQuestions } from '../../features/billing/plan-questions.ts';
import { FAQ, FAQ_FIGURES } from '../../features/site/faq-list.ts';
import type { PageAnswer } from '../../lib/page-data.ts';
import type { PageHandle } from '../route-rows.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { articleOf, questionsOf } from './reading.ts';
import type { Said } from './said.ts';
import { siteOf } from './site.ts';
import { coursesOf, lessonOf } from './teaching.ts';

type Teller = (said: Said) => readonly object[];

const COURSES = ['elementary', 'middle', 'high', 'university', 'esl', 'adult'].map(
  (stage) => `/curriculum/${stage}`,
);
const SUBJECTS = ['math', 'science', 'language', 'social', ':id'].map((subject) => `/subjects/${subject}`);

/** The questions of `/resources/faq`, word for word as the page shows them. */
function faqOf({ t }: Said) {
  const ids = FAQ.flatMap((group) => group.entries.map(({ id }) => id as string));
  return ids.map((id) => ({
    question: t(`resources:faq.q.${id}.ask`),
    answer: t(`resources:faq.q.${id}.answer`, FAQ_FIGURES),
  }));
}

const sells = (data: unknown): boolean => (data as OfferAnswer | null)?.isSelling === true;

/** What pages tell search engines of their content, by their path in the route table. */
const TELLERS: Readonly<Record<string, Teller>> = {
  '/': siteOf,
  '/resources/faq': questionsOf(faqOf),
  '/blog/:slug': articleOf,
  '/lessons/:id': lessonOf,
  // Where nothing is sold, nobody asks about plans.
  '/pricing': questionsOf(({ t, data }) => (sells(data) ? planQuestions(t) : [])),
  ...Object.fromEntries([...COURSES, ...SUBJECTS].map((path): [string, Teller] => [path, coursesOf])),
};

/**
 * The page as data of schema.org: only what stands visibly on it. The server alone writes it, for whoever reads it
 * asks for documents. Nothing of a page that search engines are not offered, or that could not be drawn.
 */
export function structuredOf(
  handle: PageHandle | null,
  answer: PageAnswer | null,
  page: Omit<Said, 'data'>,
): readonly object[] {
  if (!handle || handle.row.access !== 'public' || handle.row.isListed === false) return [];
  if (answer && answer.status !== 200) return [];
  const said: Said = { ...page, data: answer?.body ?? null };
  return [...(TELLERS[handle.row.path]?.(said) ?? []), ...breadcrumbsOf(handle.row.path, said)];
}

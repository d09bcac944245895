import { successAnswer } from '@ori/contracts/accounts';
import {
  calendarAnswer,
  calendarQuery,
  feedInput,
  feedMade,
  feedStanding,
  schoolYear,
  schoolYearInput,
} from '@ori/contracts/calendar';
import { shapeMessage } from '@ori/contracts/shape-messages';
import type { TermFault } from '@ori/core/planning/school-terms';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { CalendarService } from './calendar.service.ts';
import type { FeedService } from './feed.service.ts';
import type { PlanningService } from './planning.service.ts';

interface Wire {
  readonly calendar: CalendarService;
  readonly feeds: FeedService;
  readonly years: PlanningService['years'];
}
const feedParams = z.object({ file: z.string().max(40) });
const FEED_FILE = /^([A-Za-z0-9_-]{22})\.ics$/;

/** The family's calendar, its year, and the feed of it, to be mounted under `/api`. */
export function calendarRoutes(wire: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(yearRoutes(wire));
    await app.register(feedRoutes(wire));
  };
}

/** What is said of a term that cannot stand in its year. */
const TERM_WRONG: Readonly<Record<TermFault['wrong'], string>> = {
  order: 'The last day lies before the first',
  outside: 'This day lies outside the school year',
  overlaps: 'This day belongs to another term already',
};

/** Names the first field at fault, and every one of them where there are several. */
function refuseTerms(
  { locale }: FastifyRequest,
  reply: FastifyReply,
  faults: readonly TermFault[],
): FastifyReply {
  const told = faults.map(({ place, field, wrong }) => {
    return [`terms.${place}.${field}`, shapeMessage(TERM_WRONG[wrong], locale) ?? TERM_WRONG[wrong]] as const;
  });
  const [first] = told;
  if (first === undefined) return sendFailure(reply, 'invalid-input');
  const [field, error] = first;
  const fields = told.length > 1 ? { fields: Object.fromEntries(told) } : {};
  return sendFailure(reply, 'invalid-input', { field, error, ...fields });
}

function yearRoutes({ calendar, years }: Wire): FastifyPluginAsyncZod {
  const response = { 200: schoolYear };
  return async (app) => {
    app.get(
      '/calendar',
      {
        config: { operation: 'calendar.get' },
        schema: { querystring: calendarQuery, response: { 200: calendarAnswer } },
      },
      (request) => calendar.get(signedIn(request), request.query),
    );
    app.get('/calendar/year', { config: { operation: 'calendar.year' }, schema: { response } }, (request) =>
      years.get(signedIn(request)),
    );
    app.put(
      '/calendar/year',
      {
        config: { operation: 'calendar.setYear', rateLimit: RATES.writing },
        schema: { body: schoolYearInput, response },
      },
      async (request, reply) => {
        const year = await years.set(signedIn(request), request.body);
        if (year.ok) return year.value;
        if (year.failure === 'not-found') return sendFailure(reply, year.failure);
        return refuseTerms(request, reply, year.failure.terms);
      },
    );
    app.delete(
      '/calendar/year',
      {
        config: { operation: 'calendar.removeYear', rateLimit: RATES.writing },
        schema: { response },
      },
      (request) => years.remove(signedIn(request)),
    );
  };
}

/** Nothing in between may keep a family's calendar. */
function asCalendar(reply: FastifyReply, etag: string): void {
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  reply.header('x-robots-tag', 'noindex').type('text/calendar; charset=utf-8');
}

function feedRoutes({ feeds }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/calendar/feed',
      { config: { operation: 'calendar.feed' }, schema: { response: { 200: feedStanding } } },
      (request) => feeds.standing(signedIn(request)),
    );
    app.post(
      '/calendar/feed',
      {
        config: { operation: 'calendar.makeFeed', rateLimit: RATES.newSecret },
        schema: { body: feedInput, response: { 200: feedMade } },
      },
      (request) => feeds.make(signedIn(request), request.body),
    );
    app.delete(
      '/calendar/feed',
      { config: { operation: 'calendar.endFeed' }, schema: { response: { 200: successAnswer } } },
      (request) => feeds.end(signedIn(request)).then(() => ({ success: true as const })),
    );
    app.get(
      '/calendar/file.ics',
      { config: { operation: 'calendar.download', rateLimit: RATES.feed } },
      async (request, reply) => {
        const body = await feeds.file(signedIn(request));
        reply.header('content-disposition', 'attachment; filename="family-calendar.ics"');
        return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(body);
      },
    );
    app.get(
      '/calendar/feeds/:file',
      {
        config: {
          operation: 'calendar.readFeed',
          rateLimit: RATES.feed,
          viewer: false,
          csrfCookie: false,
        },
        schema: { params: feedParams },
      },
      async (request, reply) => {
        const token = FEED_FILE.exec(request.params.file)?.[1];
        const feed = token === undefined ? null : await feeds.read(token);
        if (feed === null) return sendFailure(reply, 'not-found');
        asCalendar(reply, feed.etag);
        return request.headers['if-none-match'] === feed.etag ? reply.code(304).send() : feed.body;
      },
    );
  };
}

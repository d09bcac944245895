import type { Content } from '@ori/content/open-content';
import { mindAnswer } from '@ori/contracts/mind';
import { homeActivitiesAnswer } from '@ori/contracts/practices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { homeActivitiesOf } from './home-activities.ts';
import { mindOf } from './mind-of.ts';

/** The page of the mind and the activities for home, each in one answer and open to everybody; mounted under `/api`. */
export function mindRoutes({ content }: { readonly content: Content }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/mind',
      { config: { operation: 'heritage.mind' }, schema: { response: { 200: mindAnswer } } },
      async ({ locale }) => mindOf(content, locale),
    );
    app.get(
      '/heritage/home-activities',
      {
        config: { operation: 'heritage.homeActivities' },
        schema: { response: { 200: homeActivitiesAnswer } },
      },
      async ({ locale }) => ({ activities: homeActivitiesOf(content, locale) }),
    );
  };
}

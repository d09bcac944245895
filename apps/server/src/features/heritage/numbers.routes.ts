import type { Content } from '@ori/content/open-content';
import type { Locale } from '@ori/contracts/locale';
import { type NumbersAnswer, numbersAnswer } from '@ori/contracts/numbers-page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { numbersOf } from './numbers-of.ts';

/** The page of numbers in one answer, open to everybody; to be mounted under `/api`. */
export function numbersRoutes({ content }: { readonly content: Content }): FastifyPluginAsyncZod {
  const made = new Map<Locale, NumbersAnswer>();

  /** Content never changes while the server runs, so each language is put together once. */
  function answerIn(locale: Locale): NumbersAnswer {
    const answer = made.get(locale) ?? numbersOf(content, locale);
    made.set(locale, answer);
    return answer;
  }

  return async (app) => {
    app.get(
      '/heritage/numbers',
      { config: { operation: 'heritage.numbers' }, schema: { response: { 200: numbersAnswer } } },
      async ({ locale }) => answerIn(locale),
    );
  };
}

import type { Heritage } from '@ori/content/index/heritage-index';
import { hiddenAnswer } from '@ori/contracts/hidden-stories';
import type { Locale } from '@ori/contracts/locale';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

interface Deps {
  readonly content: { heritage(locale: Locale): Pick<Heritage, 'hiddenStories'> };
}

/** People and inventions left out of textbooks, open to everybody; to be mounted under `/api`. */
export function hiddenRoutes({ content }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/hidden',
      { config: { operation: 'heritage.hidden' }, schema: { response: { 200: hiddenAnswer } } },
      async ({ locale }) => ({ stories: [...content.heritage(locale).hiddenStories] }),
    );
  };
}

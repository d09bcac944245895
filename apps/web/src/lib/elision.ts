import { elided } from '@ori/core/words/french-elision';
import type { PostProcessorModule } from 'i18next';

/** French says « d’Alma »: what is filled in decides about the word before it. Only French fetches it. */
export const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process: (text, _key, filled, { language }) =>
    language === 'fr'
      ? elided(
          text,
          Object.values(filled).filter((value) => typeof value === 'string'),
        )
      : text,
};

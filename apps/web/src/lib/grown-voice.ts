import type { PostProcessorModule } from 'i18next';

interface Translating {
  readonly translate: (key: string | readonly string[], options: object) => string;
}

/**
 * French and Spanish speak to grown-ups in a form of its own (`vous`, `usted`). Where words that learners of every age
 * read have one, it stands beside them as `key_grown`, and is said to whoever is grown.
 */
export function grownVoice(isGrown: () => boolean): PostProcessorModule {
  return {
    type: 'postProcessor',
    name: 'grown',
    process: (text, key, options, translator: Translating) =>
      options.context === undefined && isGrown()
        ? translator.translate(key, { ...options, context: 'grown' })
        : text,
  };
}

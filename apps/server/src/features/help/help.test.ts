import { knownContent } from '@ori/content/testing/known-content';
import { HELP_TOPICS } from '@ori/contracts/help-names';
import { HELP_READERS } from '@ori/contracts/text-names';
import { LOCALES } from '@ori/contracts/locale';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHelpService, type HelpService } from './help.service.ts';

let help: HelpService;
beforeAll(async () => {
  help = createHelpService({ content: await knownContent() });
});

describe('the guides', () => {
  it('are at least twenty-four, in every language, under topics that have a name', () => {
    for (const locale of LOCALES) {
      const guides = help.find('', locale);
      expect(guides.length).toBeGreaterThanOrEqual(24);
      expect(
        guides.map(({ topic }) => topic).filter((topic) => !HELP_TOPICS.some((known) => known === topic)),
      ).toEqual([]);
    }
  });

  it('leave no reader without one', () => {
    const guides = help.find('', 'en');
    for (const reader of HELP_READERS)
      expect([reader, guides.some(({ roles }) => roles.includes(reader))]).toEqual([reader, true]);
  });

  it.each([
    ['en', 'I forgot my PIN', 'forgotten-pin'],
    ['en', 'sick', 'sick-day'],
    ['en', 'cancel plan', 'plans-and-cancelling'],
    ['en', 'read aloud', 'reading-aloud'],
    ['en', 'google calendar phone', null],
    ['fr', 'code oublié', 'forgotten-pin'],
    ['fr', 'malade', 'sick-day'],
    ['fr', 'réseau', 'without-network'],
    ['es', 'enfermo', 'sick-day'],
    ['es', 'cancelar', 'plans-and-cancelling'],
    ['es', 'portafolio', 'portfolio'],
  ] as const)('in %s “%s” finds %s first', (locale, typed, slug) =>
    expect(help.find(typed, locale)[0]?.slug ?? null).toBe(slug),
  );
});

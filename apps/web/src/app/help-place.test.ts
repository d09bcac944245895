import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { GUIDED_SCREENS, helpPlaceOf } from './help-place.ts';
import { signedInRows } from './signed-in-routes.ts';

const guideFile = (path: string, locale: string): string =>
  join(import.meta.dirname, '../../../../content/texts', `${path}/${locale}.md`);

describe('help for a screen', () => {
  it.each(GUIDED_SCREENS)('%s is a screen, and its guide is written in every language', (screen) => {
    expect(signedInRows.some(({ path }) => path === screen)).toBe(true);
    for (const locale of LOCALES) expect(existsSync(guideFile(helpPlaceOf(screen), locale))).toBe(true);
  });

  it('stays with the screen’s inner pages, and is the list where no guide tells of it', () => {
    expect(helpPlaceOf('/dashboard/parent/children/new')).toBe('/help/add-a-child');
    expect(helpPlaceOf('/dashboard/parent/childrens')).toBe('/help');
    expect(helpPlaceOf('/dashboard')).toBe('/help');
  });
});

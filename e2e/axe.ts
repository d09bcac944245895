import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Takes gradients away, down to the colours beneath. axe judges no letters over a gradient, and the sky behind every
 * page is one: without this it would judge hardly any.
 */
function flatten(): void {
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (element instanceof HTMLElement && getComputedStyle(element).backgroundImage.includes('gradient'))
      element.style.setProperty('background-image', 'none', 'important');
}

/**
 * axe's violations on the page as it stands, by all rules or by these. No page has frames, so axe is read into a
 * document once and asked there, however often one looks.
 */
export async function violationsOf(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
  await page.evaluate(flatten);
  return page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('axe was not read');
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Style sheets are asked for again by one experimental rule alone, which does not run.
      preload: false,
      ...(asked ? { runOnly: [...asked] } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
  }, rules);
}

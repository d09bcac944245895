import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addChild, openAccount, settled, signIn } from './people.ts';
import { addressesFor } from './routes.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Opens each address in both themes and sizes; those not built yet answer 404 and are passed over. */
async function expectNoViolations(page: Page, address: string, paths: readonly string[]): Promise<number> {
  let looked = 0;
  const found: string[] = [];
  for (const path of paths) {
    const answer = await page.request.get(address + path, { maxRedirects: 0 });
    if (answer.status() === 404) continue;
    looked += 1;
    for (const theme of ['dark', 'light']) {
      await page.context().addCookies([{ name: 'ori_theme', value: theme, url: address }]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(address + path);
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          found.push(`${path} ${theme} ${size.width}: ${id} ${nodes[0]?.html ?? ''}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) found.push(`${path} ${theme} ${size.width}: ${overflow} px wider than the window`);
      }
    }
  }
  expect(found).toEqual([]);
  return looked;
}

test.describe('every page is accessible, dark and light, small and large', () => {
  test.setTimeout(420_000);

  test('in public', async ({ page, product }) => {
    const looked = await expectNoViolations(page, product.address, [
      ...addressesFor((access) => access === 'public'),
      '/no-such-page',
    ]);
    expect(looked).toBeGreaterThan(6);
  });

  test('for a parent', async ({ page, context, product }) => {
    await openAccount(context, product.address, { sacredId: 'axe-parent', role: 'parent' });
    await addChild(context, product.address, 'axe-child-1', 'elementary');
    const looked = await expectNoViolations(
      page,
      product.address,
      addressesFor((access) => access === 'parent' || access === 'signed-in'),
    );
    expect(looked).toBeGreaterThan(3);
  });

  test('for a child', async ({ page, context, product }) => {
    await openAccount(context, product.address, { sacredId: 'axe-parent-2', role: 'parent' });
    await addChild(context, product.address, 'axe-child-2', 'elementary');
    await signIn(context, product.address, 'axe-child-2');
    const looked = await expectNoViolations(
      page,
      product.address,
      addressesFor((access) => access === 'student'),
    );
    expect(looked).toBeGreaterThan(6);
  });
});

import { randomBytes } from 'node:crypto';
import { knownContent } from '@ori/content/testing/known-content';
import type { PaymentSettings } from '../features/billing/gateways/payment-settings.ts';
import { startTestApp, type TestApp } from './app.ts';
import { smallContent } from './small-content.ts';

/** The real app, teaching only the small content. */
export interface FamilyApp extends TestApp {
  /** Signs questions; with it a test can open one and know its answer. */
  readonly sessionSecret: string;
}

export async function openFamilyApp(
  options: { hasRateLimits?: boolean; payments?: PaymentSettings; mathsBudgetMs?: number } = {},
): Promise<FamilyApp> {
  const sessionSecret = randomBytes(32).toString('hex');
  const app = await startTestApp({
    ...options,
    content: { ...(await knownContent()), ...smallContent },
    secrets: { session: sessionSecret, pepper: randomBytes(32).toString('hex') },
  });
  return { ...app, sessionSecret };
}

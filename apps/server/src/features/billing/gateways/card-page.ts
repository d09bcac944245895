import type { Locale } from '@ori/contracts/locale';
import { priceOf } from '@ori/core/billing/test-gateway';
import type { SubscriptionRow } from '../events.store.ts';
import { moneyIn } from '../money-words.ts';
import { PLAN_NAMES } from '../payment-words.ts';
import { escapeMarkup } from '../../../http/escape-markup.ts';
import { plainPage } from '../../../http/plain-page.ts';
import { buttonForm, saidNow } from './pay-page.ts';
import { payWords, printed } from './pay-page.words.ts';

interface Shown {
  readonly locale: Locale;
  /** The subscription that runs; null: there is none. */
  readonly row: SubscriptionRow | null;
  /** The card was just declined. */
  readonly isDeclined: boolean;
}

function figures(locale: Locale, { plan, interval, status, cardLast4 }: SubscriptionRow): string {
  const words = payWords(locale);
  const rows = [[words.plan, PLAN_NAMES[locale][plan]]];
  if (status === 'past-due') rows.push([words.overdue, moneyIn(locale, priceOf(plan, interval))]);
  const told = rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`);
  const card = cardLast4 === null ? '' : `<dd class="later">${escapeMarkup(words.cardNow(cardLast4))}</dd>`;
  return `<dl>${told.join('')}${card}</dl>`;
}

/** The built-in gateway's page for another card: plain HTML that works without a script. */
export function cardPage({ locale, row, isDeclined }: Shown): string {
  const words = payWords(locale);
  const lead = printed(locale, words.noMoney);
  if (row === null) return plainPage(locale, words.cardTitle, lead, saidNow(locale, words.cardNone));
  const form = buttonForm(locale, [
    ['pay', words.cardGood],
    ['pay-once', words.payOnce],
    ['decline', words.decline],
    ['back', words.cardBack],
  ]);
  const said = isDeclined ? saidNow(locale, words.cardDeclined) : '';
  return plainPage(locale, words.cardTitle, lead, `${said}${figures(locale, row)}${form}`);
}

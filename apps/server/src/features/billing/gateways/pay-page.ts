import type { Locale } from '@ori/contracts/locale';
import { trialEnd } from '@ori/core/billing/dates';
import { priceOf } from '@ori/core/billing/test-gateway';
import { escapeMarkup } from '../../../http/escape-markup.ts';
import { plainPage } from '../../../http/plain-page.ts';
import type { CheckoutRow } from '../checkouts.store.ts';
import { dayIn, moneyIn } from '../money-words.ts';
import { PLAN_NAMES } from '../payment-words.ts';
import { payWords, printed } from './pay-page.words.ts';

/** Buttons of a page's one form, the first one the likeliest: what each does, and what it says. */
export function buttonForm(
  locale: Locale,
  buttons: readonly (readonly [does: string, text: string])[],
): string {
  const button = ([does, text]: readonly [string, string], at: number) =>
    `<button${at === 0 ? ' class="first"' : ''} name="do" value="${does}">${escapeMarkup(printed(locale, text))}</button>`;
  return `<form method="post">${buttons.map(button).join('')}</form>`;
}

/** Something that was just said by the bank, for everybody to hear. */
export const saidNow = (locale: Locale, text: string): string =>
  `<p class="said" role="status">${escapeMarkup(printed(locale, text))}</p>`;

interface Shown {
  readonly locale: Locale;
  readonly row: CheckoutRow | null;
  /** The card was just declined. */
  readonly isDeclined: boolean;
  readonly now: Date;
  /** Where who paid goes on. */
  readonly onwards: string;
}

function figures({ locale, now }: Shown, { plan, interval, trialDays }: CheckoutRow): string {
  const words = payWords(locale);
  const price = moneyIn(locale, priceOf(plan, interval));
  const each = interval === 'year' ? words.yearly : words.monthly;
  const later = words.later(`${price} ${each}`, dayIn(locale, 'UTC', trialEnd(now)));
  const rows = [
    `<dt>${words.plan}</dt><dd>${escapeMarkup(PLAN_NAMES[locale][plan])}</dd>`,
    `<dt>${words.today}</dt><dd>${escapeMarkup(trialDays > 0 ? moneyIn(locale, 0) : `${price} ${each}`)}</dd>`,
    trialDays > 0 ? `<dd class="later">${escapeMarkup(printed(locale, later))}</dd>` : '',
  ];
  return `<dl>${rows.join('')}</dl>`;
}

function choices({ locale }: Shown, { trialDays }: CheckoutRow): string {
  const words = payWords(locale);
  return buttonForm(locale, [
    ['pay', trialDays > 0 ? words.payFree : words.pay],
    ['pay-once', words.payOnce],
    ['decline', words.decline],
    ['back', words.back],
  ]);
}

/** The pay page of the built-in gateway: plain HTML that works without a script. */
export function payPage(shown: Shown): string {
  const { locale, row, isDeclined, onwards } = shown;
  const words = payWords(locale);
  const said = (text: string) => saidNow(locale, text);
  const leave = `<a class="first" href="${escapeMarkup(onwards)}">${words.goOn}</a>`;
  const isOpen = row?.state === 'open' && row.expiresAt > shown.now;
  const body = isOpen
    ? `${isDeclined ? said(words.declined) : ''}${figures(shown, row)}${choices(shown, row)}`
    : `${said(row?.state === 'complete' ? words.done : words.over)}${leave}`;
  return plainPage(locale, words.title, printed(locale, words.noMoney), body);
}

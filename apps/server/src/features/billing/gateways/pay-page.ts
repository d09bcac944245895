import { createHash } from 'node:crypto';
import type { Locale } from '@ori/contracts/locale';
import { trialEnd } from '@ori/core/billing/dates';
import { priceOf } from '@ori/core/billing/test-gateway';
import { escapeMarkup } from '../../../http/escape-markup.ts';
import type { CheckoutRow } from '../checkouts.store.ts';
import { dayIn, moneyIn } from '../money-words.ts';
import { PLAN_NAMES } from '../payment-words.ts';
import { payWords, printed } from './pay-page.words.ts';

const STYLE = `:root{color-scheme:light dark;--ink:#26201a;--paper:#f7f1e6;--sheet:#fffdf8;--line:#d9cdb8;--edge:#857256;--mark:#8a3d1c;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f3ebdd;--paper:#1b1714;--sheet:#27211c;--line:#4a4037;--edge:#9c8b78;--mark:#f0a878;--on:#2a1408}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:27rem;background:var(--sheet);border:1px solid var(--line);border-top:.5rem solid var(--mark);border-radius:.25rem 2.5rem .25rem .25rem;padding:1.75rem}
h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 .5rem}p{margin:0 0 1rem}.said{border-inline-start:.25rem solid var(--mark);padding-inline-start:.75rem;font-weight:600}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0 0 1.25rem;padding:1rem 0;border-block:1px solid var(--line)}dd{margin:0;text-align:end;font-weight:600}.later{grid-column:1/-1;text-align:start;font-weight:400}
form{display:grid;gap:.75rem}button,a{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--edge);background:none;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center}
.first{background:var(--mark);border-color:var(--mark);color:var(--on);font-weight:600}button:focus-visible,a:focus-visible{outline:3px solid var(--mark);outline-offset:3px}`;

/** What the content policy has to name so that the page may be styled. */
export const PAY_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A page of the built-in gateway: its title, what it says first, and the rest as markup. */
export function paper(locale: Locale, title: string, lead: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body><main><h1>${title}</h1><p>${escapeMarkup(lead)}</p>${body}</main></body></html>`;
}

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
  return paper(locale, words.title, printed(locale, words.noMoney), body);
}

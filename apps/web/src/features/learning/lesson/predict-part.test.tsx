import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import words from '../../../locales/en/lesson.json' with { type: 'json' };
import { PredictPart } from './predict-part.tsx';

const PART = (
  <I18nextProvider i18n={createI18n('en', { common, lesson: words })}>
    <PredictPart
      name="guess"
      lang="en"
      interactive={{
        component: 'fraction-bars',
        title: 'Two bars',
        description: 'Two bars, one cut in three.',
        props: { first: { parts: 2, shaded: 1 }, second: { parts: 3, shaded: 1 }, cuts: [2, 3, 6] },
        predict: { question: 'How much?', options: ['a half', 'five sixths'], reveal: 'Five sixths.' },
      }}
    />
  </I18nextProvider>
);

it('keeps a prediction that was chosen before the page’s code was there', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(PART);
  document.body.append(host);
  const early = host.querySelector<HTMLInputElement>('input[value="five sixths"]');
  if (early) early.checked = true;
  const root = hydrateRoot(host, PART);
  const reveal = () => [...host.querySelectorAll('button')].at(0);
  await vi.waitFor(() => expect(reveal()?.disabled).toBe(false));
  expect(early?.isConnected && early.checked).toBe(true);
  root.unmount();
});

import type { CheckedCredential } from '@ori/core/records/credential-check';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import transcript from '../../locales/en/transcript.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { CredentialVerdict } from './credential-verdict.tsx';

afterEach(cleanup);

const GENUINE: CheckedCredential = {
  fault: null,
  fields: [],
  isKnownIssuer: true,
  credential: {
    name: 'Academic transcript',
    issuer: { id: 'https://ori.example/issuer', name: 'Ori Academy' },
    validFrom: '2026-06-01T10:00:00Z',
    credentialSubject: {
      creditsEarned: 1.5,
      achievement: { humanCode: 'ABCD-EFGH', resultDescription: [{ id: '#1', name: 'Algebra I' }] },
      result: [{ resultDescription: '#1', value: 'A-' }],
    },
  },
};

function draw(result: Partial<CheckedCredential>, isListAsked = true, paperCode: string | null = null) {
  const words = englishWords();
  words.addResourceBundle('en', 'transcript', transcript);
  return render(
    <I18nextProvider i18n={words}>
      <CredentialVerdict result={{ ...GENUINE, ...result }} isListAsked={isListAsked} paperCode={paperCode} />
    </I18nextProvider>,
  );
}

it('says of a genuine copy who signed it, what it says, and the code that the paper must show', () => {
  draw({});
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Genuine and unchanged');
  const text = document.body.textContent;
  for (const said of ['Issued without a name', 'Ori Academy', 'June 1, 2026', '1.5', 'ABCD-EFGH'])
    expect(text).toContain(said);
  expect(screen.getByRole('row', { name: 'Algebra I A−' })).toBeTruthy();
  expect(text).not.toContain('Without a network');
});

it('owns up when nobody could be asked whether it was taken back, and when the signer is not known', () => {
  draw({}, false);
  expect(document.body.textContent).toContain('Without a network');
  cleanup();
  draw({ isKnownIssuer: false });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('a signer we do not know');
});

it('repeats nothing of what does not verify', () => {
  draw({ fault: 'signature' });
  const text = document.body.textContent;
  expect(text).toContain('It was changed after it was signed');
  for (const unsaid of ['Algebra I', 'Ori Academy', 'ABCD-EFGH']) expect(text).not.toContain(unsaid);
});

it('compares the code of the paper somebody came from', () => {
  draw({}, true, 'ABCD-EFGH');
  expect(document.body.textContent).toContain('Paper and signed copy say the same');
  cleanup();
  draw({}, true, 'ZZZZ-ZZZZ');
  expect(document.body.textContent).toContain('The paper shows another code, ZZZZ-ZZZZ');
});

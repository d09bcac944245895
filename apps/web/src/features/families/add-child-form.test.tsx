import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { NewPinFields } from '../accounts/new-pin-fields.tsx';
import { PictureKey } from '../accounts/picture-key.tsx';
import { SacredIdField } from '../accounts/sacred-id-field.tsx';
import { PlanBeside } from '../billing/no-place-left.tsx';
import { AddChildForm } from './add-child-form.tsx';

const sent: Record<string, unknown>[] = [];
let answer: readonly [number, unknown] = [500, null];
const added = vi.fn();
const waiting = vi.fn();

beforeEach(() => {
  sent.length = 0;
  added.mockClear();
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    if (url.startsWith('/api/accounts/sacred-id'))
      return new Response(JSON.stringify({ sacredId: 'x', available: true, suggestions: [] }));
    if (url.startsWith('/api/legal/')) return new Response('{}', { status: 404 });
    sent.push(JSON.parse(init.body ?? '{}') as Record<string, unknown>);
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  return renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <AddChildForm
        SacredId={SacredIdField}
        PinFields={NewPinFields}
        Pictures={PictureKey}
        onAdded={added}
        onWaiting={waiting}
        planBeside={<PlanBeside />}
      />
    </QueryClientProvider>,
  );
}
const field = (name: string): HTMLInputElement =>
  document.querySelector(`[name=${name}]`) as HTMLInputElement;
const fill = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } });
const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Add this child' }));
const errorOf = (name: string): string => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? '';
};

function fillAll(pinAgain = '7294'): void {
  fill('firstName', 'Kofi');
  fill('sacredId', 'kofi-4821');
  fill('pin', '7294');
  fill('pinConfirmation', pinAgain);
  fireEvent.click(field('consent'));
}

describe('the form that adds a child', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    open();
    press();
    await waitFor(() => expect(errorOf('firstName')).toBe('Please fill this in'));
    expect(errorOf('sacredId')).toBe('Please fill this in');
    expect(errorOf('pin')).toBe('Please fill this in');
    expect(errorOf('consent')).toBe('Your consent is needed before a child can be added');
    expect(sent).toEqual([]);
  });

  it('selects the name it suggests, so that what is typed next takes its place', async () => {
    open();
    const name = field('firstName');
    fireEvent.change(name, { target: { value: 'Kofi' } });
    name.focus();
    field('sacredId').focus();
    await waitFor(() => expect(field('sacredId').value).toMatch(/^kofi/));
    const { selectionStart, selectionEnd, value } = field('sacredId');
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  });

  it('tells two PINs that differ at the second one', async () => {
    open();
    fillAll('7295');
    press();
    await waitFor(() => expect(errorOf('pinConfirmation')).toBe("PINs don't match"));
    expect(sent).toEqual([]);
  });

  it('puts what the server refuses at its field, and loses nothing typed', async () => {
    answer = [
      409,
      {
        success: false,
        error: 'This Sacred ID is already taken',
        code: 'sacred-id-taken',
        field: 'sacredId',
      },
    ];
    open();
    fillAll();
    press();
    await waitFor(() => expect(errorOf('sacredId')).toBe('This Sacred ID is already taken'));
    expect(field('firstName').value).toBe('Kofi');
    expect(added).not.toHaveBeenCalled();
  });

  it('says when every place is taken, and leads to where that is changed', async () => {
    answer = [409, { success: false, error: 'All places are taken', code: 'no-place-left', field: 'plan' }];
    open();
    expect(screen.queryByRole('link', { name: /^See plan and payments/ })).toBeNull();
    fillAll();
    press();
    await screen.findByText('All places are taken');
    const way = screen.getByRole('link', { name: /^See plan and payments/ });
    expect(way.getAttribute('href')).toBe('/dashboard/parent/billing');
    // Beside this page: what was filled in stays.
    expect(way.getAttribute('target')).toBe('_blank');
    expect(field('firstName').value).toBe('Kofi');
  });

  it('sends consent with its version, and hands over the sign-in just made', async () => {
    answer = [200, { success: true, child: { firstName: 'Kofi', sacredId: 'kofi-4821' } }];
    open();
    fillAll();
    press();
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith({
        success: true,
        child: { firstName: 'Kofi', sacredId: 'kofi-4821' },
        pin: '7294',
      }),
    );
    expect(sent).toEqual([
      {
        firstName: 'Kofi',
        ageGroup: 'elementary',
        sacredId: 'kofi-4821',
        pin: '7294',
        pinConfirmation: '7294',
        pictureKey: false,
        consent: true,
        consentVersion: CONSENT_TEXT_VERSION,
      },
    ]);
  });

  it('asks those who do not read yet for four pictures', async () => {
    answer = [200, { success: true, child: {} }];
    open();
    fireEvent.click(document.querySelector('[name=ageGroup][value=k2]') as HTMLInputElement);
    fill('firstName', 'Esi');
    fill('sacredId', 'esi-4821');
    fireEvent.click(field('consent'));
    for (const picture of ['star', 'fish', 'sun'])
      fireEvent.click(screen.getByRole('button', { name: picture }));
    press();
    await screen.findByText('Four pictures are needed');
    expect(sent).toEqual([]);
    const pictures = screen.getByRole('group', {
      name: /pictures/i,
      description: 'Four pictures are needed',
    });
    expect(document.activeElement).toBe(pictures);
    fireEvent.click(screen.getByRole('button', { name: 'boat' }));
    expect(screen.queryByText('Four pictures are needed')).toBeNull();
    press();
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ pin: '2307', pinConfirmation: '2307', pictureKey: true }),
    );
  });
});

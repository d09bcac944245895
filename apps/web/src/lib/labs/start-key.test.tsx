import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n.ts';
import { StartKey } from './start-key.tsx';

const i18n = createI18n('en', { labs: { stage: { coming: 'It is on its way.' } } });

const HTML = HTMLElement.prototype;
const hidePopover = vi.fn<() => void>();

/** The server's key, with its note open or not, as the page's code finds it. */
function takeOver({ isNoteOpen, open }: { readonly isNoteOpen: boolean; readonly open: () => void }) {
  const key = (
    <I18nextProvider i18n={i18n}>
      <StartKey at="still" open={open}>
        Open the lab
      </StartKey>
    </I18nextProvider>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(key);
  document.body.append(host);
  const asSent = host.querySelector('button')?.outerHTML ?? '';
  Object.assign(HTML, { hidePopover });
  vi.spyOn(HTML, 'matches').mockImplementation((selector) => isNoteOpen && selector === ':popover-open');
  const root = hydrateRoot(host, key);
  return { host, asSent, stop: () => root.unmount() };
}

describe('the key that opens a lab', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    hidePopover.mockClear();
    Reflect.deleteProperty(HTML, 'hidePopover');
    document.body.replaceChildren();
  });

  it('can be pressed before the page’s code is there', async () => {
    const { asSent, host, stop } = takeOver({ isNoteOpen: false, open: () => undefined });
    expect(asSent).not.toContain('disabled');
    const [, noteId = ''] = /popovertarget="([^"]+)"/i.exec(asSent) ?? [];
    expect(host.querySelector(`[id="${noteId}"]`)?.textContent).toBe('It is on its way.');
    await vi.waitFor(() => expect(host.querySelector('[popovertarget]')).toBeNull());
    stop();
  });

  it('opens at once where it was pressed early, and only there', async () => {
    const open = vi.fn<() => void>();
    const { stop } = takeOver({ isNoteOpen: true, open });
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    stop();
    const unasked = vi.fn<() => void>();
    const { host, stop: end } = takeOver({ isNoteOpen: false, open: unasked });
    await vi.waitFor(() => expect(host.querySelector('[popovertarget]')).toBeNull());
    expect(unasked).not.toHaveBeenCalled();
    host.querySelector('button')?.click();
    expect(unasked).toHaveBeenCalledTimes(1);
    end();
  });
});

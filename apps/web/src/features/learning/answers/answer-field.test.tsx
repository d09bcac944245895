import type { Question, ShownOption } from '@ori/contracts/practice';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import lesson from '../../../locales/en/lesson.json' with { type: 'json' };
import { AnswerField } from './answer-field.tsx';

function Field({ kind }: { readonly kind: Question['answer'] }) {
  const [value, setValue] = useState('');
  return (
    <>
      <AnswerField
        kind={kind}
        value={value}
        onChange={setValue}
        error={undefined}
        disabled={false}
        inputRef={() => undefined}
      />
      <output>{value}</output>
    </>
  );
}

function open(kind: Question['answer']) {
  render(
    <I18nextProvider i18n={createI18n('en', { common, lesson })}>
      <Field kind={kind} />
    </I18nextProvider>,
  );
}

const options = (...words: string[]): ShownOption[] =>
  words.map((text, index) => ({ id: 'abcd'[index] ?? '', text, figure: null }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.getByRole('status').textContent;

afterEach(cleanup);

describe('an answer', () => {
  it('in an order is moved by buttons that say what they move', () => {
    open({ kind: 'order', options: options('egg', 'chick', 'hen') });
    press('Move down: egg');
    expect(answer()).toBe('b,a,c');
    press('Move up: hen');
    expect(answer()).toBe('b,c,a');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')[0]?.textContent).toContain('chick');
  });

  it('of pairs goes on to the next open one, and a pair can be made anew', () => {
    open({ kind: 'match', left: options('cow', 'hen'), right: options('calf', 'chick') });
    press('chick');
    press('calf');
    expect(answer()).toBe('a-b,b-a');
    press(/^.*cow.*paired with chick/);
    press('calf');
    expect(answer()).toBe('a-a,b-a');
  });

  it('out of a text keeps as many picks as asked for', () => {
    open({ kind: 'span', segments: options('The', 'cat', 'sat'), picks: 1 });
    press('cat');
    press('sat');
    expect(answer()).toBe('c');
    expect(screen.getByRole('button', { name: 'sat' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('of several named numbers has a field for each', () => {
    open({ kind: 'list', labels: ['x', 'y'] });
    fireEvent.change(screen.getByRole('textbox', { name: 'y' }), { target: { value: '-2' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'x' }), { target: { value: '3' } });
    expect(answer()).toBe('3;-2');
  });

  it('with signs that a keyboard lacks has them at a press', () => {
    open({ kind: 'interval', variable: 'x' });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x ' } });
    press('≥');
    expect(answer()).toContain('≥');
  });
});

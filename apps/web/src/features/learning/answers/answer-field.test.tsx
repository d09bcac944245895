import type { Question, ShownOption } from '@ori/contracts/practice';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import lesson from '../../../locales/en/lesson.json' with { type: 'json' };
import { AnswerField } from './answer-field.tsx';

interface FieldProps {
  readonly kind: Question['answer'];
  readonly hear?: (text: string) => void;
}

function Field({ kind, hear }: FieldProps) {
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
        hear={hear}
      />
      <output>{value}</output>
    </>
  );
}

function open(kind: Question['answer'], hear?: (text: string) => void) {
  render(
    <I18nextProvider i18n={createI18n('en', { common, lesson })}>
      <Field kind={kind} {...(hear && { hear })} />
    </I18nextProvider>,
  );
}

const options = (...words: string[]): ShownOption[] =>
  words.map((text, index) => ({ id: 'abcd'[index] ?? '', text, figure: null }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.getByRole('status').textContent;

const keysOf = () => screen.getByRole('textbox').getAttribute('inputmode');

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

  it('is said aloud as it is picked, to those who do not read yet', () => {
    const heard: string[] = [];
    const hear = (text: string) => void heard.push(text);
    open({ kind: 'choice', options: options('triangle', 'square') }, hear);
    fireEvent.click(screen.getByRole('radio', { name: 'square' }));
    cleanup();
    open({ kind: 'match', left: options('cow'), right: options('calf') }, hear);
    press('calf');
    cleanup();
    open({ kind: 'order', options: options('egg', 'hen') }, hear);
    press('Hear: hen');
    expect(heard).toEqual(['square', 'calf', 'hen']);
  });

  it('in numbers opens the keys of numbers, and none where the keys stand on the page', () => {
    open({ kind: 'integer' });
    expect(keysOf()).toBe('numeric');
    press('−');
    expect(answer()).toBe('−');
    cleanup();
    open({ kind: 'integer' }, () => undefined);
    expect(keysOf()).toBe('none');
  });
});

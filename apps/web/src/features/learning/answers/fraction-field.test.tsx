import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import lesson from '../../../locales/en/lesson.json' with { type: 'json' };
import { FractionField } from './fraction-field.tsx';

function Field() {
  const [value, setValue] = useState('');
  return (
    <>
      <FractionField
        value={value}
        onChange={setValue}
        error={undefined}
        disabled={false}
        inputRef={() => undefined}
        form="any"
      />
      <output>{value}</output>
    </>
  );
}

function open() {
  render(
    <I18nextProvider i18n={createI18n('en', { common, lesson })}>
      <Field />
    </I18nextProvider>,
  );
  return {
    top: screen.getByRole<HTMLInputElement>('textbox', { name: lesson.answer.top }),
    bottom: screen.getByRole<HTMLInputElement>('textbox', { name: lesson.answer.bottom }),
    answer: screen.getByRole('status'),
  };
}

const type = (box: HTMLInputElement, value: string) => fireEvent.change(box, { target: { value } });

afterEach(cleanup);

it('takes a fraction typed with a slash in the top box as the fraction', () => {
  const { top, bottom, answer } = open();
  type(top, '3/4');
  expect([top.value, bottom.value]).toEqual(['3', '4']);
  expect(answer.textContent).toBe('3/4');
});

it('goes on below the line at the slash', () => {
  const { top, bottom, answer } = open();
  type(top, '3/');
  expect(document.activeElement).toBe(bottom);
  type(bottom, '4');
  expect(answer.textContent).toBe('3/4');
});

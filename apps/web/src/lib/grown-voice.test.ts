import { expect, test } from 'vitest';
import { grownVoice } from './grown-voice.ts';
import { createI18n } from './i18n.ts';

const words = {
  dashboard: {
    title: 'Ta semaine',
    title_grown: 'Votre semaine',
    plain: 'Objectifs',
    days_one: '{{count}} jour pour toi',
    days_other: '{{count}} jours pour toi',
    days_grown_one: '{{count}} jour pour vous',
    days_grown_other: '{{count}} jours pour vous',
  },
};

function speaker(grown: { now: boolean }) {
  return createI18n('fr', words).use(grownVoice(() => grown.now));
}

test('grown-ups are spoken to as such where words have a form for them', () => {
  const { t } = speaker({ now: true });
  expect(t('dashboard:title')).toBe('Votre semaine');
  expect(t('dashboard:days', { count: 1 })).toBe('1 jour pour vous');
  expect(t('dashboard:days', { count: 3 })).toBe('3 jours pour vous');
});

test('words without that form, and children, are left as they are', () => {
  const grown = { now: true };
  const i18n = speaker(grown);
  expect(i18n.t('dashboard:plain')).toBe('Objectifs');
  grown.now = false;
  expect(i18n.t('dashboard:title')).toBe('Ta semaine');
  expect(i18n.t('dashboard:days', { count: 3 })).toBe('3 jours pour toi');
});

test('the form belongs to the namespace a room asks in', () => {
  expect(speaker({ now: true }).getFixedT(null, 'dashboard')('title')).toBe('Votre semaine');
});

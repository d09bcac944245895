import { LOCALES, type Locale } from '@ori/contracts/locale';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { LANGUAGE_NAMES } from '../../lib/language-names.ts';
import { speak } from '../../lib/language.ts';
import { changeLook } from '../../lib/change-look.ts';
import { useDarkMode } from '../../lib/look.ts';
import { LookAgeChoice, LookChecks } from '../../lib/look-choices.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { updateProfile } from './own-account.calls.ts';
import { useSession, useSessionStore } from './session.ts';

/** Language and look, at once on this device; the language is kept with the account. Learners choose a size with the rest of their settings. */
export function PreferencesForm() {
  const { t, i18n } = useTranslation();
  const isDark = useDarkMode();
  const store = useSessionStore();
  const { user } = useSession();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const choose = async (locale: Locale) => {
    await speak(i18n, locale);
    const answer = await updateProfile(store, { locale });
    if (!answer.ok) toasts.show({ type: 'error', title: wordsOf(answer.failure) });
  };
  return (
    <div className="grid gap-6">
      <RadioCards
        legend={t('nav.language')}
        name="locale"
        columns={3}
        value={i18n.language}
        onChange={(value) => void choose(value as Locale)}
        options={LOCALES.map((locale) => ({ value: locale, title: LANGUAGE_NAMES[locale] }))}
      />
      <RadioCards
        legend={t('auth:profile.theme')}
        name="theme"
        columns={2}
        value={isDark ? 'dark' : 'light'}
        onChange={(value) => changeLook({ isDark: value === 'dark' })}
        options={[
          { value: 'dark', title: t('auth:profile.dark') },
          { value: 'light', title: t('auth:profile.light') },
        ]}
      />
      {user?.role !== 'student' && <LookAgeChoice />}
      <LookChecks />
    </div>
  );
}

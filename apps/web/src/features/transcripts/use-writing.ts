import { type Writing, writingIn } from '@ori/core/records/grades-writing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How figures of a transcript are written in the language on screen. */
export function useWriting(): Writing {
  const { i18n } = useTranslation();
  return useMemo(() => writingIn(i18n.language), [i18n.language]);
}

import { CHECK_FIELD, httpErrorText } from '@ori/contracts/errors';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FailedCall, type Failure } from './failure.ts';

/** Of a value that does not fit the server says itself, in the reader's language, what would; or only that it does not. */
export const saysItself = ({ code, text }: Failure): boolean =>
  code === 'invalid-input' && text !== null && text !== CHECK_FIELD;

/**
 * The words of a failure: in English the server's own, then those of its code; in another
 * language those of its code first, unless it is one the server words in every language. 'HTTP error! status: {code}' when there is neither (spec §8).
 * Needs the `errors` namespace.
 */
export function messageOf(failure: Failure, language: string, t: TFunction): string {
  const { code, text, status } = failure;
  const ofCode = code ? t(`errors:code.${code}`, { defaultValue: text ?? httpErrorText(status) }) : null;
  const words = language === 'en' || saysItself(failure) ? (text ?? ofCode) : (ofCode ?? text);
  return words ?? httpErrorText(status);
}

/** Turns a failure, or an error that carries one, into words of the language on screen. */
export function useFailureWords(): (problem: Failure | Error) => string {
  const { t, i18n } = useTranslation();
  return (problem) => {
    if (problem instanceof FailedCall) return messageOf(problem.failure, i18n.language, t);
    return problem instanceof Error ? t('errors:code.unexpected') : messageOf(problem, i18n.language, t);
  };
}

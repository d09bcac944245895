import type { Locale } from '@ori/contracts/locale';
import type { Helpline } from '@ori/contracts/tutor-care';
import type { TutorTier } from '@ori/contracts/tutor-names';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import { careAtOnce } from '@ori/core/tutor/safety/care-at-once';
import { DEFAULT_HELPLINES } from '@ori/core/tutor/safety/helplines';

/**
 * What is said here, without a server, to a message that calls for care; null where it calls for none. The helplines
 * are those of this device's time zone: of the installation's list, or of the product's own until that came.
 */
export function careHere(
  message: string,
  reader: { readonly careTier: TutorTier; readonly isGrown: boolean },
  onScreen: Locale,
  helplines: readonly Helpline[] | null,
): string | null {
  const locale = typedLocale(message, onScreen);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return careAtOnce(message, {
    tier: reader.careTier,
    locale,
    isGrown: reader.isGrown,
    timeZone: timeZone ?? null,
    helplines: helplines ?? DEFAULT_HELPLINES,
  });
}

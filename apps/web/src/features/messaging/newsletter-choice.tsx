import type { NoticeChoices } from '@ori/contracts/notifications';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

type Props = Pick<NoticeChoices, 'newsletter' | 'hasEmail'>;

/** Letters about new articles: offered to grown-ups whom mail can reach. */
export function NewsletterChoice({ newsletter, hasEmail }: Props) {
  const { t } = useTranslation('messages');
  if (newsletter === null || !hasEmail) return null;
  return (
    <fieldset className="choice-part">
      <legend>{t('choices.newsletter')}</legend>
      <Checkbox
        name="newsletter"
        label={t('choices.newsletterOn')}
        hint={t('choices.newsletterHint')}
        defaultChecked={newsletter}
      />
    </fieldset>
  );
}

/** What was chosen of it; nothing where it was not offered. */
export function newsletterOf(filled: FormData, { newsletter, hasEmail }: Props): { newsletter?: boolean } {
  return newsletter === null || !hasEmail ? {} : { newsletter: filled.get('newsletter') === 'on' };
}

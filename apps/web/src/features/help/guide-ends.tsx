import { textPath } from '@ori/contracts/text-names';
import type { HelpText } from '@ori/contracts/texts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';

/** Where a guide leads on: to guides near it, and to a person. */
export function GuideEnds({ related }: Pick<HelpText, 'related'>) {
  const { t } = useTranslation('help');
  return (
    <aside className="guide-on no-print" aria-labelledby="go-on">
      <h2 id="go-on">{t('related')}</h2>
      <ul>
        {related.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={textPath('help', slug)}>{title}</Link>
          </li>
        ))}
      </ul>
      <p>{t('stillStuck')}</p>
      <p>
        <LinkButton to="/contact" variant="secondary">
          {t('write')}
        </LinkButton>
      </p>
    </aside>
  );
}

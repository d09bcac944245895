import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button.tsx';

/** Six circles of radius 40 around the place where a seventh should be. */
const SIX = ['40 0', '20 34.64', '-20 34.64', '-40 0', '-20-34.64', '20-34.64']
  .map((middle) => `M${middle}m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0`)
  .join('');

/** What an unknown path shows (spec §2): a flower of seven circles, one of which is not there. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="page grid items-center gap-10 py-12 md:grid-cols-2 lg:py-16">
      <div className="grid gap-5">
        <h1 className="text-5xl">{t('notFound.title')}</h1>
        <p className="text-xl text-mute">{t('notFound.message')}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/">{t('notFound.home')}</LinkButton>
          <LinkButton to="/search" variant="secondary">
            {t('notFound.search')}
          </LinkButton>
          <LinkButton to="/help" variant="secondary">
            {t('notFound.help')}
          </LinkButton>
        </p>
      </div>
      <svg
        viewBox="-84 -84 168 168"
        className="w-full max-w-md fill-none stroke-gold md:order-last"
        aria-hidden="true"
        focusable="false"
      >
        <path d={SIX} />
        <circle r="40" className="fill-night stroke-clay" strokeWidth="1.6" strokeDasharray="3 5" />
      </svg>
    </div>
  );
}

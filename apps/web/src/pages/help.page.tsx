import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Disclosure } from '../ui/disclosure.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** The questions by theme; their words are `help:faq.<theme>.<question>`. */
const THEMES = {
  signIn: ['sacredId', 'forgotPin', 'code', 'sharedDevice'],
  children: ['add', 'pictures', 'locked', 'under14'],
  learning: ['labels', 'wrong', 'mastered', 'ori'],
  privacy: ['kept', 'takeAway', 'remove', 'offline'],
} as const;

type Theme = keyof typeof THEMES;

function ThemeSection({ theme }: { readonly theme: Theme }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={theme} className="grid content-start gap-2">
      <h2 id={theme} className="text-2xl">
        {t(`help:faq.${theme}.title`)}
      </h2>
      <div>
        {THEMES[theme].map((question) => (
          <Disclosure
            key={question}
            id={`${theme}-${question}`}
            summary={t(`help:faq.${theme}.${question}.ask`)}
          >
            <p className="text-mute">{t(`help:faq.${theme}.${question}.answer`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Answers to what people ask; readable without any script. */
export function Page() {
  const { t } = useTranslation();
  return (
    <div className="page pb-16">
      <PageHeader title={t('help:title')} lead={t('help:lead')} />
      <nav aria-label={t('help:themes')} className="mb-10 flex flex-wrap gap-2">
        {(Object.keys(THEMES) as Theme[]).map((theme) => (
          <a key={theme} href={`#${theme}`} className="chip" data-tone="gold">
            {t(`help:faq.${theme}.title`)}
          </a>
        ))}
      </nav>
      <div className="grid gap-12 lg:grid-cols-2">
        {(Object.keys(THEMES) as Theme[]).map((theme) => (
          <ThemeSection key={theme} theme={theme} />
        ))}
      </div>
      <div className="mt-14 flex flex-wrap items-center gap-5 rounded-card border border-line bg-night-2 p-6">
        <p className="flex-1 text-lg">{t('help:stillStuck')}</p>
        <LinkButton to="/contact">{t('help:write')}</LinkButton>
        <Link to="/about">{t('nav.about')}</Link>
      </div>
    </div>
  );
}

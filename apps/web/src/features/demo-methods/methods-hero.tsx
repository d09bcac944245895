import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import { METHODS } from '@ori/contracts/method-names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

/** Which question an address asks for. */
export function questionNumber(search: URLSearchParams): number {
  const n = Number(search.get('n') ?? '1');
  return Number.isInteger(n) && n >= 1 && n <= 9999 ? n : 1;
}

interface MethodsHeroProps {
  readonly question: MethodsAnswer['question'];
  /** The question's picture. */
  readonly figure: ReactNode;
}

/** The question that goes through all of the page, made when the page was asked for. */
export function MethodsHero({ question, figure }: MethodsHeroProps) {
  const { t } = useTranslation('demo');
  const [search] = useSearchParams();
  const lng = search.get('lng');
  const another = `?n=${(question.n % 9999) + 1}${lng === null ? '' : `&lng=${lng}`}`;
  return (
    <header className="tm-hero">
      <div>
        <p className="eyebrow">{t('methods.hero.eyebrow')}</p>
        <h1>{t('methods.hero.title')}</h1>
        <p className="text-xl text-mute">{t('methods.hero.lead')}</p>
      </div>
      <div className="tm-question">
        <p className="eyebrow">{question.skillTitle}</p>
        <p className="tm-asked">{question.prompt}</p>
        {figure}
        <p className="no-print">
          <Link to={another} preventScrollReset>
            {t('methods.hero.another')}
          </Link>
        </p>
      </div>
      <nav aria-label={t('methods.hero.eyebrow')}>
        <ol className="tm-index">
          {METHODS.map((method) => (
            <li key={method}>
              <a href={`#${method}`}>{t(`methods.${method}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FAQ, FAQ_FIGURES } from '../../features/site/faq-list.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import './faq.css';

type Entry = (typeof FAQ)[number]['entries'][number];

const COUNT = FAQ.reduce((sum, { entries }) => sum + entries.length, 0);

/** A question that opens its answer; its id can be linked to. */
function Question({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('resources');
  return (
    <details id={entry.id}>
      <summary>
        <h3>{t(`faq.q.${entry.id}.ask`)}</h3>
      </summary>
      <p>
        {t(`faq.q.${entry.id}.answer`, FAQ_FIGURES)}
        {'to' in entry && (
          <>
            {' '}
            <Link to={entry.to}>{t('faq.more')}</Link>
          </>
        )}
      </p>
    </details>
  );
}

/** `/resources/faq`: what people ask before and after joining, all of it on one page. */
export function Page() {
  const { t } = useTranslation('resources');
  return (
    <div className="page faq">
      <header>
        <h1>{t('faq.heading')}</h1>
        <p className="text-xl text-mute">{t('faq.lead', { count: COUNT })}</p>
      </header>
      <nav aria-label={t('faq.groups')}>
        <Ornament name="star" className="faq-ornament" />
        <ul>
          {FAQ.map(({ id }) => (
            <li key={id}>
              <a href={`#group-${id}`}>{t(`faq.group.${id}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="faq-groups">
        {FAQ.map(({ id, entries }) => (
          <section key={id} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`}>{t(`faq.group.${id}`)}</h2>
            {entries.map((entry) => (
              <Question key={entry.id} entry={entry} />
            ))}
          </section>
        ))}
        <section className="faq-end" aria-labelledby="unanswered">
          <h2 id="unanswered">{t('faq.end.title')}</h2>
          <p>{t('faq.end.text')}</p>
          <p>
            <LinkButton to="/contact">{t('faq.end.to')}</LinkButton>
          </p>
        </section>
      </div>
    </div>
  );
}

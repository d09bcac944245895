import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { PredictCard } from './predict-card.tsx';
import { TonightCard } from './tonight-card.tsx';
import './styles/people.css';

function Person({
  id,
  eyebrow,
  title,
  text,
  children,
}: {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="person" aria-labelledby={id}>
      <div className="grid content-start gap-3">
        <p className="eyebrow">{eyebrow}</p>
        <h3 id={id} className="text-3xl">
          {title}
        </h3>
        <p className="text-mute">{text}</p>
      </div>
      {children}
    </section>
  );
}

/** What each person who comes here meets first, shown with the parts they will really use. */
export function PeopleSection() {
  const { t } = useTranslation('homepage');
  return (
    <section className="page grid gap-16 py-16" aria-labelledby="people">
      <h2 id="people" className="max-w-prose text-4xl">
        {t('people.title')}
      </h2>
      <Person
        id="for-child"
        eyebrow={t('people.child.eyebrow')}
        title={t('people.child.title')}
        text={t('people.child.text')}
      >
        <PredictCard />
      </Person>
      <Person
        id="for-parent"
        eyebrow={t('people.parent.who')}
        title={t('people.parent.title')}
        text={t('people.parent.text')}
      >
        <TonightCard />
      </Person>
      <Person
        id="for-teacher"
        eyebrow={t('people.teacher.eyebrow')}
        title={t('people.teacher.title')}
        text={t('people.teacher.text')}
      >
        <ol className="path" aria-label={t('people.teacher.path')}>
          {[
            t('people.teacher.hook'),
            t('people.teacher.story'),
            t('people.teacher.core'),
            t('people.teacher.figure'),
            t('people.teacher.worked'),
            t('people.teacher.practice'),
            t('people.teacher.doubt'),
            t('people.teacher.sources'),
          ].map((part) => (
            <li key={part}>{part}</li>
          ))}
          <li className="path-end">
            <LinkButton variant="secondary" to="/lessons/gou-and-gu">
              {t('people.teacher.open')}
            </LinkButton>
          </li>
        </ol>
      </Person>
    </section>
  );
}

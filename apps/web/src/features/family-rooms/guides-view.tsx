import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FIRST_STEPS, PRINTED, SHELF } from './guide-places.ts';
import './guides.css';

interface PartProps {
  readonly name: 'begin' | 'read' | 'print' | 'rules';
  readonly children: ReactNode;
}

function Part({ name, children }: PartProps) {
  const { t } = useTranslation('family');
  const id = useId();
  return (
    <section aria-labelledby={id} className="guides-part" data-part={name}>
      <h2 id={id}>{t(`guides.${name}.title`)}</h2>
      <p className="max-w-prose text-mute">{t(`guides.${name}.lead`)}</p>
      {children}
    </section>
  );
}

function FirstSteps() {
  const { t } = useTranslation('family');
  return (
    <ol className="guides-way">
      {FIRST_STEPS.map(([step, to]) => (
        <li key={step}>
          <Link to={to}>{t(`guides.begin.${step}.title`)}</Link>
          <p>{t(`guides.begin.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

function Shelf() {
  const { t } = useTranslation('family');
  return (
    <>
      <h3 className="text-xl">{t('guides.read.all')}</h3>
      <ul className="guides-shelf">
        {SHELF.map(([book, to]) => (
          <li key={book}>
            <Link to={to}>{t(`guides.read.${book}.title`)}</Link>
            <p>{t(`guides.read.${book}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Printed() {
  const { t } = useTranslation('family');
  return (
    <ul className="guides-sheets">
      {PRINTED.map(([sheet, to]) => (
        <li key={sheet}>
          <Link to={to}>
            <b>{t(`guides.print.${sheet}.title`)}</b>
            <span>{t(`guides.print.${sheet}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface GuidesViewProps {
  /** What fits each child to be read with; the page brings it. */
  readonly reading: ReactNode;
}

/** What helps a parent along: how to begin, what to read with a child, what to print, where the state's rules are. */
export function GuidesView({ reading }: GuidesViewProps) {
  const { t } = useTranslation('family');
  return (
    <div className="page pb-16">
      <PageHeader title={t('guides.title')} lead={t('guides.lead')} />
      <div className="guides">
        <Part name="begin">
          <FirstSteps />
        </Part>
        <Part name="read">
          {reading}
          <Shelf />
        </Part>
        <Part name="print">
          <Printed />
        </Part>
        <Part name="rules">
          <p className="guides-doors">
            <LinkButton to="/homeschool">{t('guides.rules.states')}</LinkButton>
            <LinkButton to="/dashboard/homeschool" variant="secondary">
              {t('guides.rules.record')}
            </LinkButton>
          </p>
          <Ornament name="star" className="guides-star" />
        </Part>
      </div>
      <p className="guides-help">
        {t('guides.unclear')} <Link to="/dashboard/parent/help">{t('guides.help')}</Link>
      </p>
    </div>
  );
}

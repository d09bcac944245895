import type { Assessment, Portfolio } from '@ori/contracts/portfolio';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { AddPart } from './add-part.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { RemoveThing } from './remove-thing.tsx';

const SCORES = ['raw', 'percentile', 'stanine', 'composite'] as const;

function Scores({ assessment }: { readonly assessment: Assessment }) {
  const { t, i18n } = useTranslation('family');
  const known = SCORES.flatMap((name) => {
    const value = assessment[name];
    return value === null || value === '' ? [] : [{ name, words: value.toLocaleString(i18n.language) }];
  });
  if (known.length === 0) return null;
  return (
    <dl className="scores">
      {known.map(({ name, words }) => (
        <div key={name}>
          <dt>{t(`portfolio.assessment.field.${name}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ assessment, mayWrite }: { readonly assessment: Assessment; readonly mayWrite: boolean }) {
  const { t, i18n } = useTranslation('family');
  const { kind, instrument, form, giver, licence, takenOn, isCertified, note } = assessment;
  const title = kind === 'test' ? instrument : t('portfolio.assessment.by', { name: giver });
  const rest = kind === 'test' ? [form, giver] : [licence];
  return (
    <li className="assessment">
      <h3>{title}</h3>
      <p className="text-sm text-mute">
        <time dateTime={takenOn}>{dayWords(takenOn, i18n.language, 'date')}</time>
        {rest.filter(Boolean).map((words) => ` · ${words}`)}
      </p>
      {isCertified && (
        <p>
          <Badge tone="nile">{t('portfolio.assessment.isCertified')}</Badge>
        </p>
      )}
      <Scores assessment={assessment} />
      {note && <p>{note}</p>}
      {mayWrite && (
        <p className="no-print">
          <RemoveThing thing={assessment} part="assessments" title={title} />
        </p>
      )}
    </li>
  );
}

/** Tests with their scores, and what evaluators said. */
export function AssessmentsList({ portfolio }: { readonly portfolio: Portfolio }) {
  const { t } = useTranslation('family');
  const { assessments, mayWrite, childId } = portfolio;
  return (
    <>
      {assessments.length === 0 && <p className="text-mute">{t('portfolio.assessment.none')}</p>}
      <ul className="assessments">
        {assessments.map((assessment) => (
          <Line key={assessment.id} assessment={assessment} mayWrite={mayWrite} />
        ))}
      </ul>
      {mayWrite && (
        <AddPart label={t('portfolio.assessment.add')} cancel={t('portfolio.cancel')}>
          {(close) => <AssessmentForm childId={childId} close={close} />}
        </AddPart>
      )}
    </>
  );
}

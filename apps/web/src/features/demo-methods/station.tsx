import type { Statement } from '@ori/contracts/heritage';
import type { Method } from '@ori/contracts/method-names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type EvidenceOf = (statement: Statement) => ReactNode;

interface StationProps {
  readonly method: Method;
  readonly place: number;
  readonly statement: Statement | undefined;
  readonly evidence: EvidenceOf;
  readonly children: ReactNode;
}

/** One way of teaching: what it is, the thing itself, and in the margin what research says of it. */
export function Station({ method, place, statement, evidence, children }: StationProps) {
  const { t } = useTranslation('demo');
  return (
    <section className="tm-station" id={method} aria-labelledby={`${method}-title`}>
      <p className="tm-number" aria-hidden="true">
        {place}
      </p>
      <div className="tm-main">
        <h2 id={`${method}-title`}>{t(`methods.${method}.title`)}</h2>
        <p className="tm-lead">{t(`methods.${method}.lead`)}</p>
        {children}
      </div>
      {statement && (
        <div className="tm-margin" id={statement.claimId}>
          <p className="eyebrow">{t('methods.evidence')}</p>
          <p>{statement.text}</p>
          {evidence(statement)}
        </div>
      )}
    </section>
  );
}

import type { SpeedRuleTold } from '@ori/contracts/numbers-page';
import { useTranslation } from 'react-i18next';
import { Maths } from './maths.tsx';

/** A speed rule: what one does, the identity behind it, and its proof line by line. */
export function RuleCard({ rule }: { readonly rule: SpeedRuleTold }) {
  const { t } = useTranslation('numbers');
  const { n, sutra, gloss, says, identity, proof, usesVary } = rule;
  return (
    <article className="num-rule" id={`rule-${n}`} aria-labelledby={`rule-${n}-title`}>
      <p className="num-rule-place" aria-hidden="true">
        {n}
      </p>
      <h3 id={`rule-${n}-title`}>{gloss}</h3>
      <p className="num-sutra" lang="sa-Latn">
        {sutra}
      </p>
      <p>{says}</p>
      {usesVary && <p className="num-vary">{t('rules.vary')}</p>}
      <div className="num-identity">
        {identity.map((line) => (
          <Maths key={line} inside={line} />
        ))}
      </div>
      <h4>{t('rules.proof')}</h4>
      <ol className="num-proof">
        {proof.map(({ math, why }) => (
          <li key={math}>
            <Maths inside={math} />
            {why && <p>{why}</p>}
          </li>
        ))}
      </ol>
    </article>
  );
}

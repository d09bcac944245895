import type { NumbersAnswer } from '@ori/contracts/numbers-page';
import { useTranslation } from 'react-i18next';
import { LabStage } from '../../features/labs/lab-stage.tsx';
import { RuleCard } from '../../features/numbers/rule-card.tsx';
import { HowSure } from '../../features/heritage/how-sure.tsx';

/** Tirtha's speed rules: what they are, a desk to try them, and each with its proof. */
export function Rules({ rules, ruleStatement, contested }: Omit<NumbersAnswer, 'systems'>) {
  const { t } = useTranslation('numbers');
  return (
    <section className="num-rules" id="rules" aria-labelledby="rules-title">
      <div className="num-told">
        <p className="eyebrow">{t('rules.eyebrow')}</p>
        <h2 id="rules-title">{t('rules.title')}</h2>
        <p className="text-lg">{t('rules.notVedic')}</p>
        <HowSure label={contested.label} sources={contested.sources} lang={contested.lang} />
        <p className="text-lg">{t('rules.algebra')}</p>
        <HowSure label={ruleStatement.label} sources={ruleStatement.sources} lang="en" />
      </div>
      <LabStage
        id="speed-rules"
        lab={{ name: 'speed-rules', props: { start: 2 }, label: t('rules.figure') }}
        title={t('rules.labTitle')}
        lead={t('rules.labLead')}
        model={<p>{t('rules.model')}</p>}
      />
      <div className="num-cards">
        {rules.map((rule) => (
          <RuleCard key={rule.n} rule={rule} />
        ))}
      </div>
    </section>
  );
}

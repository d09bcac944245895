import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { NumbersAnswer } from '@ori/contracts/numbers-page';
import { useTranslation } from 'react-i18next';
import { LabStage } from '../features/labs/lab-stage.tsx';
import { NumberHero } from '../features/numbers/number-hero.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Rules } from './numbers/rules.tsx';
import { Still } from './numbers/still.tsx';
import { Systems } from './numbers/systems.tsx';
import '../features/numbers/numbers.css';

/** The number of the page: in the first row of Plimpton 322, and short enough in each of the six writings. */
const NUMBER = 119;

/** Systems and rules with all that is told of them. */
export const dataPath = (): string => '/api/heritage/numbers';

const figureOf = (system: NumeralSystem) => <Still system={system} number={NUMBER} label="" />;

/** `/numbers`: six ways of writing numbers, and sixteen speed rules with their proofs. */
export function Page() {
  const { t } = useTranslation('numbers');
  const { systems, rules, ruleStatement, contested } = usePageData<NumbersAnswer>();
  return (
    <div className="num-page">
      <NumberHero figureOf={figureOf} number={NUMBER} />
      <div className="num-below">
        <LabStage
          id="counting"
          lab={{
            name: 'counting',
            props: { system: 'egyptian', range: 'large', number: NUMBER },
            label: t('counting.figure'),
          }}
          title={t('counting.title')}
          lead={t('counting.lead')}
          model={<p>{t('counting.model')}</p>}
        />
        <LabStage
          id="to-twenty"
          lab={{
            name: 'counting',
            props: { system: 'maya', range: 'twenty', number: 13 },
            label: t('twenty.figure'),
          }}
          title={t('twenty.title')}
          lead={t('twenty.lead')}
          model={<p>{t('counting.model')}</p>}
        />
        <Systems systems={systems} />
        <Rules rules={rules} ruleStatement={ruleStatement} contested={contested} />
        <div className="num-next">
          <p className="flex-1 text-lg">{t('next.lead')}</p>
          <LinkButton to="/lessons/numerals-on-the-road">{t('next.lesson')}</LinkButton>
        </div>
      </div>
    </div>
  );
}

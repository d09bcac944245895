import { RELATIONS } from '@ori/contracts/kim-names';
import type { OpenCard } from '@ori/contracts/kim';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MappingAnswer } from './mapping-answer.tsx';
import { MappingNames } from './mapping-names.tsx';
import { useRelationWords } from './relation-words.ts';

function RelationTests({ card }: { readonly card: OpenCard }) {
  const { t } = useTranslation('heritage');
  const words = useRelationWords('grown');
  return (
    <ul className="relation-tests">
      {RELATIONS.map((relation) => {
        const holds = relation === card.relation;
        return (
          <li key={relation} data-holds={holds || undefined}>
            <span className="relation-mark">
              {holds ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
              {holds ? t('kim.method.passes') : t('kim.method.fails')}
            </span>
            <div>
              <h4 className="text-lg">{words.relation(relation)}</h4>
              <p className="text-mute">{t(`kim.method.ask.${relation}`)}</p>
              <p>{t(`kim.method.answer.${relation}`)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** One mapping on the bench: named, tried against five relations, labelled, and what would change it. */
export function TestedMapping({ card }: { readonly card: OpenCard }) {
  const { t } = useTranslation('heritage');
  return (
    <section aria-labelledby="bench-title" className="grid gap-6">
      <h2 id="bench-title" className="text-3xl">
        {t('kim.method.bench')}
      </h2>
      <ol className="bench">
        <li>
          <h3>{t('kim.method.stepOne')}</h3>
          <div className="bench-card">
            <MappingNames card={{ ...card, object: card.sources[0]?.text ?? '' }} heading="h4" />
          </div>
        </li>
        <li>
          <h3>{t('kim.method.stepTwo')}</h3>
          <p className="max-w-prose text-mute">{t('kim.method.stepTwoText')}</p>
          <RelationTests card={card} />
        </li>
        <li>
          <h3>{t('kim.method.stepThree')}</h3>
          <p className="max-w-prose text-mute">{t('kim.method.stepThreeText')}</p>
          <div className="bench-card" data-tone="lapis">
            <p className="eyebrow">{t('kim.method.result')}</p>
            <MappingAnswer card={card} reader="grown" />
          </div>
        </li>
        <li>
          <h3>{t('kim.method.stepFour')}</h3>
          <p className="max-w-prose">{t('kim.method.stepFourText')}</p>
        </li>
      </ol>
    </section>
  );
}

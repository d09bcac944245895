import type { Bridge } from '@ori/contracts/bridges';
import type { Statement } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { Stated } from './stated.tsx';

interface SideProps {
  readonly side: 'story' | 'science';
  readonly title: string;
  readonly lang: string;
  readonly note: string | null;
  readonly statements: readonly Statement[];
}

/** One of the two columns: what it is called, and what it states. */
function Side({ side, title, lang, note, statements }: SideProps) {
  const { t } = useTranslation('heritage');
  return (
    <div className="myth-side" data-side={side}>
      <p className="eyebrow">{t(`myths.${side}`)}</p>
      <h3 lang={lang}>{title}</h3>
      {note !== null && (
        <p className="text-sm text-mute" lang={lang}>
          {note}
        </p>
      )}
      {statements.map((statement) => (
        <Stated key={statement.claimId} statement={statement} />
      ))}
    </div>
  );
}

/** A story and the science beside it, then where they part and a question to think about. */
export function BridgeRow({ bridge }: { readonly bridge: Bridge }) {
  const { t } = useTranslation(['heritage', 'lesson']);
  const { lang, relation } = bridge;
  const isRoute = relation === 'direct-transmission';
  return (
    <article className="myth-row" id={bridge.id}>
      <h2 className="sr-only" lang={lang}>
        {bridge.ancestralConcept} · {bridge.modernConcept}
      </h2>
      <Side
        side="story"
        title={bridge.ancestralConcept}
        lang={lang}
        note={`${bridge.cultureName} · ${bridge.date}`}
        statements={bridge.story}
      />
      <Side side="science" title={bridge.modernConcept} lang={lang} note={null} statements={bridge.science} />
      <div className="myth-apart">
        <p className="eyebrow">{t('heritage:myths.apart')}</p>
        <Stated statement={bridge.apart} />
        <p className="font-bold">
          {t(isRoute ? 'lesson:kim.meaning.direct-transmission' : 'lesson:kim.comparison')}
        </p>
        <p className="myth-question">{bridge.question}</p>
      </div>
    </article>
  );
}

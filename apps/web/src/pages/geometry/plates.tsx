import { type PrincipleId, principleOf } from '@ori/contracts/geometry-names';
import type { GeometryAnswer } from '@ori/contracts/geometry-page';
import type { GeometricPrinciple } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { ActivityList } from '../../features/geometry/activity-list.tsx';
import { Fact } from '../../features/geometry/fact.tsx';
import { Formula } from '../../features/geometry/formula.tsx';
import { HowSure } from '../../features/heritage/how-sure.tsx';
import { LabStage } from '../../features/labs/lab-stage.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlateFigure } from './plate-figure.tsx';

export interface PlatesProps {
  readonly answer: GeometryAnswer;
}

const FACTS = ['naturalOccurrences', 'architecturalApplications', 'spiritualSignificance'] as const;
/** What no compass makes, or what is no drawing: there one tries instead of building. */
const TRIED: readonly PrincipleId[] = [
  'fibonacci',
  'platonic',
  'log-spiral',
  'fractal',
  'wallpaper',
  'lo-shu',
  'catenary',
];

interface PlateProps {
  readonly principle: GeometricPrinciple;
  readonly id: PrincipleId;
  readonly place: number;
}

function Plate({ principle, id, place }: PlateProps) {
  const { t } = useTranslation('geometry');
  const { lang, statements, caution } = principle;
  const isTried = TRIED.includes(id);
  const openWords = id === 'sri-yantra' ? t('three') : t(isTried ? 'try' : 'build');
  return (
    <article className="geo-plate" id={id} aria-labelledby={`${id}-title`}>
      <div className="geo-plate-head">
        <p className="geo-number" aria-hidden="true">
          {place}
        </p>
        <h2 id={`${id}-title`}>{t(`name.${id}`)}</h2>
        <p className="geo-says" lang={lang}>
          {principle.description}
        </p>
        <Formula id={id} />
        <HowSure {...statements.mathematicalBasis} lang={lang}>
          <p lang={lang}>{statements.mathematicalBasis.text}</p>
        </HowSure>
        {id === 'sri-yantra' && (
          <div className="geo-caution">
            <p>{t('yantra')}</p>
            <HowSure {...statements.spiritualSignificance} lang={lang} />
          </div>
        )}
      </div>
      <PlateFigure
        start={id}
        openWords={openWords}
        label={t(`figure.${id}`)}
        model={t(isTried ? 'model' : 'free.model')}
      />
      <dl className="geo-facts">
        {FACTS.map((key) => (
          <Fact
            key={key}
            title={t(`fact.${key}`)}
            fact={statements[key]}
            lang={lang}
            caution={key === 'architecturalApplications' ? caution : null}
            evidence={<HowSure {...statements[key]} lang={lang} />}
          />
        ))}
      </dl>
      {id === 'right-triangle' && (
        <p>
          <LinkButton variant="secondary" to="/lessons/gou-and-gu">
            {t('lesson')}
          </LinkButton>
        </p>
      )}
      {id === 'golden-ratio' && <Pentagon />}
    </article>
  );
}

/** Where the golden ratio is at home. */
function Pentagon() {
  const { t } = useTranslation('geometry');
  return (
    <section className="geo-second">
      <div>
        <h3>{t('pentagon.title')}</h3>
        <p className="max-w-prose">{t('pentagon.lead')}</p>
      </div>
      <PlateFigure
        start="pentagon"
        openWords={t('build')}
        label={t('figure.pentagon')}
        model={t('free.model')}
      />
    </section>
  );
}

/** The fifteen plates, the golden-ratio meter, free drawing, and what hands can do with paper. */
export function Plates({ answer }: PlatesProps) {
  const { t } = useTranslation('geometry');
  return (
    <>
      {answer.principles.map((principle, index) => {
        const id = principleOf(principle.id);
        return id && <Plate key={id} id={id} principle={principle} place={index + 1} />;
      })}
      <LabStage
        id="golden-meter"
        lab={{ name: 'golden-meter', props: { start: 'parthenon' }, label: t('figure.meter') }}
        title={t('meter.title')}
        lead={t('meter.lead')}
        model={<p>{t('meter.model')}</p>}
      />
      <LabStage
        id="free"
        lab={{ name: 'constructor', props: { start: 'free' }, label: t('figure.free') }}
        title={t('free.title')}
        lead={t('free.lead')}
        model={<p>{t('free.model')}</p>}
      />
      <ActivityList activities={answer.activities} />
    </>
  );
}

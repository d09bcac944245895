import { PATTERN_IDS } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { LaterDesk } from '../../features/kim/later-desk.tsx';
import { LaterFamilyLimit } from '../../features/kim/later-family-limit.tsx';
import { readsSyntheses } from '../../features/kim/reads-syntheses.ts';
import { RubricTable } from '../../features/kim/rubric-table.tsx';
import { StepRing, StepWords } from '../../features/kim/step-path.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import '../../features/kim/desk.css';
import '../../features/kim/synthesis.css';

/** `/methodology/synthesis`: the exercise in its eight steps, how it is scored, and a desk to do it at. */
export function Page() {
  const { t } = useTranslation('heritage');
  const { user } = useSession();
  const [search] = useSearchParams();
  const isReader = readsSyntheses(user);
  const asked = PATTERN_IDS.find((id) => id === search.get('pattern'));
  return (
    <LaterFamilyLimit user={user} part="synthesis">
      <div className="page grid gap-14 pt-14 pb-20">
        <header className="step-hero">
          <div className="grid justify-items-start gap-4">
            <p className="eyebrow">{t('synthesis.title')}</p>
            <h1 className="text-5xl">{t('synthesis.headline')}</h1>
            <p className="max-w-prose text-xl text-mute">{t('synthesis.lead')}</p>
            <p className="flex flex-wrap gap-3">
              <LinkButton to="#write" size="large">
                {t(isReader ? 'synthesis.readTitle' : 'synthesis.start')}
              </LinkButton>
              <LinkButton to="/methodology/patterns" variant="secondary" size="large">
                {t('kim.method.next')}
              </LinkButton>
            </p>
          </div>
          <StepRing />
        </header>
        <section aria-labelledby="steps-title" className="grid gap-5">
          <h2 id="steps-title" className="text-3xl">
            {t('synthesis.stepsTitle')}
          </h2>
          <StepWords />
        </section>
        <section aria-labelledby="rubric-title" className="grid gap-4">
          <h2 id="rubric-title" className="text-3xl">
            {t('synthesis.rubricTitle')}
          </h2>
          <p className="max-w-prose text-mute">{t('synthesis.rubricLead')}</p>
          <RubricTable />
        </section>
        <section id="write" aria-labelledby="write-title" className="grid scroll-mt-20 gap-5">
          <h2 id="write-title" className="text-3xl">
            {t(isReader ? 'synthesis.readersTitle' : 'synthesis.deskTitle')}
          </h2>
          <LaterDesk user={user} asked={asked} />
        </section>
      </div>
    </LaterFamilyLimit>
  );
}

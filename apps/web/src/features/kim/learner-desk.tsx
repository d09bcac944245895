import type { User } from '@ori/contracts/accounts';
import type { PatternId } from '@ori/contracts/kim-names';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { SynthesisForm } from './synthesis-form.tsx';
import { SynthesisList } from './synthesis-list.tsx';
import { type Told, useOwnSyntheses } from './use-own-syntheses.ts';
import './desk.css';

function ToldNote({ told }: { readonly told: Told }) {
  const { t } = useTranslation('heritage');
  const wordsOf = useFailureWords();
  if (told.kind === 'failed') return <Note tone="danger">{wordsOf(told.failure)}</Note>;
  if (told.kind === 'care')
    return (
      <Note tone="lapis">
        <p className="kim-lines">{told.words}</p>
      </Note>
    );
  return <Note tone="nile">{told.kind === 'saved' ? t('synthesis.saved') : t('synthesis.handedIn')}</Note>;
}

interface LearnerDeskProps {
  readonly user: User;
  readonly asked: PatternId | undefined;
}

/** The exercise for a learner: drafts kept by the server, handed in to a grown-up. */
export function LearnerDesk({ user, asked }: LearnerDeskProps) {
  const { t } = useTranslation('heritage');
  const own = useOwnSyntheses(asked, user.ageGroup ? BAND_OF_AGE[user.ageGroup] : '6-8');
  const actions = (
    <>
      <div role="status">{own.told && <ToldNote told={own.told} />}</div>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void own.hand()}>{t('synthesis.handIn')}</Button>
        <Button variant="secondary" onClick={() => void own.save()}>
          {t('synthesis.save')}
        </Button>
        {own.openId !== null && (
          <Button variant="quiet" onClick={() => own.open(null)}>
            {t('synthesis.new')}
          </Button>
        )}
      </p>
    </>
  );
  return (
    <>
      <SynthesisList own={own} />
      <SynthesisForm
        work={own.work}
        band={own.band}
        onChange={own.change}
        remarks={own.remarks}
        actions={actions}
      />
      <ProposalForm />
    </>
  );
}

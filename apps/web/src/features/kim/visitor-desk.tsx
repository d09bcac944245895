import type { Band } from '@ori/contracts/content';
import type { PatternId } from '@ori/contracts/kim-names';
import type { Remark, SynthesisWork } from '@ori/contracts/kim-synthesis';
import { CLAIM_LENGTHS } from '@ori/core/kim/claim-length';
import { BANDS } from '@ori/contracts/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { keepVisitors, visitorProgress } from './kept-progress.ts';
import { checkWork } from './synthesis.calls.ts';
import { SynthesisForm } from './synthesis-form.tsx';
import { emptyWork } from './synthesis-work.ts';

/** The exercise for somebody whose draft stays in their browser. */
export function VisitorDesk({ asked }: { readonly asked: PatternId | undefined }) {
  const { t } = useTranslation('heritage');
  const [work, setWork] = useState<SynthesisWork>(() => {
    const { draft } = visitorProgress();
    return draft && (asked === undefined || draft.patternId === asked) ? draft : emptyWork(asked);
  });
  const [band, setBand] = useState<Band>('6-8');
  const [remarks, setRemarks] = useState<readonly Remark[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const change = (next: SynthesisWork) => {
    setWork(next);
    setRemarks(null);
    keepVisitors({ draft: next });
  };
  const check = async () => {
    const answer = await checkWork(work, band);
    setFailed(!answer.ok);
    if (answer.ok) setRemarks(answer.value.remarks);
  };
  const actions = (
    <>
      {hasFailed && <Note tone="danger">{t('synthesis.failed')}</Note>}
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void check()}>{t('synthesis.check')}</Button>
        <LinkButton to="/auth" variant="secondary">
          {t('synthesis.signIn')}
        </LinkButton>
      </p>
      <p className="text-mute">{t('synthesis.visitor')}</p>
    </>
  );
  return (
    <>
      <Select
        label={t('synthesis.band')}
        value={band}
        onChange={({ target }) => setBand(BANDS.find((known) => known === target.value) ?? '6-8')}
        options={(Object.keys(CLAIM_LENGTHS) as Band[]).map((value) => ({
          value,
          label: t(`lesson:band.${value}`),
        }))}
      />
      <SynthesisForm work={work} band={band} onChange={change} remarks={remarks} actions={actions} />
    </>
  );
}

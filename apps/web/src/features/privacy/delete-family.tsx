import type { DeletionPreview } from '@ori/contracts/privacy';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { ProveForm } from '../../lib/prove-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Note } from '../../ui/note.tsx';
import { useDeleteFamily, useDeletionPreview } from './privacy.queries.ts';
import './privacy.css';

function Preview({ people, groups, daysToUndo }: DeletionPreview) {
  const { t, i18n } = useTranslation('privacy');
  const number = new Intl.NumberFormat(i18n.language);
  const names = new Intl.ListFormat(i18n.language).format(people.map(({ name }) => name));
  return (
    <>
      <p>{t('deletion.people', { names })}</p>
      {groups.length > 0 ? (
        <dl className="retention">
          {groups.map(({ group, rows }) => (
            <div key={group}>
              <dt>{t(`deletion.group.${group}`)}</dt>
              <dd>{t('deletion.rows', { count: rows, rows: number.format(rows) })}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('deletion.alone')}</p>
      )}
      <p>{t('deletion.undo', { count: daysToUndo })}</p>
    </>
  );
}

interface DeleteFamilyProps {
  readonly hasPin: boolean;
  /** Called once the family is gone: this browser is signed out. */
  readonly onGone: () => void;
}

function Steps({ hasPin, onGone, onCancel }: DeleteFamilyProps & { readonly onCancel: () => void }) {
  const { t } = useTranslation('privacy');
  const wordsOf = useFailureWords();
  const preview = useDeletionPreview(true);
  const deletion = useDeleteFamily();
  const [isSure, setSure] = useState(false);
  const [isProving, setProving] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSure) setProving(true);
  };
  return (
    <Loaded query={preview} waiting={<Skeleton className="h-60 w-full" />}>
      {(answer) => (
        <div className="grid gap-5">
          <Preview {...answer} />
          <div aria-live="assertive">
            {deletion.isError && <Note tone="danger">{wordsOf(deletion.error)}</Note>}
          </div>
          {isProving ? (
            <ProveForm
              hasPin={hasPin}
              onProved={() => deletion.mutate(undefined, { onSuccess: onGone })}
              onCancel={onCancel}
            />
          ) : (
            <form className="grid gap-4" onSubmit={submit}>
              <Checkbox
                label={t('deletion.sure')}
                checked={isSure}
                onChange={({ target }) => setSure(target.checked)}
              />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" variant="danger" disabled={!isSure}>
                  {t('deletion.go')}
                </Button>
                <Button variant="secondary" onClick={onCancel}>
                  {t('deletion.keep')}
                </Button>
              </div>
            </form>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** The end of the family's account: what would go is counted first, then one's secret; 30 days to come back. */
export function DeleteFamily(props: DeleteFamilyProps) {
  const { t } = useTranslation('privacy');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Steps {...props} onCancel={() => setOpen(false)} />;
  return (
    <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
      {t('deletion.begin')}
    </Button>
  );
}

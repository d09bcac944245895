import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { DialogWithTrigger } from '../../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../../ui/aria/press-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { useForgetTalks } from './family-tutor.queries.ts';

interface ForgetTalksProps {
  readonly childId: string;
  /** One conversation, told apart by when it was; null for all of them. */
  readonly one: { readonly sessionId: string; readonly when: string } | null;
}

function Question({ childId, one, close }: ForgetTalksProps & { readonly close: () => void }) {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const forget = useForgetTalks(childId);
  const go = () =>
    forget.mutate(one?.sessionId ?? null, {
      onSuccess: ({ talks }) => {
        close();
        toasts.show({ type: 'success', title: t('ori.talks.forget.done', { count: talks }) });
      },
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return (
    <>
      <p>{t(one ? 'ori.talks.forget.oneText' : 'ori.talks.forget.allText')}</p>
      <p className="text-mute">{t('ori.talks.forget.stays')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={forget.isPending} onClick={go}>
          {t('ori.talks.forget.yes')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('ori.talks.forget.no')}
        </Button>
      </div>
    </>
  );
}

/** A parent's way to have a child's talks with Ori gone before their day, after a word about what goes and what stays. */
export function ForgetTalks({ childId, one }: ForgetTalksProps) {
  const { t } = useTranslation('dashboard');
  const trigger = (
    <PressButton
      variant="quiet"
      {...(one && { 'aria-label': t('ori.talks.forget.oneLabel', { when: one.when }) })}
    >
      <Trash2 size={18} aria-hidden="true" />
      {t(one ? 'ori.talks.forget.one' : 'ori.talks.forget.all')}
    </PressButton>
  );
  return (
    <DialogWithTrigger
      trigger={trigger}
      title={t(one ? 'ori.talks.forget.oneTitle' : 'ori.talks.forget.allTitle')}
      closeLabel={t('close')}
    >
      {(close) => <Question childId={childId} one={one} close={close} />}
    </DialogWithTrigger>
  );
}

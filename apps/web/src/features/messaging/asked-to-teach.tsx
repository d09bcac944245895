import type { TaughtChild } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useAnswerInvitation } from './links.queries.ts';

/** A family asks: what would be opened, and yes or no. */
function Asked({ child: { id, childName, grants } }: { readonly child: TaughtChild }) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const answer = useAnswerInvitation(id);
  const say = (accept: boolean) =>
    answer.mutate(accept, {
      onSuccess: () => {
        const told = accept ? t('teaching.linked', { child: childName }) : t('teaching.declined');
        toasts.show({ type: 'success', title: told });
      },
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  const opened = [
    ...(grants.progress ? [t('grants.short.progress')] : []),
    ...(grants.records ? [t('grants.short.records')] : []),
    ...(grants.work ? [t('grants.short.work')] : []),
  ];
  return (
    <li className="teaching-asked">
      <div>
        <h3 className="text-xl">{t('teaching.asked', { child: childName })}</h3>
        <p className="text-mute">
          {opened.length === 0
            ? t('teaching.onlyMessages')
            : t('teaching.opened', { what: opened.join(', ') })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={answer.isPending} onClick={() => say(true)}>
          {t('teaching.accept')}
        </Button>
        <Button variant="secondary" busy={answer.isPending} onClick={() => say(false)}>
          {t('teaching.decline')}
        </Button>
      </div>
    </li>
  );
}

/** The families that ask a teacher and wait for an answer. */
export function AskedToTeach({ asked }: { readonly asked: readonly TaughtChild[] }) {
  const { t } = useTranslation('messages');
  if (asked.length === 0) return null;
  return (
    <section className="teaching" aria-labelledby="asked">
      <h2 id="asked" className="text-2xl">
        {t('teaching.askedTitle')}
      </h2>
      <p className="text-mute">{t('teaching.askedText')}</p>
      <ul className="grid gap-4">
        {asked.map((child) => (
          <Asked key={child.id} child={child} />
        ))}
      </ul>
    </section>
  );
}

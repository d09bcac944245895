import type { ChildTeacher } from '@ori/contracts/messaging';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note } from '../../ui/note.tsx';
import { GrantFields, grantsOf } from './grant-fields.tsx';
import { useChangeGrants, useEndLink } from './links.queries.ts';
import { answerBy, closedUntilAgreed } from './teacher-links.ts';

interface Props {
  readonly link: ChildTeacher;
}

/** Asked once more before a link ends: what is written stays readable, nothing opens it again. */
function End({ link: { id, teacherName, invitedAs, childName, state } }: Props) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const end = useEndLink(id);
  const [isAsking, setAsking] = useState(false);
  const told = { teacher: teacherName ?? invitedAs, child: childName };
  if (!isAsking)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        {state === 'linked' ? t('teachers.end') : t('teachers.takeBack')}
      </Button>
    );
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => toasts.show({ type: 'success', title: t('teachers.ended', told) }),
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return (
    <div className="teacher-ask" role="group" aria-label={t('teachers.endAsk', told)}>
      <p>{t('teachers.endAsk', told)}</p>
      <Button variant="danger" busy={end.isPending} onClick={confirm}>
        {t('teachers.endYes')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {t('teachers.endNo')}
      </Button>
    </div>
  );
}

/** What the teacher may see, to be changed; each change is a consent of its own. */
function Grants({ link }: Props) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const change = useChangeGrants(link.id);
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const grants = grantsOf(new FormData(event.currentTarget));
    change.mutate(
      { grants, consentVersion: TEACHER_CONSENT_VERSION },
      {
        onSuccess: () => toasts.show({ type: 'success', title: t('grants.kept') }),
        onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
      },
    );
  };
  return (
    <form className="grid gap-4" onSubmit={keep}>
      <GrantFields grants={link.grants} />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={change.isPending}>
        {t('grants.keep')}
      </Button>
    </form>
  );
}

function useSeesWords(): (link: ChildTeacher) => string {
  const { t, i18n } = useTranslation('messages');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return ({ grants: { progress, records, work } }) => {
    const parts = [
      t('grants.short.messages'),
      ...(progress ? [t('grants.short.progress')] : []),
      ...(records ? [t('grants.short.records')] : []),
      ...(work ? [t('grants.short.work')] : []),
    ];
    return list.format(parts);
  };
}

/** A teacher of a child, or one who was asked: what they see, where to write, and how it ends. */
export function TeacherLink({ link }: Props) {
  const { t, i18n } = useTranslation('messages');
  const seesWords = useSeesWords();
  const { id, teacherName, invitedAs, state, acceptedAt } = link;
  const isLinked = state === 'linked';
  const closed = closedUntilAgreed(link);
  const since = acceptedAt === null ? '' : dayWords(localDay(new Date(acceptedAt)), i18n.language, 'long');
  const until = dayWords(answerBy(link), i18n.language, 'long');
  return (
    <li className="teacher-link" data-linked={isLinked || undefined}>
      <h3 className="text-xl">{teacherName ?? invitedAs}</h3>
      <p className="text-sm text-mute">
        {isLinked ? t('teachers.since', { day: since }) : t('teachers.waits', { day: until })}
      </p>
      <p>{t('teachers.sees', { what: seesWords(link) })}</p>
      {closed !== null && <Note tone="lapis">{t(`grants.newer.${closed}`)}</Note>}
      {isLinked && (
        <p className="teacher-write">
          <Link to={`/dashboard/parent/messages?thread=grown-ups.${id}`}>{t('teachers.write')}</Link>
        </p>
      )}
      <Disclosure summary={t('grants.change')}>
        <Grants link={link} />
      </Disclosure>
      <End link={link} />
    </li>
  );
}

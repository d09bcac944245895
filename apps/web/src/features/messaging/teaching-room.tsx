import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { AskedToTeach } from './asked-to-teach.tsx';
import { useClaim, useTaught } from './links.queries.ts';
import { TaughtChildren, type TaughtChildrenProps } from './taught-children.tsx';
import './teachers.css';

/** The parameter of the address in a mailed invitation. */
const INVITATION_PARAM = 'invitation';

/** A letter was opened: its invitation becomes this teacher's, once. The answer is what went wrong, or null. */
function useMailedInvitation(): string | null {
  const wordsOf = useFailureWords();
  const [search, setSearch] = useSearchParams();
  const { mutate, error } = useClaim();
  const token = search.get(INVITATION_PARAM);
  const claimed = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || claimed.current === token) return;
    claimed.current = token;
    mutate(token);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [token, mutate, setSearch]);
  return error === null ? null : wordsOf(error);
}

/** Who asks a teacher: stands above the threads, since somebody waits for the answer. */
export function AskedRoom() {
  const { t } = useTranslation('messages');
  const query = useTaught();
  const problem = useMailedInvitation();
  return (
    <>
      {problem !== null && <Note tone="danger">{problem}</Note>}
      <Loaded query={query} waiting={<SkeletonText lines={3} label={t('teaching.loading')} />}>
        {({ children }) => <AskedToTeach asked={children.filter(({ state }) => state === 'invited')} />}
      </Loaded>
    </>
  );
}

/** Whom a teacher teaches, beneath the threads. */
export function TaughtRoom({ progressOf }: Pick<TaughtChildrenProps, 'progressOf'>) {
  const { data } = useTaught();
  if (data === undefined) return null;
  const taught = data.children.filter(({ state }) => state === 'linked');
  return <TaughtChildren taught={taught} progressOf={progressOf} />;
}

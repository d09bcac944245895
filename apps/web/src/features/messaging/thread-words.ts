import type { ThreadPerson, ThreadSummary } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { ownPart } from './thread-place.ts';

/** The names of some people, as the language joins them; the reader is "you". */
export function usePeopleWords(): (people: readonly ThreadPerson[]) => string {
  const { t, i18n } = useTranslation('messages');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (people) => list.format(people.map(({ name, isYou }) => (isYou ? t('thread.youAmong') : name)));
}

/** What a thread is called, by what its reader is in it. */
export function useThreadName(): (thread: ThreadSummary) => string {
  const { t } = useTranslation('messages');
  return (thread) => {
    const { kind, childName: child, teacherName } = thread;
    const teacher = teacherName ?? '';
    const part = ownPart(thread);
    if (kind === 'home') return part === 'child' ? t('thread.ownHome') : t('thread.home', { child });
    if (kind === 'class') {
      if (part === 'child') return teacher;
      return part === 'teacher'
        ? t('thread.classOfTeacher', { child })
        : t('thread.class', { child, teacher });
    }
    return part === 'teacher' ? t('thread.parents', { child }) : t('thread.grownUps', { child, teacher });
  };
}

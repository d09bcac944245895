import type { NoticeKind } from '@ori/contracts/messaging-names';
import type { Notice } from '@ori/contracts/notifications';
import type { Role } from '@ori/contracts/roles';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import type { EmblemShape } from '../../ui/ornament/emblem.tsx';

/** The mark of each kind of notice. */
export const NOTICE_EMBLEMS: Readonly<Record<NoticeKind, EmblemShape>> = {
  alert: 'sun',
  message: 'orbit',
  announcement: 'wave',
  invitation: 'circles',
  link: 'circles',
  assignment: 'hexagon',
  lesson: 'star',
  synthesis: 'star',
  deadline: 'hexagon',
  export: 'wave',
  legal: 'hexagon',
};

/** What somebody of a role can choose to hear of; alerts about a child and new texts that bind are always told. */
export const KINDS_OF_ROLE: Readonly<Record<Role, readonly NoticeKind[]>> = {
  parent: ['message', 'announcement', 'assignment', 'lesson', 'synthesis', 'deadline', 'link', 'export'],
  student: ['message', 'announcement', 'assignment', 'synthesis'],
  teacher: ['message', 'announcement', 'synthesis', 'invitation', 'link'],
  admin: ['announcement'],
};

/** Work that was given: by a teacher who is named, or at home. */
function givenKey(name: string, day: string | null) {
  if (name !== '') return 'givenBy';
  return day === null ? 'given' : 'givenFor';
}

/** A notice as one sentence: who, what, how often; never what somebody wrote. */
export function useNoticeWords(): (notice: Notice) => string {
  const { t, i18n } = useTranslation('messages');
  return ({ kind, what, name, title, count, day }) => {
    const told = { name, title, count, day: day === null ? '' : dayWords(day, i18n.language, 'long') };
    if (kind === 'link') return what === 'ended' ? t('notice.linkEnded', told) : t('notice.linked', told);
    if (kind === 'synthesis')
      return what === 'scored' ? t('notice.synthesisRead') : t('notice.synthesis', told);
    if (kind === 'assignment') return t(`notice.${givenKey(name, day)}`, told);
    if (kind === 'legal') return what === 'terms' ? t('notice.newTerms', told) : t('notice.newPrivacy', told);
    return t(`notice.kind.${kind}`, told);
  };
}

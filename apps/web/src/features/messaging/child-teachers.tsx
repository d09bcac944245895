import type { ChildTeacher } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TeacherLink } from './teacher-link.tsx';
import { linksOf } from './teacher-links.ts';

function Over({ links }: { readonly links: readonly ChildTeacher[] }) {
  const { t, i18n } = useTranslation('messages');
  const day = (at: string) => dayWords(localDay(new Date(at)), i18n.language, 'date');
  const words = ({ acceptedAt, endedAt, invitedAt }: ChildTeacher): string => {
    if (endedAt === null) return t('teachers.over.expired', { day: day(invitedAt) });
    if (acceptedAt === null) return t('teachers.over.notLinked', { day: day(endedAt) });
    return t('teachers.over.ended', { from: day(acceptedAt), until: day(endedAt) });
  };
  return (
    <Disclosure summary={t('teachers.over.title', { count: links.length })}>
      <ul className="grid gap-3">
        {links.map((link) => (
          <li key={link.id}>
            <b>{link.teacherName ?? link.invitedAs}</b>{' '}
            <span className="text-sm text-mute">{words(link)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface Props {
  readonly child: { readonly id: string; readonly firstName: string };
  readonly links: readonly ChildTeacher[];
}

/** One child's teachers. */
export function ChildTeachers({ child, links }: Props) {
  const { t } = useTranslation('messages');
  const { open, over } = linksOf(child.id, links);
  return (
    <section className="teacher-child" aria-labelledby={`teachers-${child.id}`}>
      <h2 id={`teachers-${child.id}`} className="text-2xl">
        {child.firstName}
      </h2>
      {open.length === 0 ? (
        <p className="text-mute">{t('teachers.noneYet')}</p>
      ) : (
        <ul className="grid gap-6">
          {open.map((link) => (
            <TeacherLink key={link.id} link={link} />
          ))}
        </ul>
      )}
      {over.length > 0 && <Over links={over} />}
    </section>
  );
}

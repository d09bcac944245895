import { useTranslation } from 'react-i18next';
import { useRecordRoom } from './record-room.ts';

/** The parts of a record, a press away. */
export function RecordJump({ hasLaw }: { readonly hasLaw: boolean }) {
  const { t } = useTranslation('records');
  const { mayWrite } = useRecordRoom();
  const parts = [
    mayWrite && { id: 'log', label: t('log.write') },
    { id: 'days', label: t('calendar.title') },
    hasLaw && { id: 'law', label: t('jump.law') },
    { id: 'lines', label: t('log.title') },
    { id: 'files', label: t('file.title') },
  ];
  return (
    <nav className="rec-jump no-print" aria-label={t('jump.label')}>
      <ul>
        {parts.map(
          (part) =>
            part && (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.label}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

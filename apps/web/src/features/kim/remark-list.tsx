import type { OpenCard } from '@ori/contracts/kim';
import type { Remark } from '@ori/contracts/kim-synthesis';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';

interface RemarkListProps {
  readonly remarks: readonly Remark[];
  readonly cards: readonly OpenCard[];
}

/** What a machine noticed: what is missing, and what is worth another look. */
export function RemarkList({ remarks, cards }: RemarkListProps) {
  const { t } = useTranslation('heritage');
  const nameOf = (id: string | null) => cards.find((card) => card.id === id)?.ancestralConcept ?? '';
  if (remarks.length === 0) return <Note tone="nile">{t('synthesis.whole')}</Note>;
  return (['missing', 'look'] as const).map((kind) => {
    const some = remarks.filter((remark) => remark.kind === kind);
    if (some.length === 0) return null;
    return (
      <Note key={kind} tone={kind === 'missing' ? 'clay' : 'lapis'}>
        <p className="font-bold">{kind === 'missing' ? t('synthesis.missing') : t('synthesis.look')}</p>
        <ul className="desk-remarks">
          {some.map(({ code, mappingId, why }) => (
            <li key={`${code} ${mappingId} ${why}`}>
              {t(`synthesis.remark.${code}`, { name: nameOf(mappingId), why })}
            </li>
          ))}
        </ul>
      </Note>
    );
  });
}

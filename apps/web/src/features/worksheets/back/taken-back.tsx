import type { SheetResults } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../../lib/dates.ts';

/** What was taken back, with when and why: it stays to be seen. */
export function TakenBack({ told: { takenBack } }: { readonly told: SheetResults }) {
  const { t, i18n } = useTranslation('worksheets');
  const on = (moment: string) => dayWords(moment.slice(0, 10), i18n.language, 'date');
  if (takenBack.length === 0) return null;
  return (
    <section className="mark-taken" aria-labelledby="taken-back">
      <h3 id="taken-back">{t('back.takeBack.list')}</h3>
      <ul>
        {takenBack.map(({ number, verdict, answeredAt, takenBackAt, reason }) => (
          <li key={`${number} ${takenBackAt}`}>
            {t(`back.takeBack.${verdict === 'correct' ? 'wasRight' : 'wasWrong'}`, {
              number,
              marked: on(answeredAt),
              taken: on(takenBackAt),
              reason: t(`back.takeBack.reason.${reason}`),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

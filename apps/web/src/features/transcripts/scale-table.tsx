import type { GradingScale } from '@ori/contracts/transcript-names';
import { lettersOf } from '@ori/core/records/grades-scales';
import { useTranslation } from 'react-i18next';
import { useWriting } from './use-writing.ts';
import './parts.css';

/** What the letters of a scale mean, or what a number on it does. */
export function ScaleTable({ scale }: { readonly scale: GradingScale }) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const letters = lettersOf(scale);
  if (letters.length === 0) return <p>{t(`scale.${scale}`)}</p>;
  return (
    <table className="scale-table">
      <caption>{t(`scale.${scale}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('scale.grade')}</th>
          <th scope="col">{t('scale.from')}</th>
          <th scope="col">{t('scale.points')}</th>
        </tr>
      </thead>
      <tbody>
        {letters.map(({ symbol, from, points }) => (
          <tr key={symbol}>
            <th scope="row">{write.symbol(symbol)}</th>
            <td>{from} %</td>
            <td>{points === null ? '–' : write.points(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

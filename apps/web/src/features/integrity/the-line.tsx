import { useTranslation } from 'react-i18next';

const PAIRS = ['where', 'example', 'words', 'check', 'talk', 'source'] as const;

/** What is help and what is not, in pairs on either side of a line. */
export function TheLine() {
  const { t } = useTranslation('integrity');
  return (
    <section className="ig-line" aria-labelledby="line">
      <h2 id="line">{t('line.title')}</h2>
      <p className="ig-lead">{t('line.lead')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('line.help')}</th>
            <th scope="col">{t('line.done')}</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map((pair) => (
            <tr key={pair}>
              <td>{t(`line.pair.${pair}.help`)}</td>
              <td>{t(`line.pair.${pair}.done`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ig-maybe">{t('line.maybe')}</p>
    </section>
  );
}

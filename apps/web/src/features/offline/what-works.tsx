import { useTranslation } from 'react-i18next';

const WITHOUT = ['read', 'figures', 'print', 'look'] as const;
const WITH = ['marks', 'ori', 'records', 'sheets', 'signIn'] as const;

/** Two lists, one against the other: nothing is promised that a car without reception does not keep. */
export function WhatWorks() {
  const { t } = useTranslation('features');
  return (
    <div className="offline-ledger">
      {(
        [
          ['without', WITHOUT],
          ['with', WITH],
        ] as const
      ).map(([side, items]) => (
        <section key={side} data-side={side} aria-labelledby={`side-${side}`}>
          <h3 id={`side-${side}`}>{t(`offline.${side}.title`)}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <strong>{t(`offline.${side}.${item}.title`)}</strong> {t(`offline.${side}.${item}.text`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

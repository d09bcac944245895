import { useTranslation } from 'react-i18next';

const SEEN = [
  ['parent', ['one', 'two', 'three']],
  ['teacher', ['one', 'two']],
  ['child', ['one']],
] as const;

/** Who can see how much help there was. */
export function Seen() {
  const { t } = useTranslation('integrity');
  return (
    <section className="ig-seen" aria-labelledby="seen">
      <h2 id="seen">{t('seen.title')}</h2>
      <dl>
        {SEEN.map(([who, lines]) => (
          <div key={who}>
            <dt>{t(`seen.${who}.who`)}</dt>
            {lines.map((line) => (
              <dd key={line}>{t(`seen.${who}.${line}`)}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="ig-maybe">{t('seen.why')}</p>
    </section>
  );
}

const AGES = ['young', 'middle', 'older'] as const;
const STEPS = ['one', 'two', 'three'] as const;

/** How to name the tutor's help, by age; and what to do when it was too much. */
export function Cited() {
  const { t } = useTranslation('integrity');
  return (
    <section className="ig-cite" aria-labelledby="cite">
      <div>
        <h2 id="cite">{t('cite.title')}</h2>
        <p className="ig-lead">{t('cite.lead')}</p>
        <dl>
          {AGES.map((age) => (
            <div key={age}>
              <dt>{t(`cite.${age}.who`)}</dt>
              <dd>{t(`cite.${age}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="ig-maybe">{t('cite.note')}</p>
      </div>
      <div className="ig-slip">
        <h2>{t('slip.title')}</h2>
        <p>{t('slip.lead')}</p>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(`slip.${step}`)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

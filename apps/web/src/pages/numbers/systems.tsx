import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { NumeralSystemTold } from '@ori/contracts/numbers-page';
import { numberWords } from '@ori/core/words/number-words';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HowSure } from '../../features/heritage/how-sure.tsx';
import { Still } from './still.tsx';

/** Lessons in which the same people reckon. */
const LESSONS: Readonly<Partial<Record<NumeralSystem, string>>> = {
  egyptian: 'half-a-loaf-fair-shares',
  babylonian: 'cut-and-paste-at-babylon',
  rods: 'gou-and-gu',
};

function System({ told }: { readonly told: NumeralSystemTold }) {
  const { t, i18n } = useTranslation('numbers');
  const { id, culture, cultureName, date, lang, mapping, claims, example } = told;
  const { number, printed, word } = example;
  const shown = numberWords(number, i18n.language);
  const lesson = LESSONS[id];
  return (
    <article className="num-system" id={id} aria-labelledby={`${id}-title`}>
      <figure className="num-sheet">
        <Still
          system={id}
          number={number}
          label={t('system.figure', { number: shown, name: t(`name.${id}`) })}
        />
        <figcaption>
          {shown}
          {printed && (
            <small>
              {printed}
              {word && (
                <>
                  {' '}
                  · <span lang={word.lang}>{word.text}</span>
                </>
              )}
            </small>
          )}
        </figcaption>
      </figure>
      <div className="num-told">
        <p className="eyebrow" lang={lang}>
          {cultureName} · {date}
        </p>
        <h2 id={`${id}-title`}>{t(`name.${id}`)}</h2>
        <p className="text-lg" lang={lang}>
          {mapping.text}
        </p>
        <HowSure label={mapping.label} sources={mapping.sources} lang={lang} />
        {claims.map((claim) => (
          <div key={claim.id} className="num-claim">
            <p>{claim.text}</p>
            <HowSure label={claim.label} sources={claim.sources} lang="en" />
          </div>
        ))}
        <p className="num-links">
          <a href="#counting">{t('system.try')}</a>
          {lesson && <Link to={`/lessons/${lesson}`}>{t(`lesson.${lesson}`)}</Link>}
          <Link to={`/cultures/${culture}`}>{t('system.culture', { name: cultureName })}</Link>
        </p>
      </div>
    </article>
  );
}

/** Six ways of writing numbers, each with what is known of it. */
export function Systems({ systems }: { readonly systems: readonly NumeralSystemTold[] }) {
  return systems.map((told) => <System key={told.id} told={told} />);
}

import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';

type Place = readonly [word: string, path: (locale: string) => string];
const sheet = (id: string) => (locale: string) => `/w/${id}-${locale}-1`;
const at = (path: string) => () => path;

/** Places that many look for, subject by subject. */
const PLACES: Readonly<Record<Subject, readonly Place[]>> = {
  math: [
    ['tables', sheet('ma-mult-facts')],
    ['fractions', at('/lessons/half-a-loaf-fair-shares')],
    ['geometry', at('/geometry')],
  ],
  science: [
    ['elements', at('/demo/kemetic-table')],
    ['shadows', at('/lessons/make-a-shadow-clock')],
    ['sound', at('/frequencies')],
  ],
  language: [
    ['letters', sheet('tracing-small')],
    ['rhymes', at('/lessons/rhymes')],
    ['english', at('/curriculum/esl')],
  ],
  social: [
    ['egypt', at('/cultures/kemet')],
    ['hidden', at('/hidden')],
    ['world', sheet('map-continents')],
  ],
  life: [
    ['study', at('/lessons/recall-not-reread')],
    ['money', at('/lessons/saving-for-later')],
    ['homeschool', at('/homeschool')],
  ],
};

/** Where one can begin who does not know what to look for, or found nothing. */
export function StartingPlaces() {
  const { t, i18n } = useTranslation('search');
  return (
    <section className="seek-start" aria-labelledby="seek-start">
      <h2 id="seek-start">{t('start.title')}</h2>
      <ul>
        {SUBJECTS.map((subject) => (
          <li key={subject} data-tone={SUBJECT_LOOKS[subject].tone}>
            <Emblem shape={SUBJECT_LOOKS[subject].emblem} size={44} />
            <div>
              <h3>
                <Link to={`/subjects/${subject === 'life' ? 'life-skills' : subject}`}>
                  {t(`start.subject.${subject}`)}
                </Link>
              </h3>
              <p>
                {PLACES[subject].map(([word, path]) => (
                  <Link key={word} to={path(i18n.language)}>
                    {t(`start.place.${word}`)}
                  </Link>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Lesson } from '@ori/contracts/content';
import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import type { Locale } from '@ori/contracts/locale';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Shows compiled text of a lesson, in the language it is written in. */
export type LessonText = ComponentType<{
  readonly html: string;
  readonly lang: Locale;
  readonly className?: string;
}>;

type Example = Lesson['worked'];

interface StepsProps {
  readonly example: Example;
  readonly lang: Locale;
  readonly text: LessonText;
}

function Steps({ example, lang, text: Text }: StepsProps) {
  const { t } = useTranslation('demo');
  return (
    <ol className="tm-steps">
      {example.steps.map((step, at) =>
        step.hidden ? (
          <li key={at} data-faded="true">
            <details>
              <summary>{t('methods.worked.yours')}</summary>
              <Text html={step.text} lang={lang} />
              <Text html={step.reason} lang={lang} className="tm-reason" />
            </details>
          </li>
        ) : (
          <li key={at}>
            <Text html={step.text} lang={lang} />
            <Text html={step.reason} lang={lang} className="tm-reason" />
          </li>
        ),
      )}
    </ol>
  );
}

interface FadingProps {
  readonly lesson: NonNullable<MethodsAnswer['lesson']>;
  readonly prompt: string;
  readonly text: LessonText;
}

/** One lesson's example with every step, its second with steps taken away, and a question with none. */
export function Fading({ lesson, prompt, text: Text }: FadingProps) {
  const { t } = useTranslation('demo');
  return (
    <>
      <div className="tm-fading">
        <section>
          <h3>{t('methods.worked.full')}</h3>
          <Text html={lesson.worked.problem} lang={lesson.lang} className="tm-problem" />
          <Steps example={lesson.worked} lang={lesson.lang} text={Text} />
        </section>
        <section>
          <h3>{t('methods.worked.faded')}</h3>
          <Text html={lesson.faded.problem} lang={lesson.lang} className="tm-problem" />
          <Steps example={lesson.faded} lang={lesson.lang} text={Text} />
        </section>
        <section>
          <h3>{t('methods.worked.own')}</h3>
          <p className="tm-problem">{prompt}</p>
          <p className="tm-blank">{t('methods.worked.blank')}</p>
        </section>
      </div>
      <p>
        <Link to={`/lessons/${lesson.id}`}>{t('methods.worked.lesson', { title: lesson.title })}</Link>
      </p>
    </>
  );
}

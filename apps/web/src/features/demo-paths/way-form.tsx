import type { LearningPathAnswer } from '@ori/contracts/learning-path';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Select } from '../../ui/forms/select.tsx';

interface WayFormProps {
  readonly answer: LearningPathAnswer;
}

/** Chooses where to and for which age: a plain form that works without any script. */
export function WayForm({ answer: { ages, goals, paths } }: WayFormProps) {
  const { t } = useTranslation('demo');
  const [search] = useSearchParams();
  const lng = search.get('lng');
  const [first] = paths;
  return (
    <form
      method="get"
      action="/demo/learning-paths#way"
      className="lp-form"
      key={`${first?.goal.id} ${first?.age}`}
    >
      <div className="field">
        <label className="field-label" htmlFor="lp-goal">
          {t('paths.form.goal')}
        </label>
        <div className="select-frame">
          <select id="lp-goal" className="input" name="goal" defaultValue={first?.goal.id}>
            {goals.map(({ title, skills }) => (
              <optgroup key={title} label={title}>
                {skills.map((skill) => (
                  <option key={skill.id} value={skill.id}>
                    {skill.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </div>
      </div>
      <Select
        id="lp-age"
        name="age"
        label={t('paths.form.age')}
        defaultValue={first?.age}
        options={ages.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {lng !== null && <input type="hidden" name="lng" value={lng} />}
      <button type="submit" className="btn btn-primary btn-large">
        {t('paths.form.go')}
      </button>
    </form>
  );
}

import type { WorkAnswer } from '@ori/contracts/classroom';
import { useTranslation } from 'react-i18next';
import { useChosenIds } from '../../lib/use-chosen-ids.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

interface Given {
  readonly learners: WorkAnswer['children'];
  readonly classes: WorkAnswer['classes'];
}

/** Whom work is for: learners, one by one or a class at a press. */
export function useWhom(learners: WorkAnswer['children'], classes: WorkAnswer['classes']) {
  const { ids, choose, chooseAll } = useChosenIds();
  const known = new Set(learners.map(({ childId }) => childId));
  return {
    /** Those who are still there to be given to. */
    chosen: [...ids].filter((id) => known.has(id)),
    choose,
    all: () => chooseAll(known),
    ofClass: (classId: string) => chooseAll(classes.find(({ id }) => id === classId)?.childIds ?? []),
  };
}

interface Props extends Given {
  readonly whom: ReturnType<typeof useWhom>;
  readonly error: string | undefined;
}

/** The learners, and the ways to choose many of them at once. */
export function WhomFields({ whom, learners, classes, error }: Props) {
  const { t } = useTranslation('classroom');
  return (
    <fieldset className="whom">
      <legend className="field-label">{t('give.to')}</legend>
      <div className="flex flex-wrap gap-2">
        {learners.length > 1 && (
          <Button variant="quiet" onClick={whom.all}>
            {t('classes.all')}
          </Button>
        )}
        {classes.map(({ id, name }) => (
          <Button key={id} variant="quiet" onClick={() => whom.ofClass(id)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="give-children">
        {learners.map(({ childId, name }, index) => (
          <Checkbox
            key={childId}
            name="childId"
            value={childId}
            label={name}
            checked={whom.chosen.includes(childId)}
            onChange={(event) => whom.choose(childId, event.target.checked)}
            error={index === learners.length - 1 ? error : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

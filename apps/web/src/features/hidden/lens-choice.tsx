import type { HiddenStory } from '@ori/contracts/hidden-stories';
import { useTranslation } from 'react-i18next';
import { countThrough, LENSES, type LensRow } from './lenses.ts';

interface LensProps {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** One lens: a native radio button; the sheet hides what it leaves out. */
function Lens({ id, name, count }: LensProps) {
  return (
    <label className="hs-lens">
      <input type="radio" name="lens" id={`lens-${id}`} defaultChecked={id === 'all'} />
      <span>
        {name} <small>{count}</small>
      </span>
    </label>
  );
}

/** Chooses whose stories are seen, by time, place, subject or people: without any script. */
export function LensChoice({ stories }: { readonly stories: readonly HiddenStory[] }) {
  const { t } = useTranslation('hidden');
  const rows = Object.keys(LENSES) as LensRow[];
  return (
    <fieldset className="hs-lenses">
      <legend>{t('lens.legend')}</legend>
      <p>
        <Lens id="all" name={t('lens.all')} count={stories.length} />
      </p>
      {rows.map((row) => (
        <div key={row} role="group" aria-label={t(`lens.row.${row}`)}>
          <span aria-hidden="true">{t(`lens.row.${row}`)}</span>
          {LENSES[row].map((lens) => (
            <Lens key={lens} id={lens} name={t(`lens.name.${lens}`)} count={countThrough(lens, stories)} />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

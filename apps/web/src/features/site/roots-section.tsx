import { useTranslation } from 'react-i18next';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { Cited } from './cited.tsx';
import { type MarkName, MARKS } from './root-marks.ts';
import { useRoots } from './use-roots.ts';
import './styles/roots.css';

function RootMark({ name }: { readonly name: MarkName }) {
  const { line, solid, faint } = { solid: undefined, faint: undefined, ...MARKS[name] };
  return (
    <svg className="root-mark" viewBox="0 0 100 100" aria-hidden="true">
      {faint && <path d={faint} opacity="0.45" />}
      <path d={line} />
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </svg>
  );
}

/** Eight places where ideas grew, around one ring. Native radios open each, so it works before any script. */
export function RootsSection() {
  const { t } = useTranslation('homepage');
  const roots = useRoots();
  return (
    <section className="band">
      <div className="page grid gap-10">
        <div className="grid gap-3 md:max-w-prose">
          <h2 className="text-4xl">{t('roots.title')}</h2>
          <p className="text-lg text-mute">{t('roots.lead')}</p>
        </div>
        <fieldset className="roots">
          <legend className="sr-only">{t('roots.choose')}</legend>
          <span className="roots-heart">
            <OriEmblem size={56} />
          </span>
          {roots.map(({ mark, name, when, sentence, label, sources }, index) => (
            <div className="root" key={mark}>
              <label>
                <input type="radio" name="home-root" value={mark} defaultChecked={index === 0} />
                <RootMark name={mark} />
                <span>{name}</span>
              </label>
              <div className="root-panel">
                <p className="eyebrow">{when}</p>
                <h3 className="text-2xl">{name}</h3>
                <Cited label={label} sources={sources}>
                  {sentence}
                </Cited>
              </div>
            </div>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

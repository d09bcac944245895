import type { PrintOptions, SheetFace, SheetSpec } from '@ori/contracts/worksheets';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Overlay } from '../../../ui/feedback/overlay.tsx';
import { Note } from '../../../ui/note.tsx';
import { useMakeSheet, usePreview } from '../worksheets.queries.ts';
import { askedOf, type Draft, drawSeed, withKind } from './draft.ts';
import { KindField, VariantField } from './kind-fields.tsx';
import { LayoutFields } from './layout-fields.tsx';
import { MadeSheet } from './made-sheet.tsx';
import { PagesPreview } from './pages-preview.tsx';
import { PrintFields } from './print-fields.tsx';
import { SkillPicker } from './skill-picker.tsx';
import { useSettled } from './use-settled.ts';
import '../worksheets.css';

const STILL_MS = 300;

interface PreviewProps {
  readonly preview: ReturnType<typeof usePreview>;
  readonly isAsked: boolean;
}

function Preview({ preview, isAsked }: PreviewProps) {
  const { t } = useTranslation('worksheets');
  const wordsOf = useFailureWords();
  if (!isAsked) return <p className="sheet-nothing">{t('maker.first')}</p>;
  if (preview.error) return <Note tone="danger">{wordsOf(preview.error)}</Note>;
  if (!preview.data) return <Overlay inline text={t('maker.drawing')} />;
  return (
    <div aria-busy={preview.isFetching}>
      <PagesPreview pages={preview.data.pages} />
      <p className="sr-only" role="status">
        {t('maker.pages', { count: preview.data.pages.pages })}
      </p>
    </div>
  );
}

interface MakerProps {
  readonly start: Draft;
  /** What can be done with a sheet that is kept, besides printing it. */
  readonly more?: ((code: string) => ReactNode) | undefined;
}

interface Made {
  readonly face: SheetFace;
  readonly spec: SheetSpec;
}

/** Makes a sheet: what is on it, how it looks, and its pages as they will be printed. */
export function SheetMaker({ start, more }: MakerProps) {
  const { t } = useTranslation('worksheets');
  const wordsOf = useFailureWords();
  const [draft, setDraft] = useState(start);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [made, setMade] = useState<Made | null>(null);
  const make = useMakeSheet();
  const { spec, print } = draft;
  const change = (changes: Partial<SheetSpec>) => setDraft({ print, spec: { ...spec, ...changes } });
  const setPrint = (changes: Partial<PrintOptions>) => setDraft({ spec, print: { ...print, ...changes } });
  const asked = askedOf(useSettled(draft, STILL_MS));
  const preview = usePreview(asked);
  const shown = preview.data?.face.practises.map(({ skill, title }) => [skill, title] as const) ?? [];
  const isKept = made?.spec === spec;
  return (
    <div className="sheet-maker">
      <form
        className="sheet-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (askedOf(draft)) make.mutate(spec, { onSuccess: (face) => setMade({ face, spec }) });
        }}
      >
        <KindField kind={spec.kind} onChange={(kind) => setDraft(withKind(draft, kind, drawSeed()))} />
        {spec.kind === 'practice' ? (
          <SkillPicker
            skills={spec.skills}
            onChange={(skills) => change({ skills })}
            known={new Map([...shown, ...known])}
            onKnown={(skill, title) => setKnown(new Map(known).set(skill, title))}
          />
        ) : (
          <VariantField kind={spec.kind} variant={spec.variant} onChange={(variant) => change({ variant })} />
        )}
        <div className="sheet-layout">
          <LayoutFields spec={spec} onChange={change} />
        </div>
        <PrintFields print={print} onChange={setPrint} />
        {make.error && <Note tone="danger">{wordsOf(make.error)}</Note>}
        {isKept ? (
          <MadeSheet face={made.face} print={print} more={more} />
        ) : (
          <div className="sheet-keep">
            <Button type="submit" size="large" busy={make.isPending} disabled={askedOf(draft) === null}>
              {t('maker.keep')}
            </Button>
            <p className="field-hint">{t('maker.keepHint')}</p>
          </div>
        )}
      </form>
      <section className="sheet-desk" aria-label={t('maker.preview')}>
        <Preview preview={preview} isAsked={asked !== null} />
      </section>
    </div>
  );
}

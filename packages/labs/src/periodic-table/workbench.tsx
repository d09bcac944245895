import type { TableView } from '@ori/contracts/table-views';
import type { PeriodicTableProps } from '@ori/contracts/elements-labs';
import { TABLE_VIEWS } from '@ori/contracts/table-views';
import type { Locale } from '@ori/contracts/locale';
import { knownIn } from '@ori/core/elements/discovery';
import { type ChemicalElement, ELEMENTS, elementOf } from '@ori/core/elements/elements';
import { FIRST_TABLE } from '@ori/core/elements/mendeleev';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { Card } from './card.tsx';
import { GapPart } from './gap-part.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { countOf, Legend } from './legend.tsx';
import { Lens } from './lens.tsx';
import { Table } from './table.tsx';
import { useShape } from './use-shape.ts';
import { type Kind, KINDS, type Telling } from './views.ts';
import { WORDS } from './words.ts';
import { YearPart } from './year-part.tsx';

/** What the table shows now, in words. */
function findingWords(telling: Telling, locale: Locale): string {
  const { view, year, inside } = telling;
  if (view === 'years') {
    const more = year === FIRST_TABLE ? say(WORDS.inFirst, locale) : '';
    return say(WORDS.inYear, locale, { year, n: knownIn(year).length, more });
  }
  if (view === 'materials') return say(WORDS.model, locale, { n: inside.size });
  const counts = KINDS[view].map((kind) =>
    say(WORDS.counted, locale, { kind: KIND_WORDS[kind][locale], n: countOf(kind, telling) }),
  );
  return say(WORDS.summary, locale, { view: say(WORDS[view], locale), counts: counts.join(', ') });
}

function firstChosen({ highlight = [], materials = [] }: PeriodicTableProps): ChemicalElement | undefined {
  return elementOf(highlight[0] ?? materials[0]?.symbol ?? 'Cu') ?? ELEMENTS[0];
}

/** The whole table, coloured as one likes, with the card of the chosen element. */
export function Workbench({ props, locale }: LabProps<PeriodicTableProps>) {
  const { materials, highlight = [] } = props;
  const shape = useShape();
  const [view, setView] = useState<TableView>(props.view);
  const [year, setYear] = useState(FIRST_TABLE);
  const [outstanding, setOutstanding] = useState<Kind | null>(null);
  const [chosen, setChosen] = useState(() => firstChosen(props));
  const telling: Telling = { view, year, inside: new Set(materials?.map(({ symbol }) => symbol)) };
  const choose = (next: TableView) => {
    setView(next);
    setOutstanding(null);
  };
  if (!chosen) return null;
  const setting = {
    telling,
    locale,
    chosen,
    onChoose: setChosen,
    outstanding,
    highlight: new Set(highlight),
  };
  return (
    <>
      <Choices
        legend={say(WORDS.view, locale)}
        choices={TABLE_VIEWS.filter((each) => each !== 'materials' || materials).map((value) => ({
          value,
          label: say(WORDS[value], locale),
        }))}
        value={view}
        onChoose={choose}
      />
      {view === 'years' && <YearPart locale={locale} year={year} onYear={setYear} />}
      <Legend telling={telling} locale={locale} outstanding={outstanding} onOutstanding={setOutstanding} />
      <Table shape={shape} setting={setting} lens={<Lens element={chosen} locale={locale} />} />
      <p className="pt-keys text-sm text-mute">{say(WORDS.keys, locale)}</p>
      <Finding tone="found">{findingWords(telling, locale)}</Finding>
      <Card
        element={chosen}
        locale={locale}
        material={materials && (materials.find(({ symbol }) => symbol === chosen.symbol) ?? null)}
      />
      {view === 'years' && <GapPart locale={locale} />}
    </>
  );
}

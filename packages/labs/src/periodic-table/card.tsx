import type { TableMaterial } from '@ori/contracts/elements-labs';
import type { Locale } from '@ori/contracts/locale';
import { coreAndRest, keepsMadelung, shellsOf, subshellName } from '@ori/core/elements/configuration';
import type { ChemicalElement } from '@ori/core/elements/elements';
import { number, say } from '../frame/words.ts';
import { Boxes, Configuration } from './boxes.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { Shells } from './shells.tsx';
import { CARD_WORDS, WORDS } from './words.ts';

interface CardProps {
  readonly element: ChemicalElement;
  readonly locale: Locale;
  /** The materials of a page: what they say of this element, null for nothing; undefined where there are none. */
  readonly material: TableMaterial | null | undefined;
}

const FIRST_COMPUTED = 104;

/** The weight as printed, its decimal mark as the reader writes it. */
function weightWords({ printedWeight }: ChemicalElement, locale: Locale): string {
  if (printedWeight.startsWith('[')) return say(CARD_WORDS.massNumber, locale, { n: printedWeight });
  return locale === 'en' ? printedWeight : printedWeight.replace('.', ',');
}

function knownWords({ discovery }: ChemicalElement, locale: Locale): string {
  if (discovery.kind === 'antiquity') return say(CARD_WORDS.antiquity, locale);
  return say(discovery.about ? CARD_WORDS.about : CARD_WORDS.since, locale, { year: discovery.year });
}

function placeWords({ period, group, block }: ChemicalElement, locale: Locale): string {
  const where = [
    say(WORDS.period, locale, { n: period }),
    ...(group === null ? [] : [say(WORDS.group, locale, { n: group })]),
    KIND_WORDS[block][locale],
  ];
  return where.join(' · ');
}

function Facts({ element, locale }: Omit<CardProps, 'material'>) {
  const { z, family, state } = element;
  const rows = [
    [CARD_WORDS.number, number(z, locale)],
    [CARD_WORDS.weight, weightWords(element, locale)],
    [CARD_WORDS.place, placeWords(element, locale)],
    [WORDS.family, KIND_WORDS[family][locale]],
    [WORDS.state, KIND_WORDS[state][locale]],
    [CARD_WORDS.known, knownWords(element, locale)],
  ] as const;
  return (
    <dl className="pt-facts">
      {rows.map(([name, value]) => (
        <div key={name.en}>
          <dt>{say(name, locale)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Electrons({ element: { z, symbol }, locale }: Omit<CardProps, 'material'>) {
  const { core, rest } = coreAndRest(z);
  const list = rest.map((each) => `${subshellName(each)}: ${each.electrons}`).join(', ');
  return (
    <div className="pt-electrons">
      <Shells z={z} symbol={symbol} />
      <div>
        <h4>{say(CARD_WORDS.electrons, locale)}</h4>
        <Configuration z={z} />
        <p className="sr-only">
          {core ? say(CARD_WORDS.boxes, locale, { core, list }) : say(CARD_WORDS.allBoxes, locale, { list })}
        </p>
        <Boxes z={z} />
        <p>{say(CARD_WORDS.shells, locale, { list: shellsOf(z).join(', ') })}</p>
        <p className="text-sm text-mute">
          {say(CARD_WORDS.notOrbits, locale)} {!keepsMadelung(z) && say(CARD_WORDS.odd, locale)}{' '}
          {z >= FIRST_COMPUTED && `(${say(CARD_WORDS.computed, locale)})`}
        </p>
      </div>
    </div>
  );
}

function Material({
  material,
  locale,
}: {
  readonly material: TableMaterial | null;
  readonly locale: Locale;
}) {
  if (!material) return <p className="text-mute">{say(CARD_WORDS.notInKemet, locale)}</p>;
  return (
    <div className="pt-material">
      <h4>{say(CARD_WORDS.inKemet, locale)}</h4>
      <p>{material.text}</p>
      {material.word && <p>{material.word}</p>}
      <p className="text-sm text-mute">
        <b>{material.label}</b> · {say(CARD_WORDS.sources, locale)}: {material.sources.join('; ')}
      </p>
    </div>
  );
}

/** Everything the table knows of an element. */
export function Card({ element, locale, material }: CardProps) {
  return (
    <section className="pt-card" aria-labelledby="pt-card-title">
      <h3 id="pt-card-title">
        <span>{element.symbol}</span> {element.name[locale]}
      </h3>
      {material !== undefined && <Material material={material} locale={locale} />}
      <Facts element={element} locale={locale} />
      <Electrons element={element} locale={locale} />
    </section>
  );
}

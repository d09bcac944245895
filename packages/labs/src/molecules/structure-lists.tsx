import type { Locale } from '@ori/contracts/locale';
import { bondAngles, distanceBetween } from '@ori/core/molecules/measures';
import type { Structure } from '@ori/core/molecules/structure';
import { number, say } from '../frame/words.ts';
import { angleName, angleOf } from './measure-words.ts';
import { WORDS } from './words.ts';

interface StructureListsProps {
  readonly structure: Structure;
  readonly locale: Locale;
}

/** The whole structure in words: for those who do not see it, and for those who want the numbers. */
export function StructureLists({ structure, locale }: StructureListsProps) {
  const { atoms, bonds } = structure;
  const kindOf = (order: number) =>
    order === 2 ? ` (${say(WORDS.double, locale)})` : order === 1.5 ? ` (${say(WORDS.shared, locale)})` : '';
  const bondWords = bonds.map(({ from, to, order }) => {
    const [one, other] = [atoms[from], atoms[to]];
    if (!one || !other) return '';
    const length = number(distanceBetween(one, other) * 100, locale, 1);
    return `${one.name}–${other.name}${kindOf(order)}: ${length} pm`;
  });
  const angleWords = bondAngles(structure).map(
    (corner) => `${angleName(structure, corner)}: ${number(angleOf(structure, corner), locale, 1)}°`,
  );
  return (
    <details className="molecule-lists">
      <summary>{say(WORDS.lists, locale)}</summary>
      <List title={say(WORDS.atoms, locale)} items={atoms.map(({ name }) => name)} />
      <List title={say(WORDS.bonds, locale)} items={bondWords} />
      <List title={say(WORDS.angles, locale)} items={angleWords} />
    </details>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h4>
        {title} ({items.length})
      </h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

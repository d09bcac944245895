import type { StateSummary } from '@ori/contracts/states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CELL, MAP_BOX, statePath, TILES } from './state-tiles.ts';

/** The states as a comb: a full cell is one whose law was read. For pointers; the lists below are the way for all others. */
export function StateMap({ states }: { readonly states: readonly StateSummary[] }) {
  const { t } = useTranslation('states');
  const byCode = new Map(states.map((state) => [state.code, state]));
  const read = states.filter(({ inShort }) => inShort !== null).length;
  return (
    <figure className="comb">
      <svg viewBox={MAP_BOX} aria-hidden="true">
        {TILES.map(({ code, x, y }) => (
          <Link key={code} to={statePath(code)} tabIndex={-1}>
            <title>{byCode.get(code)?.name}</title>
            <g transform={`translate(${x} ${y})`} data-read={byCode.get(code)?.inShort !== null}>
              <path d={CELL} />
              <text y="4.4">{code.slice(3)}</text>
            </g>
          </Link>
        ))}
      </svg>
      <figcaption>
        <span className="comb-key" data-read="true" />
        {t('home.keyRead', { count: read })}
        <span className="comb-key" />
        {t('home.keyGeneral')}
      </figcaption>
    </figure>
  );
}

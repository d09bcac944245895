import { coreAndRest, orbitalBoxes, subshellName } from '@ori/core/elements/configuration';

/** The ground state as it is printed: the noble core in brackets, and what stands outside it. */
export function Configuration({ z }: { readonly z: number }) {
  const { core, rest } = coreAndRest(z);
  return (
    <p className="pt-configuration" aria-hidden="true">
      {core && `[${core}]`}
      {rest.map((subshell) => (
        <span key={subshellName(subshell)}>
          {' '}
          {subshellName(subshell)}
          <sup>{subshell.electrons}</sup>
        </span>
      ))}
    </p>
  );
}

const ARROWS = ['', '↑', '↑↓'] as const;

/** Orbitals outside the noble core as boxes, an arrow an electron. */
export function Boxes({ z }: { readonly z: number }) {
  return (
    <div className="pt-boxes" aria-hidden="true">
      {coreAndRest(z).rest.map((subshell) => (
        <div key={subshellName(subshell)}>
          <span>{subshellName(subshell)}</span>
          <div>
            {orbitalBoxes(subshell).map((electrons, at) => (
              <i key={at}>{ARROWS[electrons]}</i>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

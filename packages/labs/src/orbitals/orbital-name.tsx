import type { Orbital } from '@ori/core/quantum/hydrogen-orbital';

const RAISED = { '2': '²', '3': '³' } as const;

/** `3d` and `x²−y²`, of `3d_x2-y2`; no second part for s. */
export function nameParts({ id }: Orbital): { readonly shell: string; readonly axis: string } {
  const [shell = '', axis = ''] = id.split('_');
  const raised = axis.replaceAll(
    /([xyz])([23])/g,
    (_, letter: string, power: '2' | '3') => letter + RAISED[power],
  );
  return { shell, axis: raised.replace('-', '−') };
}

/** `2pz` in one line, for labels that hold no markup. */
export function plainName(orbital: Orbital): string {
  const { shell, axis } = nameParts(orbital);
  return `${shell}${axis}`;
}

/** The name as chemists write it, its axis lowered. */
export function OrbitalName({ orbital }: { readonly orbital: Orbital }) {
  const { shell, axis } = nameParts(orbital);
  return (
    <span className="orbital-name">
      {shell}
      {axis && <sub>{axis}</sub>}
    </span>
  );
}

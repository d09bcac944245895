interface AvatarProps {
  /** `/avatars/<name>`, as a profile keeps it; without one the first letter stands in. */
  readonly url: string | null | undefined;
  readonly name: string;
  /** In pixels. */
  readonly size?: number;
}

/** The pictures one can choose, as a profile keeps them. */
export const AVATARS = ['star', 'bloom', 'comb'].flatMap((shape) =>
  ['gold', 'nile', 'clay', 'lapis'].map((colour) => `/avatars/${shape}-${colour}`),
);

/** A person's chosen drawing beside their name; decoration, since the name is there in words. */
export function Avatar({ url, name, size = 48 }: AvatarProps) {
  if (url && AVATARS.includes(url))
    return <img className="rounded-full" src={`${url}.svg`} width={size} height={size} alt="" />;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="flex-none">
      <circle cx="24" cy="24" r="24" className="fill-night-3" />
      <text x="24" y="32" textAnchor="middle" className="fill-gold font-display text-2xl">
        {name.slice(0, 1).toUpperCase()}
      </text>
    </svg>
  );
}

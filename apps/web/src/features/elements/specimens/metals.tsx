import { grainPath, scatter } from './scatter.ts';

const RAYS = Array.from({ length: 24 }, (_, at) => at * 15);
const HAMMERED = scatter(70, { x: 28, y: 8, width: 104, height: 104 }, 7);
const SPECKS = scatter(60, { x: 40, y: 12, width: 80, height: 96 }, 11);

/** A disc of beaten gold with a ring of granulation. */
export function Gold() {
  return (
    <>
      <radialGradient id="sp-gold-a" cx="0.36" cy="0.3" r="0.85">
        <stop stopColor="#fff1b0" />
        <stop offset="0.35" stopColor="#f0c24a" />
        <stop offset="0.75" stopColor="#c58a1c" />
        <stop offset="1" stopColor="#8a5a0c" />
      </radialGradient>
      <circle cx="80" cy="60" r="52" fill="url(#sp-gold-a)" />
      <clipPath id="sp-gold-c">
        <circle cx="80" cy="60" r="52" />
      </clipPath>
      <g clipPath="url(#sp-gold-c)">
        <path d={grainPath(HAMMERED, 2, 6)} fill="#fff3c4" opacity="0.2" />
        <path d={grainPath(HAMMERED.slice(0, 34), 1, 4)} fill="#7a4c06" opacity="0.18" />
      </g>
      <g fill="none" stroke="#8f5f10" strokeWidth="1.6">
        <circle cx="80" cy="60" r="43" />
        <circle cx="80" cy="60" r="17" />
      </g>
      {RAYS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 80 60)`}>
          <circle cx="80" cy="21.5" r="2.7" fill="#ffe795" stroke="#9a6a14" strokeWidth="0.7" />
          <path d="M80 41Q76 34 80 27Q84 34 80 41z" fill="#ffe08a" stroke="#9a6a14" strokeWidth="0.7" />
        </g>
      ))}
      <circle cx="80" cy="60" r="11" fill="url(#sp-gold-a)" stroke="#8f5f10" />
    </>
  );
}

/** A fluted silver bowl, seen from above. */
export function Silver() {
  return (
    <>
      <radialGradient id="sp-silver-a" cx="0.34" cy="0.28" r="0.9">
        <stop stopColor="#ffffff" />
        <stop offset="0.5" stopColor="#bfc6cf" />
        <stop offset="1" stopColor="#5f6873" />
      </radialGradient>
      <circle cx="80" cy="60" r="52" fill="url(#sp-silver-a)" />
      <circle cx="80" cy="60" r="46" fill="#8a939e" />
      {RAYS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 80 60)`}>
          <path d="M80 44Q73.5 29 80 15.5Q86.5 29 80 44z" fill="url(#sp-silver-a)" stroke="#6b7480" />
        </g>
      ))}
      <circle cx="80" cy="60" r="17" fill="url(#sp-silver-a)" stroke="#6b7480" />
      <path d="M38 40A46 46 0 0 1 72 15" fill="none" stroke="#fff" strokeWidth="3" opacity="0.7" />
    </>
  );
}

/** A copper adze blade, partly green. */
export function Copper() {
  return (
    <>
      <linearGradient id="sp-copper-a" x2="1" y2="1">
        <stop stopColor="#f6b48a" />
        <stop offset="0.45" stopColor="#c9713f" />
        <stop offset="1" stopColor="#7c3a1b" />
      </linearGradient>
      <path
        d="M66 10Q80 5 94 10L97 34Q92 44 95 62L112 98Q96 114 80 114Q64 114 48 98L65 62Q68 44 63 34z"
        fill="url(#sp-copper-a)"
        stroke="#5c2911"
      />
      <clipPath id="sp-copper-c">
        <path d="M66 10Q80 5 94 10L97 34Q92 44 95 62L112 98Q96 114 80 114Q64 114 48 98L65 62Q68 44 63 34z" />
      </clipPath>
      <path d={grainPath(SPECKS, 0.8, 3.4)} fill="#4f9a7c" opacity="0.6" clipPath="url(#sp-copper-c)" />
      <path d="M50 97Q80 108 110 97L112 98Q96 114 80 114Q64 114 48 98z" fill="#ffd3b2" opacity="0.65" />
      <path d="M72 14L70 60" stroke="#ffe0c8" strokeWidth="3" opacity="0.5" strokeLinecap="round" />
    </>
  );
}

/** A bronze mirror on its handle. */
export function Bronze() {
  return (
    <>
      <linearGradient id="sp-bronze-a" x2="1" y2="1">
        <stop stopColor="#e9cf8d" />
        <stop offset="0.42" stopColor="#b98b43" />
        <stop offset="0.5" stopColor="#f3e2b0" />
        <stop offset="0.58" stopColor="#a5762f" />
        <stop offset="1" stopColor="#5e3f16" />
      </linearGradient>
      <path d="M74 82h12l3 28q-9 8-18 0z" fill="#6d4a1c" stroke="#40290c" />
      <path d="M66 80q14 9 28 0l-5 11q-9 5-18 0z" fill="#8a6026" stroke="#40290c" />
      <ellipse cx="80" cy="44" rx="45" ry="39" fill="url(#sp-bronze-a)" stroke="#4b310f" strokeWidth="2" />
      <path
        d="M48 36Q58 16 82 13"
        fill="none"
        stroke="#fff6d8"
        strokeWidth="3"
        opacity="0.6"
        strokeLinecap="round"
      />
    </>
  );
}

const BANDS = Array.from({ length: 9 }, (_, at) => at * 16 - 16);
const BEADS = [22, 56, 90, 124];

/** A polished slice of iron meteorite, and four rusted beads rolled from such iron. */
export function SkyIron() {
  return (
    <>
      <clipPath id="sp-iron-c">
        <path d="M34 8L92 4L134 22L140 54L112 74L60 78L24 58L20 28z" />
      </clipPath>
      <g clipPath="url(#sp-iron-c)">
        <rect width="160" height="90" fill="#6e7782" />
        {[28, 88, 148].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 80 42)`} stroke="#cfd6de" opacity="0.62">
            {BANDS.map((y, at) => (
              <path key={y} d={`M-20 ${y}H180`} strokeWidth={at % 3 === 0 ? 4 : 1.6} />
            ))}
          </g>
        ))}
      </g>
      <path
        d="M34 8L92 4L134 22L140 54L112 74L60 78L24 58L20 28z"
        fill="none"
        stroke="#2c2a2b"
        strokeWidth="3"
      />
      <path d="M4 99Q80 92 156 99" stroke="#a98d63" strokeWidth="2" fill="none" />
      {BEADS.map((x, at) => (
        <g key={x} transform={`rotate(${at % 2 === 0 ? -4 : 5} ${x + 8} 98)`}>
          <rect x={x - 6} y="88" width="28" height="20" rx="7" fill="#5a3a2a" stroke="#2b1810" />
          <path d={`M${x - 2} 92h18`} stroke="#a06a4b" strokeWidth="2.4" strokeLinecap="round" />
          <ellipse cx={x + 20} cy="98" rx="4" ry="8" fill="#2b1810" />
        </g>
      ))}
    </>
  );
}

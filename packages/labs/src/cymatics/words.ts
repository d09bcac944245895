import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  shape: { en: 'Shape', fr: 'Forme', es: 'Forma' },
  square: { en: 'Square', fr: 'Carrée', es: 'Cuadrada' },
  oblong: { en: 'Three to two', fr: 'Trois sur deux', es: 'Tres por dos' },
  round: { en: 'Round', fr: 'Ronde', es: 'Redonda' },
  edge: { en: 'Edge', fr: 'Bord', es: 'Borde' },
  free: { en: 'Free', fr: 'Libre', es: 'Libre' },
  supported: { en: 'Resting on a frame', fr: 'Posé sur un cadre', es: 'Apoyado en un marco' },
  material: { en: 'Material', fr: 'Matière', es: 'Material' },
  aluminium: { en: 'Aluminium', fr: 'Aluminium', es: 'Aluminio' },
  steel: { en: 'Steel', fr: 'Acier', es: 'Acero' },
  brass: { en: 'Brass', fr: 'Laiton', es: 'Latón' },
  glass: { en: 'Glass', fr: 'Verre', es: 'Vidrio' },
  size: { en: 'Side or diameter', fr: 'Côté ou diamètre', es: 'Lado o diámetro' },
  thickness: { en: 'Thickness', fr: 'Épaisseur', es: 'Grosor' },
  mm: { en: '{n} mm', fr: '{n} mm', es: '{n} mm' },
  drive: { en: 'Shaken at', fr: 'Secouée', es: 'Se agita en' },
  edgeOff: {
    en: 'an edge, off the middle',
    fr: 'sur un bord, hors du milieu',
    es: 'un borde, fuera del medio',
  },
  corner: { en: 'a corner', fr: 'à un coin', es: 'una esquina' },
  side: { en: 'the middle of a side', fr: 'au milieu d’un côté', es: 'el medio de un lado' },
  centre: { en: 'the center', fr: 'au centre', es: 'el centro' },
  tone: { en: 'Tone', fr: 'Son', es: 'Tono' },
  lower: { en: 'Tone below', fr: 'Son plus bas', es: 'Tono inferior' },
  higher: { en: 'Tone above', fr: 'Son plus haut', es: 'Tono superior' },
  fresh: { en: 'Strew fresh sand', fr: 'Remettre du sable', es: 'Echar arena nueva' },
  pause: { en: 'Hold the sand still', fr: 'Figer le sable', es: 'Parar la arena' },
  run: { en: 'Let the sand move', fr: 'Laisser bouger le sable', es: 'Dejar que se mueva la arena' },
  motion: {
    en: 'Show how far the plate swings',
    fr: 'Montrer l’ampleur du mouvement',
    es: 'Mostrar cuánto se mueve la placa',
  },
  plate: {
    en: 'Plate: {material}, {size} mm, {thickness} mm thick.',
    fr: 'Plaque : {material}, {size} mm, épaisseur {thickness} mm.',
    es: 'Placa: {material}, {size} mm, {thickness} mm de grosor.',
  },
  atTone: {
    en: '{hz} Hz is a tone of this plate, number {n}. The sand lies still here: {lines}.',
    fr: '{hz} Hz est un son propre de cette plaque, le numéro {n}. Le sable repose ici : {lines}.',
    es: '{hz} Hz es un tono propio de esta placa, el número {n}. La arena reposa aquí: {lines}.',
  },
  deaf: {
    en: '{hz} Hz is a tone of this plate, but where you shake it, it lies still in this tone: you cannot raise it from there.',
    fr: '{hz} Hz est un son propre de cette plaque, mais l’endroit où tu la secoues reste immobile pour ce son : de là, tu ne peux pas le faire naître.',
    es: '{hz} Hz es un tono propio de esta placa, pero donde la agitas queda quieta en ese tono: desde ahí no puedes provocarlo.',
  },
  between: {
    en: '{hz} Hz: between its tones the plate hardly shakes, and the sand stays where it is.',
    fr: '{hz} Hz : entre ses sons propres, la plaque tremble à peine et le sable reste où il est.',
    es: '{hz} Hz: entre sus tonos la placa apenas vibra y la arena se queda donde está.',
  },
  found: {
    en: 'Tones you found: {n} of {all}. {list}',
    fr: 'Sons trouvés : {n} sur {all}. {list}',
    es: 'Tonos que has hallado: {n} de {all}. {list}',
  },
  curve: {
    en: 'How hard the plate shakes, as far as you have listened. It peaks at its tones.',
    fr: 'Force de la vibration, là où tu as écouté. Elle culmine aux sons propres.',
    es: 'Con qué fuerza vibra la placa, hasta donde has escuchado. Tiene picos en sus tonos.',
  },
} satisfies Record<string, LocalisedText>;

/** Still lines in words: each phrase stands in a list. */
export const LINE_WORDS = {
  diameters: {
    en: 'lines through the middle: {n}',
    fr: 'lignes par le centre : {n}',
    es: 'líneas por el centro: {n}',
  },
  circles: { en: 'rings: {n}', fr: 'anneaux : {n}', es: 'anillos: {n}' },
  upright: { en: 'upright lines: {n}', fr: 'lignes verticales : {n}', es: 'líneas verticales: {n}' },
  level: { en: 'level lines: {n}', fr: 'lignes horizontales : {n}', es: 'líneas horizontales: {n}' },
  cross: {
    en: 'a cross, from side to side',
    fr: 'une croix, d’un côté à l’autre',
    es: 'una cruz, de lado a lado',
  },
  diagonals: { en: 'the two diagonals', fr: 'les deux diagonales', es: 'las dos diagonales' },
  down: {
    en: 'a line down the middle',
    fr: 'une ligne verticale au milieu',
    es: 'una línea vertical por el medio',
  },
  across: {
    en: 'a line across the middle',
    fr: 'une ligne horizontale au milieu',
    es: 'una línea horizontal por el medio',
  },
  ring: { en: 'closed rings: {n}', fr: 'anneaux fermés : {n}', es: 'anillos cerrados: {n}' },
  bends: { en: 'bending lines', fr: 'des lignes courbes', es: 'líneas curvas' },
  patches: {
    en: 'patches that move: {n}',
    fr: 'zones qui bougent : {n}',
    es: 'zonas que se mueven: {n}',
  },
} satisfies Record<string, LocalisedText>;

/** Stems by which a sentence is known to speak of a culture, its past or its beliefs, in en, fr and es without accents. */
const STEMS =
  /\b(?:egypt|kemet|pharao|faraon|babylon|mesopotam|sumer|assyri|maya|aztec|nahua|mexica|inca|inka|quechua|yoruba|dogon|akan|igbo|zulu|swahili|nubi|ethiop|mali\b|benin|vedi|sanskrit|hindu|india\b|indian|china|chinese|chinois|chino|japan|japon|korea|polynes|maori|hawai|aborigin|navajo|hopi|lakota|iroquois|haudenosaunee|greek|greece|grec|grieg|roman|romain|arab|islam|persia|perse|celt|viking|ancient|ancestr|ancien|antigu|tribe|tribu|myth|mito|legend|leyenda|sacred|sacre|sagrad|chakra|pyramid)/i;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Whether a sentence speaks of a culture or its past in words that the verified material does not have. A model may
 * repeat what a lesson says of a culture; it may add nothing (charter, R10).
 */
export function speaksOfHeritage(sentence: string, material: string): boolean {
  const found = STEMS.exec(plain(sentence))?.[0];
  return found !== undefined && !plain(material).includes(found);
}

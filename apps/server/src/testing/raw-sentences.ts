/** How Zod begins what it says by itself, in our three languages. */
const RAW =
  /\b(?:Invalid (?:input|option|string|number|date|key|value|discriminator|element|email|URL|ISO|UUID)|Too (?:big|small):|Unrecognized key|received undefined|(?:UUID|adresse e-mail|URL|ISO) invalide|Entrée invalide|Option invalide|Chaîne invalide|Nombre invalide|Trop (?:petit|grand)\s?:|Entrada inválida|Opción inválida|Cadena inválida|Número inválido|Inválido [A-Z]|Demasiado (?:grande|pequeño):)/;

/** The first sentence that a shape's library said and nobody worded; null where all are ours. */
export function rawSentenceIn(sentences: readonly (string | undefined)[]): string | null {
  return sentences.find((said) => said !== undefined && RAW.test(said)) ?? null;
}

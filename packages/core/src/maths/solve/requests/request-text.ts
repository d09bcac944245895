import type { Locale } from '@ori/contracts/locale';
import { withoutTrailing } from '../../../words/without-trailing.ts';

/** Words around a request that carry no mathematics. Written without accents: so is the text they are looked for in. */
const LEADS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:hi|hello|hey|ok|okay|so|well|please|pls|thanks|professor|prof|ori)\b[\s,!.:]*)+/i,
  fr: /^(?:(?:bonjour|salut|coucou|ok|alors|bon|s'il te plait|s'il vous plait|stp|svp|merci|professeur|prof|ori)(?=[\s,!.:]|$)[\s,!.:]*)+/i,
  es: /^(?:(?:hola|oye|ok|vale|bueno|por favor|porfa|gracias|profesor|profesora|profe|ori)(?=[\s,!.:]|$)[\s,!.:]*)+/i,
};
const FRAMES: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:can|could|would|will) you (?:please )?(?:help me (?:to |with )?|tell me (?:how to )?|show me (?:how to )?|explain (?:to me )?(?:how to )?)?|help me (?:to |with )?|i (?:need|want) (?:help (?:with|to|on) |to )|how (?:do|can|would|should) (?:i|you|we) |how to |i (?:don't|dont) (?:know|understand|get) (?:how to )?|i'?m stuck (?:on|with) |my (?:homework|teacher) (?:says|asks|is)[:,]? |show me how to |tell me |explain (?:how to )?)/i,
  fr: /^(?:(?:peux-tu|tu peux|pouvez-vous|vous pouvez) (?:m'aider a |me dire |m'expliquer (?:comment )?|me montrer (?:comment )?)?|aide-moi a |aidez-moi a |comment (?:faire pour |je peux |peut-on |on peut |puis-je )?|je (?:ne )?(?:sais|comprends) pas (?:comment )?|je dois |il faut |explique(?:-moi)? (?:comment )?|montre-moi comment |dis-moi )/i,
  es: /^(?:(?:puedes|podrias|puede) (?:ayudarme a |decirme |explicarme (?:como )?|mostrarme como )?|ayudame a |como (?:puedo |se puede |se |hago para )?|no (?:se|entiendo) (?:como )?|tengo que |necesito |quiero |explicame (?:como )?|dime )/i,
};
const TAILS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:please|pls|thanks|thank you|step by step|with steps|show your work|show the steps|for me|in simplest form)$/i,
  fr: /(?:s'il te plait|s'il vous plait|stp|svp|merci|etape par etape|avec les etapes|pour moi)$/i,
  es: /(?:por favor|porfa|gracias|paso a paso|con los pasos|para mi)$/i,
};

/** Accents taken off letters (`équation`, `cuál`), everything else as it was. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** A colon that announces something; between digits it is a ratio. */
const SAYING_COLON = /(?<!\d\s?):|:(?!\s?\d)/g;

/** Longer than every tail: only the end of a text is looked at for one. */
const TAIL_MAX_CHARS = 24;

/** A text without the courtesies at its end and the marks around them. */
function withoutTails(text: string, locale: Locale): string {
  let rest = text;
  for (;;) {
    const bare = withoutTrailing(rest, ' .!?');
    const found = TAILS[locale].exec(bare.slice(-TAIL_MAX_CHARS));
    if (found === null) return rest;
    rest = withoutTrailing(bare.slice(0, bare.length - found[0].length), ' ,.;:!?');
  }
}

/** The request itself, without greetings, courtesy and final marks, in letters without accents. */
export function requestText(message: string, locale: Locale): string {
  let text = withoutAccents(message)
    .replace(/[’‘]/g, "'")
    .replace(/[¿¡“”«»"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = withoutTails(text.replace(LEADS[locale], '').replace(FRAMES[locale], ''), locale).trim();
  }
  return withoutTrailing(text, ' ?.!').replace(SAYING_COLON, ' ').replace(/\s+/g, ' ').trim();
}

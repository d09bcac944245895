/** What Professor Ori never says, whatever a model or a message would have it say (tutor.md §6, charter). */
export type Rudeness =
  | 'link-or-contact'
  | 'secrecy'
  | 'relationship'
  | 'claims-to-be-human'
  | 'prompt-leak'
  | 'person-praise'
  | 'healing-claim'
  | 'guilt'
  | 'out-of-role';

const RULES: readonly (readonly [Rudeness, RegExp])[] = [
  ['link-or-contact', /https?:\/\/|www\.|[\w-]\.(?:com|net|org|io|app)\b/i],
  ['link-or-contact', /[\w.+-]@[\w-]+\.[a-z]{2}/i],
  ['link-or-contact', /\b\d{3}[-. )]{1,3}\d{3}[-. ]\d{4}\b/],
  [
    'secrecy',
    /\b(?:keep (?:this|it|that) (?:a |between us|secret)|our (?:little )?secret|don'?t tell (?:your |any|mom|mum|dad)|ne (?:le )?dis (?:rien |pas )?à|c'est notre secret|garde (?:ça|cela|le) (?:pour toi|secret)|no se lo (?:digas|cuentes)|nuestro secreto|guarda(?:lo)? (?:el |en )?secreto)/i,
  ],
  [
    'relationship',
    /\b(?:i(?:'ll| will)? (?:always )?love you|i(?:'m| am) your (?:very )?(?:best )?(?:friend|bff|buddy|pal)|we(?:'re| are) best friends|be my (?:girl|boy)?friend|meet (?:me|up with me)|send (?:me )?(?:a )?(?:photo|picture|selfie)|je t'aime|je suis t(?:on|a) (?:meilleure? )?(?:amie?|copine|copain|pote)|te quiero|te amo|soy tu (?:mejor )?amig[oa]|envíame una foto|envoie-moi une photo)\b/i,
  ],
  [
    'claims-to-be-human',
    /\b(?:i(?:'m| am) (?:a |really )*(?:real )?(?:human|person)|as a human|when i was (?:a child|young|at school)|je suis (?:une (?:vraie )?personne|humain)|soy (?:una persona|humano)|i(?:'m| am| be) (?:not (?:an? )?|no )(?:ai|computer|bot|machine))\b/i,
  ],
  [
    'prompt-leak',
    /\b(?:system prompt|my (?:instructions|guidelines) (?:are|say|tell)|developer message|hidden instructions|mes instructions (?:sont|disent)|mis instrucciones (?:son|dicen))\b/i,
  ],
  [
    'person-praise',
    /\byou(?:'re| are) (?:so |very |really |such an? )*(?:smart|clever|gifted|talented|genius|brilliant)\b|\btu es (?:si |très |trop )*(?:intelligente?|doué(?:e)?|brillante?)\b|\beres (?:muy |tan )*(?:list[oa]|inteligente|genial|brillante)\b/i,
  ],
  [
    'guilt',
    /\b(?:don'?t (?:go|leave) (?:yet|me)|i(?:'ll| will) miss you|you(?:'re| are) leaving me|ne pars pas|tu vas me manquer|no te vayas|te (?:voy a )?extrañar)/i,
  ],
];

/**
 * A model that plays somebody else: one whose word counts for more than a tutor's, or who says that rules are off. A
 * lesson may have a person say so of themselves; a tutor may not.
 */
const OTHER_ROLE =
  /\b(?:i(?:'m| am| be) (?:a |an |the |your |now )*(?:real |licensed |medical )?(?:doctor|dr\.?|nurse|surgeon|therapist|psychologist|psychiatrist|lawyer|police officer|teacher|mom|mum|dad|parent|sister|brother)|as (?:a|your) (?:real )?(?:doctor|nurse|therapist|lawyer)|je suis (?:un |une |ton |ta )*(?:vraie? )?(?:m[ée]decin|docteur|docteure|infirmi[èe]re?|psychologue|avocate?|professeure? en chair)|soy (?:un |una |tu )*(?:verdader[oa] )?(?:m[ée]dic[oa]|doctora?|enfermer[oa]|psic[óo]log[oa]|abogad[oa]|mam[áa]|pap[áa])|(?:ignor(?:e|ing)|break(?:ing)?|forget(?:ting)?|bend(?:ing)?|no longer follow|have no|need no|without) (?:my |the |any |all )*(?:rules|limits|restrictions)|rules (?:are off|do(?:n't| not) (?:apply|count))|(?:j'ignore|j'oublie|je n'ai (?:pas|plus) de|sans) (?:mes |les |aucune? )*(?:r[èe]gles?|limites?)|(?:ignoro|olvido|no tengo|sin) (?:mis |las |ninguna )*(?:reglas?|l[íi]mites?))(?![\p{L}])/iu;

/** What is said to heal, and soon after it that it does. */
const HEALER =
  /\b(?:frequenc(?:y|ies)|hz|chakras?|crystals?|fréquences?|cristaux|frecuencias?|cristales)\b/giu;
const HEALS = /\b(?:heal(?:s|ing)?\b|cures?\b|repairs? dna\b|guéri|soigne|cura|sana)/i;
const SOON_CHARS = 70;

const claimsHealing = (sentence: string): boolean =>
  Array.from(sentence.matchAll(HEALER), ({ 0: healer, index }) => index + healer.length).some((end) =>
    HEALS.test(sentence.slice(end, end + SOON_CHARS)),
  );

/** The rules a sentence breaks; of a model's words, also that it stays who it is. */
export function rudenessIn(sentence: string, isModels = false): readonly Rudeness[] {
  const plain = sentence.replace(/[’‘]/g, "'");
  const broken = RULES.filter(([, pattern]) => pattern.test(plain)).map(([rule]) => rule);
  const healing: readonly Rudeness[] = claimsHealing(plain) ? ['healing-claim'] : [];
  const posing: readonly Rudeness[] = isModels && OTHER_ROLE.test(plain) ? ['out-of-role'] : [];
  return [...new Set([...broken, ...healing, ...posing])];
}

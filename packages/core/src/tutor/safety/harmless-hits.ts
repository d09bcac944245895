/** Games won, accidents and figures of speech: nobody is being hurt. */
export const HARMLESS_HITS: readonly string[] = [
  '(?:beat|beats|beating|hit|hits) (?:me|us) (?:at|in|to|by|again at|every time at|up the) ?(?:a |the |every |this |our )?(?:chess|games?|races?|mario|cards|tag|high score|checkers|monopoly|school|basketball|soccer|tennis|running|math|maths|spelling|points?|video|uno|everything|[0-9]+|it|that|this)?',
  '(?:beat|beats|hit|hits) me up(?: on)?',
  '(?:hit|hits) me with (?:a |the |his |her )?(?:ball|snowball|pillow|question|water balloon|frisbee|door|fact)(?: by accident)?',
  '(?:ma mere|mon pere|maman|papa|mes parents|ma prof|mon prof|le prof|la prof) (?:va|vont) me tuer(?! si je (?:le dis|parle|dis))',
  '(?:mi mama|mi papa|mis papas|mis padres|mi profe\\w*) (?:me va|me van|va|van) a matar(?:me)?(?! si (?:digo|hablo|cuento))',
];

/** The bibliography's entries that the home page rests on, word for word (home-sources.test.ts compares). */
const LEDGER = {
  BM10057: 'Ahmose (scribe), Rhind Mathematical Papyrus, British Museum EA10057-10058, c.1550 BCE',
  IMH16: 'Imhausen, A., Mathematics in Ancient Egypt: A Contextual History, 2016',
  CLA99: 'Clagett, M., Ancient Egyptian Science vol. 3: Ancient Egyptian Mathematics, 1999',
  FR98: 'Fowler, D. & Robson, E., Square Root Approximations in Old Babylonian Mathematics: YBC 7289 in Context, Historia Mathematica 25, 1998',
  ROB02: 'Robson, E., Words and Pictures: New Light on Plimpton 322, American Mathematical Monthly 109, 2002',
  MW17: 'Mansfield, D. & Wildberger, N., Plimpton 322 is Babylonian exact sexagesimal trigonometry, Historia Mathematica 44, 2017 (minority view)',
  SHA13: "Shah, J., A History of Pingala's Combinatorics, Ganita Bharati 35, 2013",
  CUL96: 'Cullen, C., Astronomy and Mathematics in Ancient China: the Zhou bi suan jing, 1996',
  SHEN99:
    'Shen, K., Crossley, J. & Lun, A., The Nine Chapters on the Mathematical Art: Companion and Commentary, 1999',
  MAR97: 'Martzloff, J.-C., A History of Chinese Mathematics, 1997',
  RAS09: 'Rashed, R., Al-Khwarizmi: The Beginnings of Algebra, 2009',
  DRES: 'Dresden Codex, SLUB Dresden Mscr.Dresd.R.310, c.11th-14th century CE (date debated)',
  BB11: 'Bricker, H. & Bricker, V., Astronomy in the Maya Codices, 2011',
  VER01: 'Verran, H., Science and an African Logic, 2001',
  ABI76: 'Abimbola, W., Ifa: An Exposition of Ifa Literary Corpus, 1976',
  PVS: 'Polynesian Voyaging Society, The Star Compass by Nainoa Thompson (hokulea.com)',
  FIN03: 'Finney, B., Sailing in the Wake of the Ancestors, 2003',
  HEA08: "Heath, T.L., The Thirteen Books of Euclid's Elements, 1908",
} as const;

/** Objects and texts that the ledger names as primary, and the two works behind the tuning example. */
const OBJECTS = {
  YBC7289: 'YBC 7289, Yale Babylonian Collection, c.1800-1600 BCE',
  PINGALA: 'Piṅgala, Chandaḥśāstra, ch. 8, c.3rd-2nd century BCE',
  HUNT214: 'al-Khwārizmī, al-Jabr, Bodleian Library MS Huntington 214',
  ABRAHAM: 'Abraham, R. C., Dictionary of Modern Yoruba, 1958',
  ISO16: 'ISO 16:1975, Acoustics: Standard tuning frequency',
  HAYNES: 'Haynes, B., A History of Performing Pitch, 2002',
} as const;

export const SOURCES = { ...LEDGER, ...OBJECTS } as const;
export type SourceId = keyof typeof SOURCES;
export const LEDGER_IDS = Object.keys(LEDGER) as (keyof typeof LEDGER)[];

import { oneOf, sequenceChecker } from './fact-checkers.ts';
import { rightOption, type Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Counts off the bars: the lowest layer with more than ten farmed grains. */
const checkLayers: Checker = (item) => {
  if (item.figure?.type !== 'bar-chart') return false;
  return item.figure.bars.find(({ value }) => value > 20 - value)?.label === rightOption(item);
};

/** Checkers of the social skills of 6-8, each with clues of its own. */
export const SOCIAL_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-islam': clueChecker({
    'al-khwarizmi': 'algebra',
    'ibn al-haytham': 'light',
    'al-biruni': 'horizon',
    'ibn al-nafis': 'lungs',
    'al-jazari': 'water clocks',
    'omar khayyam': 'cubic',
    'al-kindi': 'secret writing',
    'hunayn ibn ishaq': 'syriac',
    'nasir al-din al-tusi': 'maragha',
    'ibn battuta': 'journeys',
    'al-idrisi': 'sicily',
    'al-zahrawi': 'surgeons',
  }),
  'ss-china': clueChecker({
    'oracle bones': 'kings of shang',
    'terracotta army': 'tomb of the first emperor',
    'cai lun': 'paper',
    'zhang heng': 'earthquakes',
    'sima qian': 'grand historian',
    'ban zhao': 'brother',
    'liu hui': 'nine chapters',
    'marquis yi': 'bronze bells',
    'bi sheng': 'baked clay',
    'grand canal': 'boats',
    'su song': 'water wheel',
  }),
  'ss-meso': clueChecker({
    uruk: 'accounts',
    enheduana: 'priestess',
    ziggurat: 'stepped',
    hammurabi: 'stone pillar',
    'ur-namma': 'in sumerian',
    gilgamesh: 'without death',
    ashurbanipal: 'nineveh',
    'base sixty': 'hour',
    'cylinder seal': 'rolled',
    'irrigation canal': 'dry fields',
  }),
  'ss-kemet': clueChecker({
    'nile flood': 'mud each summer',
    narmer: 'crowns',
    merer: 'limestone',
    hatshepsut: 'punt',
    'deir el-medina': 'village',
    kerma: 'early city',
    piye: 'egypt as well',
    meroë: 'own script',
    rosetta: 'demotic',
    amanirenas: 'queen',
  }),
  'ss-india': clueChecker({
    'mohenjo-daro': 'great bath',
    'indus seals': 'short signs',
    rigveda: 'hymns',
    panini: 'short rules',
    'the buddha': 'suffering',
    ashoka: 'edicts',
    aryabhata: 'earth turns',
    nalanda: 'students',
    kalidasa: 'shakuntala',
    'iron pillar': 'rusted',
  }),
  'ss-maya': clueChecker({
    'dresden codex': 'venus',
    'long count': 'each day from',
    tikal: 'reservoirs',
    milpa: 'squash',
    nixtamal: 'lime or ash',
    'popol wuj': 'twins',
    khipu: 'knots',
    andenes: 'terraces',
    'q’eswachaka': 'grass',
    'qhapaq ñan': 'road network',
    chuño: 'potato',
  }),
  'ss-sahel': clueChecker({
    sunjata: 'griots',
    'mansa musa': 'mecca',
    timbuktu: 'manuscript',
    ifẹ̀: 'lifelike heads',
    taghaza: 'camel',
    'jenne-jeno': 'inland niger',
    'great mosque': 'plastered',
    'ahmad baba': 'marrakesh',
    nok: 'fired-clay',
    'gold-weights': 'balance',
  }),
  'ss-neolithic': oneOf(
    checkLayers,
    clueChecker({
      'wheat and barley': 'fertile crescent',
      'foxtail millet': 'northern china',
      'asian rice': 'yangzi',
      maize: 'southwestern mexico',
      potatoes: 'titicaca',
      bananas: 'new guinea',
      'african rice': 'inner niger',
      teff: 'ethiopia',
      sunflowers: 'north america',
    }),
  ),
  'ss-pacific': clueChecker({
    words: 'sounds alike; one to ten; andean word',
    'from objects': 'objects; adze; lapita; plank; fishhooks',
    'living bodies': 'dna of; rat bones; genes',
    'handed-down': 'chant; satawal; ancestors',
  }),
  'ss-sourcing': oneOf(
    clueChecker({
      sourcing: 'maker; writer there; what for',
      corroborating: 'other witnesses; two accounts; dig agree; compares witnesses',
      contextualizing: 'at that time; in those days; laws and customs; about the time',
    }),
    sequenceChecker({
      'market hall':
        'a shopkeeper’s letter, written the next day > the town council’s report of the following month > a history of the town, 60 years later > a novel of today about the fire',
      voyage:
        'the log, kept each day on board > a sailor’s letter home after landing > the captain’s memoirs in old age > a schoolbook of our time',
      weavers:
        'minutes that a weaver took at the meeting > a newspaper article of the same week > an interview with a weaver’s daughter, 40 years later > a website made this year',
      flood:
        'a mark cut into the wall at the highest water > the mill’s account book of that month > a sermon on the flood, ten years later > a song collected two hundred years later',
      'a school':
        'the signed founding paper > a photograph of the first class, one year later > a speech at its fiftieth birthday > a poster for its hundredth birthday',
      treaty:
        'notes taken during the talks > the treaty with its seals > a chronicle by the victor’s grandson > a film about the war',
    }),
  ),
  'ss-law': oneOf(
    clueChecker({
      'same rule for all': 'back double; go to school; equal before; without a hearing; state an opinion',
      'depends on who you are': 'it depend on who; noble; own land; a wife; strangers; slave’s eye',
    }),
    clueChecker({
      'ur-namma': 'a sumerian',
      hammurabi: 'babylonian stone',
      'magna carta': 'english king',
      'manden charter': 'word of mouth',
      'rights of man': 'french text',
      'olympe de gouges': 'citizeness',
      haiti: 'freed themselves',
      'universal declaration': 'united nations',
      'rights of the child': 'under eighteen',
    }),
  ),
  'ss-claims': clueChecker({
    'established science': 'earth turns; sound needs; right triangle',
    'historical record': 'merer; root of two; brahmagupta',
    debate: 'plimpton; enheduana; carolina',
    'living tradition': 'griots; popol wuj; matariki',
    'without good evidence': '2012; razor; from space; 528',
  }),
  'ss-transfer': oneOf(
    sequenceChecker({
      'figures 0 to 9':
        'sanskrit rules for reckoning with zero > arabic book on indian reckoning > latin version of the arabic book > book for merchants, written in pisa',
      'paper-making':
        'paper made in china > paper made in samarkand > paper mills in baghdad > paper mills in spain and italy',
      sine: 'sanskrit jyā, the bowstring > arabic jayb > latin sinus > the word in our schoolbooks',
      'letter a':
        'egyptian picture of an ox head > early semitic letter alep > phoenician aleph > greek alpha > latin a',
      euclid:
        'written in greek > put into arabic in baghdad > put from arabic into latin > printed in venice',
      'name of chess': 'sanskrit chaturanga > persian chatrang > arabic shatranj > spanish ajedrez',
    }),
    clueChecker({
      'with a known route':
        'indian figures; chinese paper; proofs in baghdad; al-jabr; base sixty; inoculation',
      'no route is known': 'sign for zero; right-triangle; doubling; mexico; twenties; jia xian',
    }),
  ),
};

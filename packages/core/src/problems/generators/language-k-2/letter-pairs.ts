import { messagesOf, type Phrase } from '../../phrase.ts';
import { say } from '../../say.ts';

const message = messagesOf('la-digraph');

type Words = readonly [Phrase, ...Phrase[]];
/** Two letters that make one sound, in each language its own, and words that hold them and no other pair. */
interface LetterPair {
  readonly letters: Phrase;
  readonly words: Words;
}
/** One of two sounds, named by a sample word, and words that have it. */
interface SoundSide {
  readonly name: Phrase;
  readonly words: Words;
}

function words(en: string, fr: string, es: string): Words {
  const [inEn, inFr, inEs] = [en.split(' '), fr.split(' '), es.split(' ')];
  const word = (at: number) => say(inEn[at] ?? '', inFr[at] ?? '', inEs[at] ?? '');
  return [word(0), ...inEn.slice(1).map((_, at) => word(at + 1))];
}
const as = (en: string, fr: string, es: string): Phrase => {
  const [e, f, s] = [en.split(' '), fr.split(' '), es.split(' ')];
  return say(`${e[0]} as in ${e[1]}`, `${f[0]} comme dans ${f[1]}`, `${s[0]} como en ${s[1]}`);
};

export const LETTER_PAIRS: readonly [LetterPair, ...LetterPair[]] = [
  {
    letters: message('letter-pairs.sh.letters'),
    words: words('ship fish shop brush', 'loup poule roue joue', 'leche noche chico coche'),
  },
  {
    letters: message('letter-pairs.ch.letters'),
    words: words('chin chip lunch chest', 'chat vache niche biche', 'pollo silla llave gallo'),
  },
  {
    letters: message('letter-pairs.th.letters'),
    words: words('thin bath moth path', 'pont lion savon melon', 'perro gorra torre carro'),
  },
  {
    letters: message('letter-pairs.oo.letters'),
    words: words('moon spoon zoo boot', 'lapin sapin jardin matin', 'queso parque paquete esquina'),
  },
  {
    letters: message('letter-pairs.ee.letters'),
    words: words('tree bee green feet', 'plante gant tante banc', 'juguete manguera águila guía'),
  },
];

/** Words in which no two letters share one sound. */
export const PLAIN_WORDS: Words = words(
  'stop hand frog milk desk plum drum lamp sun cat pig bed',
  'bol sac mur lac fil bus vol ver cactus sel parc bocal',
  'flor pan tren sol pluma mar gato luna libro mesa clase pez',
);

export const SOUND_SORTS: readonly [readonly [SoundSide, SoundSide], ...(readonly [SoundSide, SoundSide])[]] =
  [
    [
      {
        name: as('a cake', 'on pont', 'rr perro'),
        words: words('game lake gate snake', 'savon melon lion citron', 'carro torre gorra burro'),
      },
      {
        name: as('a cat', 'o pot', 'r pera'),
        words: words('hat bag map hand', 'moto piano robot abricot', 'cara loro mora toro'),
      },
    ],
    [
      {
        name: as('i bike', 'in lapin', 'll pollo'),
        words: words('kite nine time five', 'sapin jardin matin pépin', 'silla llave gallo lluvia'),
      },
      {
        name: as('i pig', 'i lit', 'l pelo'),
        words: words('pin milk win lid', 'ami midi tapis nid', 'luna sala vela lobo'),
      },
    ],
    [
      {
        name: as('o rose', 'ou loup', 'ch leche'),
        words: words('nose bone home stone', 'roue poule joue cou', 'noche chico coche lechuga'),
      },
      {
        name: as('o fox', 'u lune', 'c boca'),
        words: words('dog box pot frog', 'mur jupe plume tortue', 'vaca casa foca saco'),
      },
    ],
    [
      {
        name: as('sh ship', 'ch chat', 'gu guiso'),
        words: words('fish shop brush shed', 'vache niche biche cheval', 'juguete manguera águila guía'),
      },
      {
        name: as('s sun', 'c sac', 'g gente'),
        words: words('bus nest desk best', 'lac parc cactus café', 'girasol gel página magia'),
      },
    ],
  ];

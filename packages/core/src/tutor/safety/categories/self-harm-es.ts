import { anyOf, oneOf, some } from '../phrases.ts';
import { ABOUT_A_GAME, ABOUT_A_TEXT_OR_GAME } from '../study.ts';
import type { TriageRule } from '../triage-rule.ts';

const ES_WISH = oneOf(
  `quiero quisiera voy_a gustaria prefiero preferiria ganas_de deseo pienso_en penso he_pensado_en pensando_en pense_en intente
  trate_de pensado queria ojala`,
);
const ES_FILLERS = 'solo mucho en de a veces realmente tanto me mejor ya no que';
const ES_ENDS = `(?:morir(?:me)?|matarme|suicidarme|desaparecer|estar muert[oa]|no despertar(?:me)?|no existir|dejar de (?:vivir|existir)|acabar con (?:mi vida|todo)|quitarme la vida|cortarme(?! el pelo| las unas)|hacerme dano|lastimarme|ahorcarme|tirarme (?:de|por|al|desde)|muriera|estuviera muert[oa]|no despertara)`;

/** Wanting to die or to hurt oneself, in Spanish. */
export const SELF_HARM_ES: readonly TriageRule[] = [
  {
    id: 'self-harm.es.wish-dead',
    pattern: anyOf(
      `(?<!no )${ES_WISH}${some(4, ES_FILLERS)} ${ES_ENDS}`,
      '(?<!no )me quiero (?:morir|matar|suicidar)',
      'no quiero (?:vivir|seguir viviendo|existir|despertar(?:me)? (?:mas|nunca)|estar (?:aqui|viv[oa]) mas)(?! en| con| aqui| alli| cerca| sol[oa])',
      '(?:sin|no tengo|ya no tengo) ganas de (?:vivir|seguir viviendo|despertar)',
      'no haber nacido',
      'dormir y no despertar(?:me)?',
      'no hubiera nacido',
      'no vale la pena (?:vivir|seguir viviendo)',
      'para que (?:vivir|seguir viviendo)',
    ),
    unless: ABOUT_A_GAME,
  },
  {
    id: 'self-harm.es.hurt-self',
    pattern: anyOf(
      'me (?:corto|cortaba) (?:los brazos|las munecas|las piernas|la piel|cuando|con|a proposito|las venas|el brazo)',
      'me (?:hago|hacia) dano (?:a proposito|a mi mism[oa]|cuando)',
      'me (?:autolesiono|lastimo a proposito|lastimo cuando)',
      'autolesion(?:es|arme)?',
      'cortarme las venas',
    ),
  },
  {
    id: 'self-harm.es.word',
    pattern: anyOf('suicidio', 'suicidar(?:me|se)', 'suicida'),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  {
    id: 'self-harm.es.no-reason',
    pattern: anyOf(
      'no merezco (?:vivir|estar viv[oa])',
      'no aguanto (?:vivir|mi vida|esta vida)',
      '(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|estar viv[oa])',
      'nadie me (?:extranaria|echaria de menos)',
      'dormir(?:me)? para siempre',
      'pienso (?:mucho |siempre |a veces )*en (?:la muerte|morir(?:me)?)',
      '(?:como|formas de|manera de)(?: me| puedo)* (?:morir(?:me)?|matarme|suicidarme)(?! en)',
      '(?:qu|k)iero (?:morir(?:me)?|matarme)',
      '(?:estarian?|seria|serian|estan|estaran) (?:todos )?(?:mucho )?(?:mejor|mas felices) sin mi',
      'estaria mejor muert[oa]',
      '(?:a nadie|a alguien|nadie|alguien)(?: le| me| se| lo)* (?:importaria|extranaria|notaria|lloraria|daria cuenta|importa|echaria de menos) si (?:yo )?(?:me muero|muero|me muriera|muriera|desaparezco|desapareciera|no estuviera)',
      '(?:tomar|tomarme|tome|tragar|tragarme) (?:todas|muchas|un monton de|demasiadas) (?:las |de )?(?:pastillas|medicinas)',
    ),
  },
];

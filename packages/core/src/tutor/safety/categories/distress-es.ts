import { FAMILY_ES } from '../people.ts';
import { anyOf, oneOf, some } from '../phrases.ts';
import { ABOUT_STUDY } from '../study.ts';
import type { TriageRule } from '../triage-rule.ts';

const VERY_ES = 'muy tan siempre super bien demasiado completamente bastante';
const LOW_ES = oneOf(
  'deprimid[oa] desesperad[oa] miserable vaci[oa] inutil sin_ganas_de_nada una_carga un_error rot[oa] abandonad[oa]',
);
/** Sadness, fear, trouble at home and asking for somebody, in Spanish. */
export const DISTRESS_ES: readonly TriageRule[] = [
  {
    id: 'distress.es.feeling-low',
    pattern: anyOf(
      `(?:estoy|me siento|ando|soy)${some(2, VERY_ES)} (?:${LOW_ES}|(?:triste|sol[oa]|asustad[oa]|ansios[oa]) (?:todo el tiempo|todos los dias|siempre|desde|ultimamente|por dentro|en (?:mi )?casa))`,
      'me siento (?:muy |tan |siempre )*(?:sol[oa]|vaci[oa]|perdid[oa])',
      '(?:me odio|odio mi (?:vida|cuerpo)|me doy asco)',
      'llor(?:o|ando) (?:todos los dias|todas las noches|todo el tiempo|cada noche|a escondidas|mucho|por las noches)',
      'no (?:puedo|paro de|dejo de) (?:parar de |dejar de )?llorar',
      'ataques? de (?:panico|ansiedad)',
      'quiero (?:escaparme|huir|irme (?:de (?:mi )?casa|lejos)|fugarme|ser otra persona)',
      'mi vida (?:no vale|es (?:horrible|una porqueria|un asco|terrible)|no tiene sentido)',
    ),
  },
  {
    id: 'distress.es.giving-up',
    pattern: anyOf(
      'soy (?:un|una) (?:estorbo|carga|fracaso|error|basura)',
      '(?:estoy|toy|me siento) (?:muy |bien |tan )?(?:triste|sol[oa]|mal) (?:todo el (?:dia|tiempo)|siempre|todos los dias)',
      'tengo (?:mucho |tanto )?miedo(?: \\.)*$',
      'no (?:duermo|puedo dormir)',
      '(?:ya )?no (?:puedo|aguanto) mas',
      'nada (?:importa|tiene sentido|vale la pena)',
      'me rindo con todo',
    ),
    unless: ABOUT_STUDY,
  },
  {
    id: 'distress.es.unloved',
    pattern: anyOf(
      'nadie me (?:quiere|entiende|escucha|cree|hace caso|ama)',
      '(?:mi (?:mama|papa|madre|padre|familia)|mis (?:padres|papas)) (?:no me (?:quieren?|aman?)|me odian?)',
    ),
  },
  {
    id: 'distress.es.at-home',
    pattern: anyOf(
      'mis (?:padres|papas) (?:se (?:pelean|gritan|divorcian|van a divorciar|estan divorciando|estan separando|separan|pegan)|siempre (?:pelean|se pelean|gritan)|pelean|estan (?:peleando|divorciandose|separandose)|no paran de (?:pelear|gritar))',
      `${FAMILY_ES} (?:siempre )?(?:esta borrach[oa]|llega borrach[oa]|toma (?:mucho|todos los dias)|bebe (?:mucho|todos los dias)|me grita(?:n)?|me (?:dice|llama) (?:que soy )?(?:inutil|tont[oa]|estupid[oa]|un error|bur[roa]+)|esta en la carcel)`,
      'mi (?:hermano|hermana|primo|prima)(?: mayor)?(?: siempre)? me (?:pega|golpea|lastima|patea)',
    ),
  },
  {
    id: 'distress.es.needs-someone',
    pattern: anyOf(
      '(?:me )?(?:paso|pasa|esta pasando) algo (?:malo|muy malo|horrible|feo|raro|grave)',
      'no (?:tengo a nadie|se a quien|se con quien|tengo con quien)(?: a quien| con quien)? ?(?:contarle|hablar|decirle|confiar)?',
      'necesito (?:hablar con alguien|contarle a alguien|contarte algo)',
      '(?:puedes|sabes|puede) guardar (?:un|este) secreto',
      'promete(?:me)? (?:que )?no (?:decir|contar|le|lo|diras)',
      'miedo (?:de|a) (?:dormir|dormirme|el|ella|ir a la escuela|ir al colegio|contarlo)',
      'tengo (?:mucho )?miedo (?:ayuda|por favor|y (?:estoy|no)|estoy)',
    ),
  },
  {
    id: 'distress.es.grief',
    pattern: anyOf(
      '(?:se )?(?:murio|fallecio|ha muerto) mi [a-z]+',
      'mi (?:papa|padre|mama|madre|herman[oa]|abuel[oa]|ti[oa]|perr[oa]|gat[oa]|perrito|gatito|mejor amig[oa]) (?:se murio|murio|fallecio|esta muriendo|tiene cancer|se suicido|se fue de (?:la )?casa)',
    ),
  },
];

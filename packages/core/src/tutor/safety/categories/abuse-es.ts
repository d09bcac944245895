import { FAMILY_ES, GROWN_UP_ES, SIBLING_ES } from '../people.ts';
import { anyOf, some, upTo } from '../phrases.ts';
import type { TriageRule } from '../triage-rule.ts';

const OFTEN_ES = 'siempre a_veces todavia tambien mucho casi_siempre ya';
const HITS_ES = `(?:me|nos) (?:pega(?:n|ba|ban|ron)?(?! un susto| la risa)|pego(?! un susto)|golpea(?:n|ba)?|golpeo|toca(?:n|ba)?(?! hacer| estudiar| a mi| el | la | ir| leer| ser)|toco(?! hacer| estudiar| a mi| el | la )|viol[ao]|maltrata(?:n|ba)?|abusa(?:n)?|abuso|lastima(?:n|ba)?|lastimo|hace(?:n)? dano|hizo dano|hace cosas|encierra(?:n)?|encerro|obliga(?:n|ba)?|obligo|azota|quema|patea|manosea|manoseo|agarra a golpes)`;
const WHO_ES = `(?:${GROWN_UP_ES}|el|ella|ellos|alguien|un senor|un hombre)`;

/** Being hit, touched, neglected or silenced, in Spanish. */
export const ABUSE_ES: readonly TriageRule[] = [
  {
    id: 'abuse.es.uneasy',
    pattern: anyOf(
      `(?:${GROWN_UP_ES}) me (?:beso|besa (?:en la boca|el cuello)|acaricia|acaricio|sento en sus piernas)`,
      '(?:nadie|no) me (?:va a creer|creera|creeran)',
      `(?:no me gusta|odio) (?:cuando|que) (?:${WHO_ES}|${SIBLING_ES}) (?:juega|me (?:mira|abraza|besa|agarra|carga|bana))`,
      `(?:nuestro|un) (?:juego|momento) (?:secreto|especial)`,
      `(?:me )?(?:ensena|enseno|mostro|muestra) (?:su|sus) (?:partes|pene|pito|cosa)`,
      `(?:${WHO_ES}|${SIBLING_ES}) me (?:hace sentir (?:raro|rara|mal|incomod[oa])|mira (?:raro|feo)|hace cosas|hizo cosas|incomoda)`,
      'lo que (?:el |ella |mi [a-z]+ )?me (?:hace|hizo)',
    ),
  },
  {
    id: 'abuse.es.violent-home',
    pattern: anyOf(
      `${FAMILY_ES}${upTo(4)} (?:rompe|avienta|tira|lanza) (?:cosas|todo|las|los|un|una)`,
      `${FAMILY_ES} (?:le )?(?:pega|golpea|grita y golpea) (?:a )?(?:mi )?(?:mama|madre|hermano|hermana|papa|perro)`,
      `${FAMILY_ES}${upTo(4)} (?:nos|me) (?:pega|golpea|pegan|avienta)`,
      `(?:me escondo|tengo miedo|me duele la (?:panza|barriga)) cuando (?:${FAMILY_ES}|el|ella) (?:llega|grita|toma|bebe|se enoja)`,
      `(?:${FAMILY_ES}|ella|el) no (?:regresa|vuelve|ha (?:vuelto|regresado|llegado)|llega) ?(?:desde|hace|a casa|en)`,
      `me (?:dejan|dejaron|deja|dejo|encierran|encerraron|encierra) (?:sol[oa]|en (?:el|mi) (?:cuarto|bano|closet))`,
      'no hay (?:nada (?:de|que) comer|comida)(?: en (?:mi |la )?casa)?',
    ),
  },
  {
    id: 'abuse.es.hits-or-touches',
    pattern: anyOf(
      `${WHO_ES}${some(2, OFTEN_ES)} ${HITS_ES}`,
      `${SIBLING_ES}${some(2, OFTEN_ES)} me (?:toca(?! a| hacer| el)|toco(?! a| hacer| el)|viol[ao]|manosea)`,
      '(?:me )?(?:toca|toco|tocaba|manosea) (?:mis |las |los |el |mi )?(?:partes|cuerpo|pechos|senos|privad[oa]s|piernas|pompas|nalgas)',
      'me (?:pega|pegan|golpea|golpean|pego) con (?:un|una|el|la|su) (?:cinturon|cinto|palo|cable|chancla|zapato|correa|vara)',
      '(?:abusa|abuso|abusaron|abusan|abusando) de mi',
      'me (?:han |esta |estan )?(?:violado|maltratado|maltratando|pegando en casa)',
      'me pegan en (?:mi )?casa',
    ),
  },
  {
    id: 'abuse.es.my-room',
    pattern: anyOf(
      `(?:${WHO_ES}|${SIBLING_ES})${some(2, OFTEN_ES)} (?:entra|viene|se mete|se acuesta|va) (?:en|a) (?:mi (?:cuarto|habitacion|cama|recamara)|la ducha|el bano)${upTo(2)} (?:por la noche|de noche|en la noche|por las noches|en las noches|cuando (?:estoy|duermo|me|mi mama|mama|todos|nadie)|mientras)`,
      `(?:${WHO_ES}|${SIBLING_ES})${some(2, OFTEN_ES)} se (?:mete|acuesta) (?:en|a) mi cama`,
      'me (?:mira|graba|espia|toma fotos) (?:en la ducha|en el bano|cuando me (?:bano|cambio|ducho|visto)|desnud[oa])',
    ),
  },
  {
    id: 'abuse.es.afraid-at-home',
    pattern: anyOf(
      'miedo (?:de |a )?(?:ir|volver|regresar|llegar|estar) (?:a|en) (?:mi )?casa',
      `(?:miedo a|miedo de|miedo|temo a) (?:mi |mis |al |a mi )?(?:papa|padrastro|padre|mama|madre|madrastra|tio|abuelo|padres|papas)`,
      'no (?:me siento|estoy) segur[oa] (?:en (?:mi )?casa|con (?:el|ella|mi))',
      '(?:no )?me (?:deja|dejan|dan|da) (?:sin )?(?:comer|de comer|sin comida)(?! dulces)',
    ),
  },
  {
    id: 'abuse.es.must-not-tell',
    pattern: anyOf(
      '(?:me )?(?:dijo|dice|dijeron|pidio)(?: que)? (?:es|era|sea) nuestro (?:pequeno )?secreto',
      '(?:el|ella|papa|padrastro|tio|abuelo|alguien) (?:me )?(?:dijo|dice|pidio)(?: que)? no (?:le )?(?:diga|cuente|puedo|debo|dijera|contara)(?: decir| contar)?(?: nada| a nadie)',
      'si (?:lo cuento|digo algo|cuento|le digo a alguien) (?:el|ella|me|nos)',
    ),
  },
];

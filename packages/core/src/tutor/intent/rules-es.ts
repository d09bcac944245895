import type { IntentRule } from './intent-rule.ts';
import { beginning, wholly } from './whole-message.ts';

/** Spanish ways of asking that leave no doubt. The first that fits counts. */
export const RULES_ES: readonly IntentRule[] = [
  {
    intent: 'greeting',
    pattern: wholly(
      'hola+',
      'buenas',
      'buen(?:os)? dias?',
      'buenas (?:tardes|noches) ori',
      'buenas tardes',
      'que tal',
      'que onda',
      'como estas',
      'holi',
    ),
  },
  {
    intent: 'thanks',
    pattern: wholly(
      '(?:muchas |mil )?gracias(?: por todo| por la ayuda)?',
      'grax',
      'grcs',
      'te lo agradezco',
      'me ayudaste(?: mucho)?',
    ),
  },
  {
    intent: 'goodbye',
    pattern: wholly(
      'adios',
      'chao',
      'chau',
      'hasta (?:luego|manana|pronto|la vista)',
      'nos vemos',
      'me (?:tengo que ir|voy)',
      'buenas noches',
      'ya termine por hoy',
    ),
  },
  {
    intent: 'affirm',
    pattern: wholly(
      'si+',
      'sip',
      'claro(?: que si)?',
      'dale',
      'vale',
      'de acuerdo',
      'esta bien',
      'por supuesto',
      'vamos',
      'creo que si',
      'sigue',
      'ya entendi',
      'entendido',
      'listo',
    ),
  },
  {
    intent: 'deny',
    pattern: wholly(
      'nop',
      'no gracias',
      'la verdad no',
      'no quiero',
      'creo que no',
      'ahora no',
      'todavia no',
      'dejalo',
      'para',
      'no mucho',
    ),
  },
  {
    intent: 'give-answer',
    pattern: beginning(
      '(?:dame|dime|muestrame|quiero)(?: solo| ya| nada mas)? (?:la|las) (?:respuestas?|solucion(?:es)?)',
      'cual es la respuesta',
      'solo (?:quiero|dime|dame) (?:la )?respuesta',
      'haz(?:me)? (?:mi|la|mis|el) (?:tarea|deberes|ejercicio)',
      'hazlo (?:por mi|tu)',
      'resuelvelo (?:por mi|tu)',
      'la respuesta$',
    ),
  },
  {
    intent: 'hint',
    pattern: beginning(
      '(?:dame |quiero |necesito |me das )?(?:una|otra) (?:pequena )?(?:pista|ayudita)',
      'pista$',
      '(?:por )?(?:donde|como) (?:empiezo|comienzo|empezar|comenzar)',
      'cual es el (?:primer|siguiente) paso',
      'ayudame (?:con|a hacer) (?:mi|la|mis|los|este|esta|el) (?:tarea|deberes|ejercicio|problema|pregunta)s?',
      'ayuda(?:me)?$',
      'necesito ayuda(?: con (?:mi|la|mis|este) (?:tarea|deberes|ejercicio|problema))?$',
    ),
  },
  {
    intent: 'stuck',
    pattern: wholly(
      'explica(?:me|melo|lo)?(?: esto| eso)? (?:como si (?:yo )?tuviera (?:cinco|seis|[0-9]{1,2}) anos|mas (?:simple|facil|sencillo)|(?:con|en) (?:otras palabras|palabras (?:mas )?(?:simples|sencillas|faciles)))',
      '(?:estoy|me quede|sigo) (?:atascad[oa]|atorad[oa]|perdid[oa]|trabad[oa]|confundid[oa])',
      'me (?:atore|atasque|trabe|perdi)',
      'no (?:lo |le )?(?:entiendo|entendi|comprendo)(?: nada| esto| el problema| la pregunta)?',
      'no (?:me sale|puedo|se|se que hacer|se como hacerlo|se como|se hacerlo)',
      'ni idea',
      '(?:esto )?es(?:ta)? (?:muy |demasiado )?(?:dificil|complicado)',
    ),
  },
  {
    intent: 'check-work',
    pattern: beginning(
      '(?:revisa|corrige|checa|comprueba|verifica|mira)(?:me)? (?:mi|mis|este|esta|esto|si)',
      '(?:esta|es|estara) (?:esto |eso )?(?:bien|correcto|mal)$',
      'es correct[oa]',
      '(?:lo |la )?hice bien',
      'me (?:dio|salio|da|sale) (?:-?[0-9]|x )',
      'mi respuesta es',
      'tengo razon',
      'donde (?:esta mi|me) (?:error|equivoque)',
      'en que me equivoque',
    ),
  },
  {
    intent: 'define',
    pattern: beginning(
      'que (?:significa|quiere decir)',
      'cual es (?:el significado|la definicion)',
      'define',
      'definicion de',
      'significado de',
      '[a-z ]{2,30} que significa$',
    ),
  },
  {
    intent: 'practice',
    pattern: beginning(
      '(?:preguntame|examiname|ponme (?:a prueba|un examen))',
      '(?:dame|hazme|ponme) (?:un |una |unos |unas |mas |otro |otra |otros |algunos |algunas )*(?:ejercicios?|problemas?|preguntas?|quiz|practica)',
      '(?:quiero|vamos a|podemos|quisiera) (?:practicar|hacer ejercicios|repasar|entrenar)',
      'otr[oa] (?:ejercicio|pregunta|problema)',
      'practicar$',
    ),
  },
  {
    intent: 'schedule',
    pattern: beginning(
      '(?:cual es|muestrame|ver|ensename|abre|como es) (?:mi|el) (?:horario|agenda|plan|calendario)',
      'que (?:tengo|me toca|hay)(?: que hacer| para)? (?:hoy|manana|esta semana)',
    ),
  },
  {
    intent: 'assignments',
    pattern: beginning(
      '(?:que|cual(?:es)?|cuantas?|muestrame|ver|tengo)(?: son| es)?(?: mis| las| de| alguna)? (?:tareas?|deberes|trabajos)(?: tengo| me quedan| pendientes?| hay| para)*(?: hoy| manana)?$',
      'que (?:tengo|debo|hay) (?:que )?(?:entregar|pendiente)',
      'para cuando es',
    ),
  },
  {
    intent: 'lesson',
    pattern: beginning(
      'que sigue$',
      '(?:empieza|abre|continua|sigue|inicia|muestrame)(?: con)? (?:mi|la|una|el)(?: proxima| siguiente| nueva)? (?:leccion|clase|curso)',
      '(?:siguiente|proxima) leccion',
      'ensename (?!mi|mis)',
      '(?:quiero|me gustaria|quisiera) aprender',
      'que (?:hago|aprendo) (?:ahora|despues)',
    ),
  },
  {
    intent: 'progress',
    pattern: beginning(
      '(?:muestrame|ver|cual es|como va|ensename|cuales son) (?:mi|mis) (?:progreso|avance|notas?|nivel|racha|resultados|calificaciones)',
      'como (?:voy|me va|estoy avanzando)',
      'cuantas lecciones (?:he|llevo)',
      'que he aprendido',
      'cuanto (?:he avanzado|llevo)',
    ),
  },
  {
    intent: 'goals',
    pattern: beginning(
      '(?:cuales? (?:son|es)|muestrame|ver|cambia(?:r)?|pon(?:er)?|agrega(?:r)?|anade) (?:mis?|una|una nueva) (?:metas?|objetivos?)',
      '(?:quiero|voy a) (?:poner(?:me)?|fijar(?:me)?) una meta',
      'ya cumpli mi meta',
    ),
  },
  {
    intent: 'achievements',
    pattern: beginning(
      '(?:que|cuales|cuantas?|cuantos|muestrame|ver)(?: son)?(?: mis)? (?:logros?|insignias?|medallas?|premios?|trofeos?|estrellas?)',
      '(?:gane|me gane) (?:una|un|alguna|algun) (?:insignia|medalla|premio|logro)',
    ),
  },
  {
    intent: 'worksheets',
    pattern: beginning(
      '(?:imprimir|imprime|descargar|quiero|dame|hazme|necesito)(?: imprimir)? (?:una |unas |la |las )?(?:hojas?|fichas?)(?: de (?:trabajo|ejercicios))?',
      '(?:hojas?|fichas?) de (?:trabajo|ejercicios)$',
      'algo para imprimir',
    ),
  },
  {
    intent: 'about-tutor',
    pattern: beginning(
      'eres (?:un |una |de |mi )?(?:robot|real|human[oa]|ia|computadora|persona|maquina|verdad|amig[oa])',
      'quien (?:eres|te (?:hizo|creo|invento))',
      'como te llamas',
      'cual es tu nombre',
      'que (?:eres|puedes hacer|sabes hacer)$',
      'cuantos anos tienes',
      'tienes (?:sentimientos|familia|novia|amigos)',
      'como funcionas',
    ),
  },
  {
    intent: 'human-help',
    pattern: beginning(
      '(?:quiero|puedo|quisiera|necesito|me gustaria) hablar con (?:un |una |mi |mis |alguien|otra )?(?:human[oa]|persona|maestr[oa]|profesora?|adulto|alguien|mama|papa|padres)?',
      'llama a (?:un|una|mi) (?:adulto|maestr[oa]|profesora?|persona)',
      'una persona (?:real|de verdad)$',
    ),
  },
  {
    intent: 'feeling',
    pattern: wholly(
      '(?:estoy|me siento)(?: muy| un poco| tan| super| bien)* (?:triste|cansad[oa]|enojad[oa]|aburrid[oa]|nervios[oa]|preocupad[oa]|estresad[oa]|feliz|content[oa]|frustrad[oa]|tont[oa]|emocionad[oa])(?: hoy)?',
      'me aburro',
      'me da (?:hueva|flojera|pereza|asco|coraje)(?: la tarea| esto| estudiar)?',
      'que aburrido',
      'tengo (?:sueno|flojera|pereza)',
      '(?:odio|no me gustan?|detesto) (?:las )?(?:mates|matematicas|la escuela|leer|esto|las fracciones|la tarea)',
      '(?:esto )?es (?:muy )?(?:aburrido|injusto|tonto)',
      'me rindo',
      'soy (?:muy )?mal[oa] (?:en|para) (?:esto|mates|matematicas|las matematicas)',
    ),
  },
  {
    intent: 'explain',
    pattern: beginning(
      '(?:me )?explica(?:s|me)?',
      'explicar',
      'por que (?!tu|no me)',
      'como (?:funciona|se (?:forma|hace|calcula|resuelve|mueve))n?',
      'cual es la diferencia',
      'hablame (?:de|del|sobre) (?!ti)',
      'cuentame (?:de|sobre)',
    ),
  },
];

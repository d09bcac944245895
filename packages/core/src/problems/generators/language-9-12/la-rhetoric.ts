import type { LocalisedText } from '@ori/contracts/locale';
import type { Misconception } from '@ori/contracts/practice';
import { groupOf, sortAll, type SortBank, type SortGroup, thingIn } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { APPEALS_MIXED_UP, DEVICES_MIXED_UP } from '../../misconceptions/rhetoric-and-sources.ts';
import { say } from '../../say.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

function group(name: LocalisedText, why: LocalisedText, mistaken: Misconception): SortGroup {
  return { name, why, mistaken, falseWhys: [], ask: name };
}
const APPEALS: SortBank = {
  groups: [
    group(
      say(
        'Trust in the speaker (ethos)',
        'La confiance en qui parle (ethos)',
        'La confianza en quien habla (ethos)',
      ),
      say(
        'The speaker’s experience or character is the reason given.',
        'L’expérience ou le caractère de qui parle sert de raison.',
        'La experiencia o el carácter de quien habla es la razón.',
      ),
      APPEALS_MIXED_UP,
    ),
    group(
      say('Feeling (pathos)', 'Le sentiment (pathos)', 'El sentimiento (pathos)'),
      say(
        'A picture or a wish is to move the listener.',
        'Une image ou un souhait doit émouvoir.',
        'Una imagen o un deseo ha de conmover.',
      ),
      APPEALS_MIXED_UP,
    ),
    group(
      say('Reason (logos)', 'La raison (logos)', 'La razón (logos)'),
      say(
        'Numbers or a conclusion from facts are the reason given.',
        'Des nombres ou une conclusion tirée de faits servent de raison.',
        'Números o una conclusión a partir de hechos son la razón.',
      ),
      APPEALS_MIXED_UP,
    ),
  ],
  things: [
    thingIn(
      0,
      'I have repaired roofs for thirty years, and I tell you: this one will hold.',
      'Je répare des toits depuis trente ans, et je vous le dis : celui-ci tiendra.',
      'Llevo treinta años reparando techos y les digo: este aguantará.',
    ),
    thingIn(
      0,
      'As a nurse on this ward, I ask you to listen to me.',
      'Comme infirmière de ce service, je vous demande de m’écouter.',
      'Como enfermera de esta sala, les pido que me escuchen.',
    ),
    thingIn(
      0,
      'You know me: I have never broken my word to this village.',
      'Vous me connaissez : je n’ai jamais manqué à ma parole envers ce village.',
      'Ustedes me conocen: nunca he faltado a mi palabra con este pueblo.',
    ),
    thingIn(
      0,
      'Three engineers who build bridges have signed this letter.',
      'Trois ingénieurs qui construisent des ponts ont signé cette lettre.',
      'Tres ingenieros que construyen puentes han firmado esta carta.',
    ),
    thingIn(
      1,
      'Think of the child who waits in the cold for a bus that never comes.',
      'Pensez à l’enfant qui attend dans le froid un bus qui ne vient jamais.',
      'Piensen en el niño que espera con frío un autobús que nunca llega.',
    ),
    thingIn(
      1,
      'Do you want to be the ones who let the old oak die?',
      'Voulez-vous être ceux qui ont laissé mourir le vieux chêne ?',
      '¿Quieren ser quienes dejaron morir al viejo roble?',
    ),
    thingIn(
      1,
      'Picture your grandmother’s smile when the music starts.',
      'Imaginez le sourire de votre grand-mère quand la musique commence.',
      'Imaginen la sonrisa de su abuela cuando empiece la música.',
    ),
    thingIn(
      1,
      'This river sang us to sleep; now it weeps.',
      'Cette rivière nous a bercés ; maintenant elle pleure.',
      'Este río nos arrulló; ahora llora.',
    ),
    thingIn(
      2,
      'The new lamps use a third of the power, so the bill will fall.',
      'Les nouvelles lampes consomment un tiers du courant, donc la facture baissera.',
      'Las lámparas nuevas gastan un tercio de la energía, así que la factura bajará.',
    ),
    thingIn(
      2,
      'In ten tests the filter stopped the sand ten times; it works.',
      'Dans dix essais, le filtre a arrêté le sable dix fois ; il fonctionne.',
      'En diez pruebas el filtro detuvo la arena diez veces; funciona.',
    ),
    thingIn(
      2,
      'If the shop opens at nine and the bus arrives at ten, early customers cannot come by bus.',
      'Si le magasin ouvre à neuf heures et que le bus arrive à dix, les premiers clients ne peuvent venir en bus.',
      'Si la tienda abre a las nueve y el autobús llega a las diez, los primeros clientes no pueden venir en autobús.',
    ),
    thingIn(
      2,
      'Water boils lower on mountains; therefore rice takes longer there.',
      'L’eau bout plus bas en montagne ; le riz y cuit donc plus longtemps.',
      'En la montaña el agua hierve a menos grados; por eso el arroz tarda más.',
    ),
  ],
  askGroup: say(
    'What does this sentence appeal to most? “{thing}”',
    'À quoi cette phrase fait-elle surtout appel ? « {thing} »',
    '¿A qué apela sobre todo esta frase? «{thing}»',
  ),
  askSort: say(
    'Say of each sentence what it appeals to most.',
    'Dis de chaque phrase à quoi elle fait surtout appel.',
    'Di de cada frase a qué apela sobre todo.',
  ),
  askWhy: say('{thing} Why?', '{thing} Pourquoi ?', '{thing} ¿Por qué?'),
  nudge: say(
    'Take away the speaker, then the picture, then the numbers. Which loss hurts?',
    'Ôte qui parle, puis l’image, puis les nombres. Quelle perte compte ?',
    'Quita a quien habla, luego la imagen, luego los números. ¿Qué pérdida duele?',
  ),
  rule: [
    say(
      'Ask why a listener should agree.',
      'Demande pourquoi l’auditeur devrait être d’accord.',
      'Pregunta por qué quien escucha debería estar de acuerdo.',
    ),
    say(
      'Most speeches mix appeals; one mostly carries the sentence.',
      'La plupart des discours mêlent les appels ; l’un porte la phrase.',
      'Casi todo discurso mezcla llamados; uno lleva la frase.',
    ),
  ],
};

const DEVICES: SortBank = {
  groups: [
    group(
      say('Anaphora', 'Anaphore', 'Anáfora'),
      say(
        'Several clauses begin with the same words.',
        'Plusieurs membres commencent par les mêmes mots.',
        'Varias partes empiezan con las mismas palabras.',
      ),
      DEVICES_MIXED_UP,
    ),
    group(
      say('Antithesis', 'Antithèse', 'Antítesis'),
      say(
        'Opposites are set side by side.',
        'Des contraires sont mis côte à côte.',
        'Se ponen contrarios lado a lado.',
      ),
      DEVICES_MIXED_UP,
    ),
    group(
      say('Rhetorical question', 'Question rhétorique', 'Pregunta retórica'),
      say(
        'It is asked to make a point, not to get an answer.',
        'On la pose pour affirmer, non pour avoir une réponse.',
        'Se hace para afirmar, no para recibir respuesta.',
      ),
      DEVICES_MIXED_UP,
    ),
    group(
      say('Understatement', 'Litote', 'Atenuación'),
      say(
        'It says less than is meant.',
        'Elle dit moins que ce qu’on pense.',
        'Dice menos de lo que se piensa.',
      ),
      DEVICES_MIXED_UP,
    ),
  ],
  things: [
    thingIn(
      0,
      'We came with hope. We came with tools. We came to stay.',
      'Nous sommes venus avec espoir. Nous sommes venus avec des outils. Nous sommes venus pour rester.',
      'Vinimos con esperanza. Vinimos con herramientas. Vinimos para quedarnos.',
    ),
    thingIn(
      0,
      'Every morning she read. Every morning she wrote. Every morning she began again.',
      'Chaque matin elle lisait. Chaque matin elle écrivait. Chaque matin elle recommençait.',
      'Cada mañana leía. Cada mañana escribía. Cada mañana volvía a empezar.',
    ),
    thingIn(
      0,
      'This is our street, this is our school, this is our work.',
      'C’est notre rue, c’est notre école, c’est notre travail.',
      'Esta es nuestra calle, esta es nuestra escuela, este es nuestro trabajo.',
    ),
    thingIn(
      1,
      'The words were soft, but the meaning was hard.',
      'Les mots étaient doux, mais le sens était dur.',
      'Las palabras eran suaves, pero el sentido era duro.',
    ),
    thingIn(
      1,
      'They promised much and delivered little.',
      'Ils ont promis beaucoup et donné peu.',
      'Prometieron mucho y dieron poco.',
    ),
    thingIn(
      1,
      'A small step for the town, a long road for its mayor.',
      'Un petit pas pour la ville, une longue route pour son maire.',
      'Un paso corto para la ciudad, un camino largo para su alcalde.',
    ),
    thingIn(
      2,
      'Who would want to drink such water?',
      'Qui voudrait boire une telle eau ?',
      '¿Quién querría beber un agua así?',
    ),
    thingIn(
      2,
      'Are we to wait another ten years?',
      'Devons-nous attendre encore dix ans ?',
      '¿Hemos de esperar otros diez años?',
    ),
    thingIn(
      2,
      'Is this what we call a playground?',
      'Est-ce cela que nous appelons une aire de jeux ?',
      '¿Es esto lo que llamamos un parque infantil?',
    ),
    thingIn(
      3,
      'Losing the whole harvest was not our best day.',
      'Perdre toute la récolte ne fut pas notre meilleur jour.',
      'Perder toda la cosecha no fue nuestro mejor día.',
    ),
    thingIn(
      3,
      'The champion of five races runs a little.',
      'La championne de cinq courses court un peu.',
      'La campeona de cinco carreras corre un poco.',
    ),
    thingIn(
      3,
      'After the flood the cellar was somewhat damp.',
      'Après l’inondation, la cave était un peu humide.',
      'Tras la inundación, el sótano estaba algo húmedo.',
    ),
  ],
  askGroup: say(
    'Which device shapes this sentence? “{thing}”',
    'Quel procédé donne sa forme à cette phrase ? « {thing} »',
    '¿Qué recurso da forma a esta frase? «{thing}»',
  ),
  askSort: say(
    'Name the device of each sentence.',
    'Nomme le procédé de chaque phrase.',
    'Nombra el recurso de cada frase.',
  ),
  askWhy: say('{thing} Why?', '{thing} Pourquoi ?', '{thing} ¿Por qué?'),
  nudge: say(
    'Look at the form: what is repeated, opposed, asked or played down?',
    'Regarde la forme : quoi revient, s’oppose, se demande ou se minimise ?',
    'Mira la forma: ¿qué se repite, se opone, se pregunta o se rebaja?',
  ),
  rule: [
    say(
      'Say the same thing plainly, and compare.',
      'Dis la même chose simplement, et compare.',
      'Di lo mismo de forma llana y compara.',
    ),
    say(
      'What is lost then was done by the device.',
      'Ce qui se perd alors venait du procédé.',
      'Lo que entonces se pierde lo hacía el recurso.',
    ),
  ],
};

/** What a sentence appeals to, and the device that shapes it. */
export const laRhetoric = generator('la-rhetoric', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(groupOf(APPEALS, random));
  return difficulty === 2 ? tidySteps(sortAll(APPEALS, random)) : tidySteps(groupOf(DEVICES, random));
});

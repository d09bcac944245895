import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { ROLES_MIXED_UP } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';
import { known, termBank } from '../social-6-8/terms.ts';

const STATE = termBank(
  [
    known(
      say('A parliament', 'Un parlement', 'Un parlamento'),
      say(
        'debates and votes on laws for the country',
        'débat des lois du pays et les vote',
        'debate y vota las leyes del país',
      ),
      say('Its members are the lawmakers.', 'Ses membres font les lois.', 'Sus miembros hacen las leyes.'),
    ),
    known(
      say('A court', 'Un tribunal', 'Un tribunal'),
      say(
        'decides in a quarrel what the law says',
        'décide dans un conflit ce que dit la loi',
        'decide en un conflicto qué dice la ley',
      ),
      say(
        'A judge listens to both sides.',
        'Un juge écoute les deux côtés.',
        'Un juez escucha a las dos partes.',
      ),
    ),
    known(
      say('A constitution', 'Une constitution', 'Una constitución'),
      say(
        'holds the basic rules that other laws must keep',
        'contient les règles de base que les autres lois respectent',
        'contiene las reglas básicas que las demás leyes respetan',
      ),
      say(
        'It stands above ordinary laws.',
        'Elle est au-dessus des lois ordinaires.',
        'Está por encima de las leyes corrientes.',
      ),
    ),
    known(
      say('A voter', 'Une personne qui vote', 'Una persona que vota'),
      say(
        'helps to choose who will represent the people',
        'aide à choisir qui représentera le peuple',
        'ayuda a elegir quién representará al pueblo',
      ),
      say('Each vote counts once.', 'Chaque voix compte une fois.', 'Cada voto cuenta una vez.'),
    ),
    known(
      say('A tax', 'Un impôt', 'Un impuesto'),
      say(
        'is money that people pay for schools, roads and other shared things',
        'est l’argent payé pour les écoles, les routes et le bien commun',
        'es dinero que se paga para escuelas, caminos y cosas comunes',
      ),
      say(
        'What all use is paid for together.',
        'Ce que tous utilisent se paie ensemble.',
        'Lo que todos usan se paga en común.',
      ),
    ),
    known(
      say('A petition', 'Une pétition', 'Una petición'),
      say(
        'is a written request that many people sign',
        'est une demande écrite que beaucoup de gens signent',
        'es una solicitud escrita que firman muchas personas',
      ),
      say(
        'It shows how many share a wish.',
        'Elle montre combien partagent un souhait.',
        'Muestra cuántos comparten un deseo.',
      ),
    ),
    known(
      say('A town council', 'Un conseil municipal', 'Un concejo municipal'),
      say(
        'decides about parks, streets and other things of one town',
        'décide des parcs, des rues et des affaires d’une ville',
        'decide sobre parques, calles y asuntos de una ciudad',
      ),
      say(
        'It works for one place, not for the whole country.',
        'Il agit pour un lieu, non pour tout le pays.',
        'Actúa para un lugar, no para todo el país.',
      ),
    ),
    known(
      say('A candidate', 'Une personne candidate', 'Una persona candidata'),
      say(
        'asks people for their votes before an election',
        'demande des voix avant une élection',
        'pide votos antes de una elección',
      ),
      say(
        'Whoever wins is chosen only afterwards.',
        'Le choix ne vient qu’ensuite.',
        'Quien gana se sabe solo después.',
      ),
    ),
    known(
      say('A minister', 'Une ministre', 'Una ministra'),
      say(
        'leads one part of the government, such as health or schools',
        'dirige une partie du gouvernement, comme la santé ou l’école',
        'dirige una parte del gobierno, como salud o escuelas',
      ),
      say(
        'The government carries out the laws.',
        'Le gouvernement fait appliquer les lois.',
        'El gobierno pone en práctica las leyes.',
      ),
    ),
    known(
      say('A secret ballot', 'Un vote secret', 'Un voto secreto'),
      say(
        'lets people choose without anyone watching',
        'permet de choisir sans que personne ne regarde',
        'permite elegir sin que nadie mire',
      ),
      say('So nobody can be pressed.', 'Ainsi personne n’est forcé.', 'Así nadie recibe presión.'),
    ),
    known(
      say('A mayor', 'Une maire', 'Una alcaldesa'),
      say(
        'is the head of a town’s government',
        'est à la tête d’une commune',
        'está al frente del gobierno de un municipio',
      ),
      say(
        'A country has a government of its own.',
        'Le pays a son propre gouvernement.',
        'El país tiene su propio gobierno.',
      ),
    ),
    known(
      say('A lawyer', 'Une avocate', 'Una abogada'),
      say(
        'speaks for one side before a judge',
        'parle pour un côté devant un juge',
        'habla por una de las partes ante un juez',
      ),
      say(
        'Whoever is accused has a right to be helped.',
        'Qui est accusé a le droit d’être aidé.',
        'Quien es acusado tiene derecho a ayuda.',
      ),
    ),
  ],
  ROLES_MIXED_UP,
);

/** Who does what in a state (C3 D2.Civ.2.3-5). */
export const ssGov1 = generator('ss-gov1', (random, difficulty) => askPairBank(STATE, random, difficulty));

import { say } from '../../problems/say.ts';
import { topic, type ClaimTopic } from './claim-topic.ts';

/** What people left, measured or tell on, where the ledger has a whole sentence that answers. */
export const RECORD_TOPICS: readonly ClaimTopic[] = [
  topic('history.numerals.knots-read', say('khipu', 'les khipus', 'los quipus'), /\b(?:qu|kh)ipus?\b/),
  topic(
    'lesson.numerals-on-the-road.maya-zero',
    say('the Maya zero', 'le zéro des Mayas', 'el cero maya'),
    /\bmaya/,
    /\b(?:zeros?|ceros?)\b/,
  ),
  topic(
    'meeting.saros-in-bronze',
    say('the Antikythera Mechanism', 'la machine d’Anticythère', 'el mecanismo de Anticitera'),
    /\bantikyth?era\b|\banticythere\b|\banticitera\b/,
  ),
  topic(
    'story.great-zimbabwe-did',
    say('Great Zimbabwe', 'Grand Zimbabwe', 'Gran Zimbabue'),
    /\bgreat zimbabwe\b|\bgrande? zimbabwe\b|\bgran zimbab(?:we|ue)\b/,
  ),
  topic('story.enheduana-did', say('Enheduana', 'Enheduanna', 'Enheduana'), /\benheduann?a\b/),
  topic(
    'site.stonehenge.built',
    say('the builders of Stonehenge', 'les bâtisseurs de Stonehenge', 'los constructores de Stonehenge'),
    /\bstonehenge\b/,
    /\bdruid|\bwho (?:built|made)\b|\bqui a (?:construit|bati)\b|\bquien(?:es)? (?:construy|hizo|hicier)/,
  ),
  topic(
    'bridge.yin-yang-phases',
    say('yin and yang', 'le yin et le yang', 'el yin y el yang'),
    /\b(?:yin (?:(?:and|et|y|e) )?(?:le |el )?yang|taijitu)\b/,
  ),
  topic(
    'bridge.lead-stays-lead',
    say('lead and gold', 'le plomb et l’or', 'el plomo y el oro'),
    /\blead\b|\bplomb\b|\bplomo\b/,
    /\b(?:into|to|en) (?:real )?(?:gold|or|oro)\b/,
  ),
  topic(
    'mapping.mes-plimpton',
    say('the tablet Plimpton 322', 'la tablette Plimpton 322', 'la tablilla Plimpton 322'),
    /\bplimpton\b/,
  ),
  topic(
    'tone.7.83',
    say('the Schumann resonance', 'la résonance de Schumann', 'la resonancia de Schumann'),
    /\bschumann (?:resonance|frequency)|\b(?:resonance|frequence|resonancia|frecuencia)s? (?:de )?schumann\b/,
  ),
];

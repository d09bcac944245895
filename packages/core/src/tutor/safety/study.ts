import { anyOf } from './phrases.ts';

/** Signs that a message speaks of school work, of a text or of a game, not of the child's own life. */
const SCHOOL_WORK_EN = `home ?works?|hw|class ?work|school ?work|worksheets?|tests?|exams?|quiz(?:zes)?|maths?|algebra|geometry|
fractions?|division|equations?|science|biology|chemistry|physics|history|geography|grammar|spelling|problems?|question|
assignments?|lesson|chapter|long division|times tables?|essays?`;
const SCHOOL_WORK_FR = `devoirs?|controles?|examens?|exos?|exercices?|maths?|algebre|geometrie|fractions?|equations?|
physique|chimie|histoire|lecon|dictee|probleme|question`;
const SCHOOL_WORK_ES = `tareas?|deberes|examen(?:es)?|prueba|mates|matematicas|algebra|geometria|fraccion(?:es)?|
ecuacion(?:es)?|fisica|quimica|historia|leccion|ejercicios?|problema|pregunta`;
const TEXTS_EN = `hamlet|romeo|juliet|macbeth|ophelia|othello|shakespeare|cleopatra|socrates|werther|anna karenina|sylvia plath|
novels?|characters?|poems?|plays?|playwright|protagonist|narrator|essays?|story|stories|fiction|book report|quote|
theme|chapter|movies?|films?|lyrics|durkheim|statistics|awareness|prevention`;
const TEXTS_FR = `romeo|juliette|antigone|phedre|bovary|roman|personnages?|poemes?|piece de theatre|theatre|redaction|dissertation|
recit|conte|citation|film|chanson|heros|heroine|statistiques?|prevention`;
const TEXTS_ES = `romeo|julieta|novelas?|personajes?|poemas?|obra de teatro|ensayo|cuento|cita|pelicula|cancion|protagonista|
estadisticas?|prevencion`;
const GAMES = `minecraft|fortnite|roblox|the game|in game|video ?games?|zelda|mario|among us|pokemon|call of duty|cod|gta|boss|zombies?|
creepers?|enderman|respawn|dnd|dungeons?|chess|jeux? video|le jeu|la partie|videojuegos?|el juego|ajedrez`;

const oneLine = (words: string) => words.replaceAll('\n', '');

export const SCHOOL_WORK = [SCHOOL_WORK_EN, SCHOOL_WORK_FR, SCHOOL_WORK_ES].map(oneLine).join('|');
export const TEXTS = [TEXTS_EN, TEXTS_FR, TEXTS_ES].map(oneLine).join('|');

export const ABOUT_SCHOOL_WORK = anyOf(SCHOOL_WORK);
export const ABOUT_A_GAME = anyOf(oneLine(GAMES));
export const ABOUT_A_TEXT_OR_GAME = anyOf(TEXTS, oneLine(GAMES));
export const ABOUT_STUDY = anyOf(SCHOOL_WORK, TEXTS);

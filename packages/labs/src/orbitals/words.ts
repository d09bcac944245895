import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  shell: { en: 'Shell n', fr: 'Couche n', es: 'Capa n' },
  subshell: { en: 'Kind l', fr: 'Type l', es: 'Tipo l' },
  direction: { en: 'Direction', fr: 'Direction', es: 'Dirección' },
  question: {
    en: 'Before you look: a node is a surface where ψ is zero, so that the electron is never found on it. How many nodes will {name} have?',
    fr: 'Avant de regarder : un nœud est une surface où ψ est nul, si bien qu’on n’y trouve jamais l’électron. Combien de nœuds aura {name} ?',
    es: 'Antes de mirar: un nodo es una superficie donde ψ es cero, de modo que el electrón nunca se halla en ella. ¿Cuántos nodos tendrá {name}?',
  },
  showMe: { en: 'Show me', fr: 'Montrer', es: 'Mostrar' },
  right: { en: 'Well predicted.', fr: 'Bien prédit.', es: 'Bien predicho.' },
  wrong: { en: 'You said {guess}.', fr: 'Prédiction : {guess}.', es: 'Predicción: {guess}.' },
  how: { en: 'Show as', fr: 'Montrer comme', es: 'Mostrar como' },
  surface: { en: 'surface', fr: 'surface', es: 'superficie' },
  cloud: { en: 'measurements', fr: 'mesures', es: 'mediciones' },
  share: { en: 'Probability inside', fr: 'Probabilité à l’intérieur', es: 'Probabilidad en el interior' },
  percent: { en: '{n} %', fr: '{n} %', es: '{n} %' },
  cut: { en: 'Cut it open', fr: 'Couper en deux', es: 'Cortar por la mitad' },
  measure: {
    en: 'Find the electron {n} times',
    fr: 'Trouver l’électron {n} fois',
    es: 'Hallar el electrón {n} veces',
  },
  clear: { en: 'Start again', fr: 'Recommencer', es: 'Empezar de nuevo' },
  state: {
    en: 'Nodes of {name}: {count} in all (spheres {radial}, planes {planes}, cones {cones}). Its energy is {energy} eV. On average the electron is found {mean} Bohr radii ({pm} pm) from the nucleus.',
    fr: 'Nœuds de {name} : {count} en tout (sphères {radial}, plans {planes}, cônes {cones}). Son énergie est de {energy} eV. En moyenne, on trouve l’électron à {mean} rayons de Bohr ({pm} pm) du noyau.',
    es: 'Nodos de {name}: {count} en total (esferas {radial}, planos {planes}, conos {cones}). Su energía es de {energy} eV. En promedio, el electrón se halla a {mean} radios de Bohr ({pm} pm) del núcleo.',
  },
  surfaceState: {
    en: 'This surface, where |⁠ψ⁠| = {psi} ∕ √(a₀³), encloses {share} % of the probability and reaches {reach} Bohr radii.',
    fr: 'Cette surface, où |⁠ψ⁠| = {psi} ∕ √(a₀³), contient {share} % de la probabilité et s’étend jusqu’à {reach} rayons de Bohr.',
    es: 'Esta superficie, donde |⁠ψ⁠| = {psi} ∕ √(a₀³), encierra el {share} % de la probabilidad y llega a {reach} radios de Bohr.',
  },
  cloudState: {
    en: 'Found {all} times, each in a fresh atom: {within} within the mean distance.',
    fr: 'Trouvé {all} fois, chaque fois dans un atome neuf : {within} en deçà de la distance moyenne.',
    es: 'Hallado {all} veces, cada una en un átomo nuevo: {within} dentro de la distancia media.',
  },
  notYet: {
    en: 'Nothing is measured yet. Only the nucleus is drawn.',
    fr: 'Rien n’est encore mesuré. Seul le noyau est dessiné.',
    es: 'Aún no se ha medido nada. Solo se dibuja el núcleo.',
  },
  legend: {
    en: 'Gold and smooth: ψ is positive. Blue and banded (rings among the measurements): ψ is negative. The sign has no place in the probability |⁠ψ⁠|⁠², but it decides how orbitals add up in a bond.',
    fr: 'Doré et lisse : ψ est positif. Bleu et rayé (anneaux parmi les mesures) : ψ est négatif. Le signe ne change pas la probabilité |⁠ψ⁠|⁠², mais il décide comment les orbitales s’ajoutent dans une liaison.',
    es: 'Dorado y liso: ψ es positiva. Azul y a franjas (anillos entre las mediciones): ψ es negativa. El signo no cambia la probabilidad |⁠ψ⁠|⁠², pero decide cómo se suman los orbitales en un enlace.',
  },
  notAPath: {
    en: 'No electron runs along this surface. It is a probability amplitude that you look at: neither a path nor an ornament.',
    fr: 'Aucun électron ne court le long de cette surface. C’est une amplitude de probabilité que l’on regarde : ni une trajectoire, ni un ornement.',
    es: 'Ningún electrón recorre esta superficie. Lo que se mira es una amplitud de probabilidad: ni una trayectoria ni un adorno.',
  },
  larger: {
    en: 'Which of these keeps its electron farthest out, on average?',
    fr: 'Laquelle tient son électron le plus loin, en moyenne ?',
    es: '¿Cuál mantiene su electrón más lejos, en promedio?',
  },
  largerState: {
    en: '{list} Bohr radii. Within a shell the average shrinks from s to f, although all have the same energy: an s electron is found very near the nucleus at times, and farther out at others.',
    fr: '{list} rayons de Bohr. Dans une couche, la moyenne diminue de s à f, bien que l’énergie soit la même : un électron s se trouve parfois tout près du noyau, parfois plus loin.',
    es: '{list} radios de Bohr. En una capa, el promedio disminuye de s a f, aunque la energía es la misma: un electrón s se halla a veces muy cerca del núcleo y otras veces más lejos.',
  },
  plotTitle: {
    en: 'How far from the nucleus?',
    fr: 'À quelle distance du noyau ?',
    es: '¿A qué distancia del núcleo?',
  },
  plotKey: {
    en: 'Green, filled: r²R², the chance of finding the electron at this distance. Gold, dashed: R, which changes its sign at each red cross, a radial node. Distances in Bohr radii (a₀ = 52.9 pm); both curves are drawn to their own height.',
    fr: 'Vert, rempli : r²R², la probabilité de trouver l’électron à cette distance. Doré, tireté : R, qui change de signe à chaque croix rouge, un nœud radial. Distances en rayons de Bohr (a₀ = 52,9 pm) ; chaque courbe a sa propre hauteur.',
    es: 'Verde, relleno: r²R², la probabilidad de hallar el electrón a esta distancia. Dorado, a trazos: R, que cambia de signo en cada cruz roja, un nodo radial. Distancias en radios de Bohr (a₀ = 52,9 pm); cada curva tiene su propia altura.',
  },
  plotLabel: {
    en: 'Radial plot of {name}: mean distance {mean} Bohr radii, no radial node.',
    fr: 'Courbe radiale de {name} : distance moyenne {mean} rayons de Bohr, aucun nœud radial.',
    es: 'Curva radial de {name}: distancia media {mean} radios de Bohr, ningún nodo radial.',
  },
  plotLabelNodes: {
    en: 'Radial plot of {name}: mean distance {mean} Bohr radii, radial nodes at {nodes} Bohr radii.',
    fr: 'Courbe radiale de {name} : distance moyenne {mean} rayons de Bohr, nœuds radiaux à {nodes} rayons de Bohr.',
    es: 'Curva radial de {name}: distancia media {mean} radios de Bohr, nodos radiales a {nodes} radios de Bohr.',
  },
  flat: {
    en: 'This browser cannot draw in three dimensions. The picture stays still; all numbers are the same.',
    fr: 'Ce navigateur ne peut pas dessiner en trois dimensions. L’image reste fixe ; tous les nombres sont les mêmes.',
    es: 'Este navegador no puede dibujar en tres dimensiones. La imagen queda fija; todos los números son los mismos.',
  },
} satisfies Record<string, LocalisedText>;

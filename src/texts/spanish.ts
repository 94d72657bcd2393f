import type { CardText } from '../engine/card.js';
import type { NamedPile, Texts } from './texts.js';

const letters = 'A23456789TJQK';
const ranks = 'as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey'.split(' ');
const suits: Record<string, string> = {
  C: 'tréboles',
  D: 'diamantes',
  H: 'corazones',
  S: 'picas',
};
const steps = ['de uno en uno', 'de dos en dos', 'de tres en tres', 'de cuatro en cuatro'];

const rankOf = (text: string): number => letters.indexOf(text.charAt(0)) + 1;
/** "La jota", "la reina"; all other ranks are masculine. */
const isFeminine = (rank: number): boolean => rank === 11 || rank === 12;
const aRank = (rank: number): string =>
  `${isFeminine(rank) ? 'una' : 'un'} ${ranks[rank - 1] ?? ''}`;
const card = (text: CardText): string =>
  `${ranks[rankOf(text) - 1] ?? ''} de ${suits[text.charAt(1)] ?? ''}`;
const theCard = (text: CardText): string =>
  `${isFeminine(rankOf(text)) ? 'la' : 'el'} ${card(text)}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'carta' : 'cartas'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The card and a past participle that agrees with it: "Reina de picas colocada". */
const Card = (text: CardText): string => capital(card(text));
const agreed = (participle: string, text: CardText): string =>
  participle + (isFeminine(rankOf(text)) ? 'a' : 'o');
/** "A el" and "de el" become one word. */
const joined = (preposition: 'a' | 'de', noun: string): string =>
  noun.startsWith('el ')
    ? `${preposition === 'a' ? 'al' : 'del'} ${noun.slice(3)}`
    : `${preposition} ${noun}`;

const names: Record<NamedPile['kind'], string> = {
  stock: 'mazo',
  waste: 'descarte',
  turned: 'carta descubierta',
  reserve: 'reserva',
  column: 'columna',
  foundation: 'fundación',
};
const pile = ({ kind, number, step }: NamedPile): string => {
  if (step) return `fundación ${steps[step - 1] ?? ''}`;
  if (number === undefined) return names[kind];
  // Where there are several, they are the heaps of Calculation.
  return `${kind === 'waste' ? 'pila de descarte' : names[kind]} ${number}`;
};
const the = (name: NamedPile): string => {
  const masculine = name.kind === 'stock' || (name.kind === 'waste' && name.number === undefined);
  return `${masculine ? 'el' : 'la'} ${pile(name)}`;
};
const onto = (to: NamedPile, below: CardText | undefined): string =>
  below ? `sobre ${theCard(below)}, ${pile(to)}` : `en ${the(to)}`;

const counted = ['', 'una', 'dos', 'tres'];

export const texts: Texts = {
  language: 'es',
  commands: {
    new: 'Nueva partida',
    restart: 'Reiniciar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    collect: 'Subir cartas',
    rules: 'Reglas',
    statistics: 'Estadísticas',
    settings: 'Ajustes',
    solution: 'Mostrar la solución',
    deal: 'Elegir o compartir una partida',
    stop: 'Terminar',
    back: 'Volver a la partida anterior',
    look: 'Ver la mesa',
    more: 'Más',
  },
  counters: { score: 'Puntuación', moves: 'Jugadas', time: 'Tiempo' },
  labelled: (label, value) => `${label}: ${value}`,
  card,
  pile,
  pileLabel: (name, count, wanted) => {
    const label = capital(pile(name));
    if (name.kind === 'foundation' && count === 13) return `${label}: completa`;
    const held = count > 1 ? `${label}: ${cards(count)}` : label;
    return wanted ? `${held}, espera ${aRank(wanted)}` : held;
  },
  emptyPile: (name, wanted) => {
    if (name.kind === 'turned') return 'Ninguna';
    const empty = the(name).startsWith('el') ? 'Vacío' : 'Vacía';
    if (!wanted) return empty;
    return `${empty}, ${name.kind === 'column' ? 'solo para' : 'espera'} ${aRank(wanted)}`;
  },
  turnStock: (count) => `Robar, ${count === 1 ? 'queda' : 'quedan'} ${cards(count)}`,
  redealStock: 'Devolver el descarte al mazo',
  dealNumber: (deal) => (deal === null ? 'Posición dada' : `Partida n.º\u00a0${deal}`),
  variant: (draw, redeals) =>
    `Variante: ${[
      draw ? `${cards(draw)} cada vez` : '',
      redeals === undefined
        ? ''
        : redeals === 'unlimited'
          ? 'vueltas al mazo sin límite'
          : redeals === 0
            ? 'sin vuelta al mazo'
            : `${redeals} ${redeals === 1 ? 'vuelta' : 'vueltas'} al mazo`,
    ]
      .filter(Boolean)
      .join(', ')}`,

  turned: (count, top, rest, toWaste) => {
    const stock = rest ? `Mazo: ${cards(rest)}.` : 'Mazo vacío.';
    if (count === 1) return `${Card(top)} ${agreed('descubiert', top)}. ${stock}`;
    const number = capital(counted[count] ?? `${count}`);
    return `${number} cartas descubiertas. ${toWaste ? `Descarte: ${card(top)}. ` : ''}${stock}`;
  },
  redealt: (count) => `Descarte devuelto al mazo en el mismo orden: ${cards(count)}.`,
  placed: (moved, to, below) => `${Card(moved)} ${agreed('colocad', moved)} ${onto(to, below)}.`,
  placedGroup: (kind, count, first, last, to, below) =>
    `${kind === 'run' ? 'Secuencia' : 'Grupo'} de ${cards(count)}, ${joined('de', theCard(first))} ${joined('a', theCard(last))}, ${kind === 'run' ? 'colocada' : 'colocado'} ${onto(to, below)}.`,
  placedOnHeap: (moved, to, count) =>
    `${Card(moved)} ${agreed('colocad', moved)} ${onto(to, undefined)}, ${cards(count)}.`,
  placedUp: (moved, to, wanted, complete) => {
    const placed = `${Card(moved)} ${agreed('colocad', moved)}`;
    if (complete) return `${placed}. ${capital(pile(to))} completa.`;
    return `${placed} en ${the(to)}.${wanted ? ` Espera ${aRank(wanted)}.` : ''}`;
  },
  takenBack: (moved, to, below) =>
    `${Card(moved)} ${agreed('recuperad', moved)} de la fundación, ${agreed('colocad', moved)} ${onto(to, below)}.`,
  refilled: (column, moved) =>
    `${capital(pile(column))} rellenada desde la reserva: ${card(moved)}.`,
  reserveLeft: (count, top) =>
    count ? `Reserva: ${top ? `${card(top)}, ` : ''}${cards(count)}.` : 'Reserva vacía.',
  turnedUp: (column, moved) =>
    `${capital(pile(column))}: ${card(moved)} ${agreed('descubiert', moved)}.`,
  collected: (count) =>
    `Después, ${cards(count)} ${count === 1 ? 'subida' : 'subidas'} a las fundaciones.`,
  undone: 'Jugada deshecha.',
  redone: 'Jugada rehecha.',
  restarted: (deal) =>
    deal === null ? 'De vuelta al principio.' : `Partida n.º\u00a0${deal} desde el principio.`,
  newDeal: (deal) => (deal === null ? 'Posición preparada.' : `Partida n.º\u00a0${deal}.`),
  nothing: {
    undo: 'Nada que deshacer.',
    redo: 'Nada que rehacer.',
    collect: 'Ninguna carta que subir.',
  },

  lifted: (moved, count) =>
    `${Card(moved)} en la mano${count > 1 ? `, con ${cards(count - 1)}` : ''}.`,
  letGo: 'De vuelta a su sitio.',
  choose: (moved, piles) => `Elige destino para ${theCard(moved)}: ${piles.map(pile).join(' o ')}.`,
  noFoundation: (moved) => `Ninguna fundación espera ${theCard(moved)}.`,
  refusal: ({ reason, card: moved, onto: below, rank }, to) => {
    const it = moved ? theCard(moved) : 'la carta';
    const needed = aRank(rankOf(rank ?? ''));
    return {
      'same-pile': 'La carta se queda donde está.',
      'nothing-there': 'Aquí no hay ninguna carta.',
      'stock-only-turns': 'Las cartas del mazo se descubren, no se mueven.',
      'stock-empty': 'El mazo está vacío y no hay segunda vuelta.',
      'nothing-to-turn': 'El mazo y el descarte están vacíos.',
      'redeals-used': 'El descarte ya no puede volver al mazo.',
      'stock-not-empty': 'El descarte vuelve al mazo cuando este queda vacío.',
      'turned-waits': `Coloca primero la carta descubierta${moved ? `: ${card(moved)}` : ''}.`,
      'face-down': 'Esa carta está boca abajo.',
      covered: `${capital(it)} está ${moved ? agreed('cubiert', moved) : 'cubierta'}: solo se juega la carta superior.`,
      'not-a-run': 'Solo se mueven juntas las cartas que van en secuencia.',
      'foundation-keeps': 'Ninguna carta vuelve de las fundaciones.',
      'base-stays': 'La carta base se queda en su fundación.',
      'takes-none':
        to.kind === 'foundation'
          ? 'Las cartas no pasan de una fundación a otra.'
          : 'Aquí no se puede colocar ninguna carta.',
      'turned-only': `Solo la carta descubierta va ${joined('a', the(to))}.`,
      'one-at-a-time': 'Las fundaciones reciben una sola carta cada vez.',
      complete: 'Esa fundación está completa.',
      'opens-with': `Jugada imposible: solo ${needed} puede ir ${joined('a', the(to))}.`,
      'does-not-fit': `Jugada imposible: ${it} no va ${below ? `sobre ${theCard(below)}` : `en ${the(to)}`}.`,
    }[reason];
  },
  hint: (moved, from, to, reason, turns) => {
    const turn = `descubre ${counted[turns] ?? `${turns}`} ${turns === 1 ? 'carta' : 'cartas'}`;
    const why = {
      'goes-up': '',
      turn: '',
      redeal: '',
      'buries-fewest': ': es donde menos cartas quedan tapadas',
      'frees-reserve': ': entra en juego una carta de la reserva',
      'frees-waste': ': entra en juego una carta del descarte',
      'empties-column': ': queda libre una columna',
      'fills-column': ': se aprovecha la columna vacía',
      'turns-up': ': se descubre una carta',
      joins: ': la secuencia se alarga',
      'frees-card': ': la carta de debajo puede subir después',
      'wins-most': ': la mejor elección, venga lo que venga',
      wins: ': así todavía se puede ganar',
    }[reason];
    const source = from.kind === 'turned' ? '' : `${joined('de', the(from))} `;
    const what = moved
      ? `${card(moved)}, ${source}${joined('a', the(to))}`
      : to.kind === 'stock'
        ? 'devuelve el descarte al mazo'
        : turn;
    return `Pista: ${what}${why}.`;
  },
  noHint: 'No hay pista.',
  unavailable: 'No se puede cargar en este momento.',
  keeping: {
    unreadable: 'La partida guardada no se puede leer y queda como está.',
    elsewhere: 'Esta partida sigue en otro lugar y aquí ya no se guarda.',
    refused: 'El navegador no guarda esta partida.',
  },

  won: '¡Ganaste! Las 52 cartas están en las fundaciones.',
  lost: (score) => `Has perdido: no quedan jugadas. ${score} de 52 cartas.`,
  stuck: (score) => `Ya no se puede hacer nada. ${score} de 52 cartas.`,
  stopped: (score) => `Partida terminada. ${score} de 52 cartas.`,
};

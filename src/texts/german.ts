import type { CardText } from '../engine/card.js';
import type { NamedPile, Texts } from './texts.js';

const letters = 'A23456789TJQK';
const ranks = 'Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König'.split(' ');
const suits: Record<string, string> = { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' };
const steps = ['Einerschritten', 'Zweierschritten', 'Dreierschritten', 'Viererschritten'];

/** A rank in the accusative: "einen Buben", "eine Dame", "ein Ass"; the numbers are feminine. */
const aRank = (rank: number): string => {
  if (rank === 11) return 'einen Buben';
  return `${rank === 1 ? 'ein' : rank === 13 ? 'einen' : 'eine'} ${ranks[rank - 1] ?? ''}`;
};
const rankOf = (text: string): number => letters.indexOf(text.charAt(0)) + 1;
/** "Herz-Dame": spoken of without an article, as players do, a card needs no case. */
const card = (text: CardText): string =>
  `${suits[text.charAt(1)] ?? ''}-${ranks[rankOf(text) - 1] ?? ''}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const left = (pile: string, count: number, top?: CardText): string =>
  count ? `${pile}: ${top ? `${card(top)}, ` : ''}${cards(count)}.` : `${pile} leer.`;

const names: Record<NamedPile['kind'], string> = {
  stock: 'Talon',
  waste: 'Abwurfstapel',
  turned: 'aufgedeckte Karte',
  reserve: 'Reserve',
  column: 'Spalte',
  foundation: 'Fundamentstapel',
};
const pile = ({ kind, number, step }: NamedPile): string => {
  if (step) return `Fundamentstapel in ${steps[step - 1] ?? ''}`;
  if (number === undefined) return names[kind];
  // Where there are several, they are the heaps of Calculation.
  return `${kind === 'waste' ? 'Hilfsstapel' : names[kind]} ${number}`;
};
const isFeminine = ({ kind }: NamedPile): boolean =>
  kind === 'reserve' || kind === 'column' || kind === 'turned';
/** "auf Spalte 2", "auf den Fundamentstapel in Zweierschritten" */
const ontoPile = (name: NamedPile): string => {
  if (name.number && !name.step) return `auf ${pile(name)}`;
  return `auf ${isFeminine(name) ? 'die' : 'den'} ${pile(name)}`;
};
const fromPile = (name: NamedPile): string => {
  if (name.number && !name.step) return `von ${pile(name)}`;
  return `${isFeminine(name) ? 'von der' : 'vom'} ${pile(name)}`;
};
/** "auf Herz-Dame gelegt, Spalte 2" */
const laid = (to: NamedPile, below: CardText | undefined): string =>
  below ? `auf ${card(below)} gelegt, ${pile(to)}` : `${ontoPile(to)} gelegt`;

const counted = ['', 'eine', 'zwei', 'drei'];

export const texts: Texts = {
  language: 'de',
  commands: {
    new: 'Neues Spiel',
    restart: 'Neu starten',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    hint: 'Tipp',
    collect: 'Karten ablegen',
    rules: 'Regeln',
    statistics: 'Statistik',
    settings: 'Einstellungen',
    solution: 'Lösung zeigen',
    deal: 'Spiel wählen oder teilen',
    stop: 'Beenden',
    back: 'Zurück zum vorigen Spiel',
    look: 'Spielfeld ansehen',
    more: 'Mehr',
  },
  counters: { score: 'Punkte', moves: 'Züge', time: 'Zeit' },
  labelled: (label, value) => `${label}: ${value}`,
  card,
  pile,
  pileLabel: (name, count, wanted) => {
    const label = capital(pile(name));
    if (name.kind === 'foundation' && count === 13) return `${label}: vollständig`;
    const held = count > 1 ? `${label}: ${cards(count)}` : label;
    return wanted ? `${held}, wartet auf ${aRank(wanted)}` : held;
  },
  emptyPile: ({ kind }, wanted) => {
    if (kind === 'turned') return 'Keine';
    if (!wanted) return 'Leer';
    return `Leer, ${kind === 'column' ? 'nur für' : 'wartet auf'} ${aRank(wanted)}`;
  },
  turnStock: (count) => `Aufdecken, noch ${cards(count)}`,
  redealStock: 'Abwurfstapel in den Talon zurücklegen',
  dealNumber: (deal) => (deal === null ? 'Vorgegebene Stellung' : `Spiel Nr.\u00a0${deal}`),
  variant: (draw, redeals) =>
    `Variante: ${[
      draw ? `${cards(draw)} auf einmal` : '',
      redeals === undefined
        ? ''
        : redeals === 'unlimited'
          ? 'beliebig oft neu auflegen'
          : redeals === 0
            ? 'ohne neues Auflegen'
            : `${redeals}-mal neu auflegen`,
    ]
      .filter(Boolean)
      .join(', ')}`,

  turned: (count, top, rest, toWaste) => {
    const stock = left('Talon', rest);
    if (count === 1) return `${card(top)} aufgedeckt. ${stock}`;
    const number = capital(counted[count] ?? `${count}`);
    return `${number} Karten aufgedeckt. ${toWaste ? `Abwurfstapel: ${card(top)}. ` : ''}${stock}`;
  },
  redealt: (count) =>
    `Abwurfstapel in gleicher Reihenfolge in den Talon zurückgelegt: ${cards(count)}.`,
  placed: (moved, to, below) => `${card(moved)} ${laid(to, below)}.`,
  placedGroup: (kind, count, first, last, to, below) =>
    `${kind === 'run' ? 'Folge' : 'Gruppe'} von ${cards(count)}, ${card(first)} bis ${card(last)}, ${laid(to, below)}.`,
  placedOnHeap: (moved, to, count) => `${card(moved)} ${laid(to, undefined)}, ${cards(count)}.`,
  placedUp: (moved, to, wanted, complete) =>
    complete
      ? `${card(moved)} gelegt. ${pile(to)} vollständig.`
      : `${card(moved)} ${laid(to, undefined)}.${wanted ? ` Er wartet auf ${aRank(wanted)}.` : ''}`,
  takenBack: (moved, to, below) =>
    `${card(moved)} vom Fundamentstapel zurückgenommen, ${laid(to, below)}.`,
  refilled: (column, moved) => `${pile(column)} aus der Reserve aufgefüllt: ${card(moved)}.`,
  reserveLeft: (count, top) => left('Reserve', count, top),
  turnedUp: (column, moved) => `${pile(column)}: ${card(moved)} aufgedeckt.`,
  collected: (count) => `Dann ${cards(count)} auf die Fundamentstapel gelegt.`,
  undone: 'Zug rückgängig gemacht.',
  redone: 'Zug wiederholt.',
  restarted: (deal) => (deal === null ? 'Zurück zum Anfang.' : `Spiel Nr.\u00a0${deal} von vorn.`),
  newDeal: (deal) => (deal === null ? 'Stellung aufgebaut.' : `Spiel Nr.\u00a0${deal}.`),
  nothing: {
    undo: 'Nichts rückgängig zu machen.',
    redo: 'Nichts zu wiederholen.',
    collect: 'Keine Karte abzulegen.',
  },

  lifted: (moved, count) =>
    `${card(moved)}${count > 1 ? ` mit ${cards(count - 1)}` : ''} aufgenommen.`,
  letGo: 'Zurückgelegt.',
  choose: (moved, piles) => `Wohin mit ${card(moved)}? ${piles.map(pile).join(' oder ')}.`,
  noFoundation: (moved) => `${card(moved)} passt auf keinen Fundamentstapel.`,
  refusal: ({ reason, card: moved, onto: below, rank }, to) => {
    const it = moved ? card(moved) : 'Die Karte';
    const needed = aRank(rankOf(rank ?? ''));
    return {
      'same-pile': 'Die Karte bleibt, wo sie ist.',
      'nothing-there': 'Hier liegt keine Karte.',
      'stock-only-turns': 'Karten des Talons werden aufgedeckt, nicht verschoben.',
      'stock-empty': 'Der Talon ist leer, und einen zweiten Durchgang gibt es nicht.',
      'nothing-to-turn': 'Talon und Abwurfstapel sind leer.',
      'redeals-used': 'Der Abwurfstapel darf nicht mehr in den Talon zurück.',
      'stock-not-empty': 'Erst wenn der Talon leer ist, kommt der Abwurfstapel zurück.',
      'turned-waits': `Zuerst die aufgedeckte Karte legen${moved ? `: ${card(moved)}` : ''}.`,
      'face-down': 'Diese Karte liegt verdeckt.',
      covered: `${it} ist bedeckt: Nur die oberste Karte ist spielbar.`,
      'not-a-run': 'Nur Karten in Folge lassen sich zusammen verschieben.',
      'foundation-keeps': 'Von den Fundamentstapeln kommt keine Karte zurück.',
      'base-stays': 'Die Grundkarte bleibt auf ihrem Fundamentstapel.',
      'takes-none':
        to.kind === 'foundation'
          ? 'Karten wechseln nicht von einem Fundamentstapel zum anderen.'
          : 'Hier kann keine Karte abgelegt werden.',
      'turned-only': `${capital(ontoPile(to))} kommt nur die aufgedeckte Karte.`,
      'one-at-a-time': 'Fundamentstapel nehmen nur eine Karte auf einmal auf.',
      complete: 'Dieser Fundamentstapel ist vollständig.',
      'opens-with': `Nicht möglich: ${capital(pile(to))} wartet auf ${needed}.`,
      'does-not-fit': `Nicht möglich: ${it} passt nicht ${below ? `auf ${card(below)}` : ontoPile(to)}.`,
    }[reason];
  },
  hint: (moved, from, to, reason, turns) => {
    const turn = `${counted[turns] ?? `${turns}`} ${turns === 1 ? 'Karte' : 'Karten'} aufdecken`;
    const why = {
      'goes-up': '',
      turn: '',
      redeal: '',
      'buries-fewest': ': Dort werden die wenigsten Karten zugedeckt',
      'frees-reserve': ': Eine Karte der Reserve kommt ins Spiel',
      'frees-waste': ': Eine Karte des Abwurfstapels kommt ins Spiel',
      'empties-column': ': Eine Spalte wird frei',
      'fills-column': ': Die leere Spalte wird genutzt',
      'turns-up': ': Eine Karte wird aufgedeckt',
      joins: ': Die Folge wird länger',
      'frees-card': ': Die Karte darunter passt dann auf ihren Fundamentstapel',
      'wins-most': ': die beste Wahl, was auch kommt',
      wins: ': So ist das Spiel noch zu gewinnen',
    }[reason];
    const source = from.kind === 'turned' ? '' : `${fromPile(from)} `;
    const what = moved
      ? `${card(moved)}${source ? `, ${source}` : ' '}${ontoPile(to)}`
      : to.kind === 'stock'
        ? 'den Abwurfstapel in den Talon zurücklegen'
        : turn;
    return `Tipp: ${what}${why}.`;
  },
  noHint: 'Kein Tipp.',
  unavailable: 'Das lässt sich gerade nicht laden.',
  keeping: {
    unreadable: 'Das gespeicherte Spiel ist nicht lesbar und bleibt, wie es ist.',
    elsewhere: 'Dieses Spiel wird auch anderswo gespielt und hier nicht mehr gespeichert.',
    refused: 'Der Browser speichert dieses Spiel nicht.',
  },

  won: 'Gewonnen! Alle 52 Karten liegen auf den Fundamentstapeln.',
  lost: (score) => `Verloren: keine Züge mehr möglich. ${score} von 52 Karten.`,
  stuck: (score) => `Hier geht nichts mehr. ${score} von 52 Karten.`,
  stopped: (score) => `Spiel beendet. ${score} von 52 Karten.`,
};

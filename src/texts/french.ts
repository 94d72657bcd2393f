import type { CardText } from '../engine/card.js';
import type { NamedPile, Texts } from './texts.js';

/** Narrow no-break space before ! ? ; and no-break space before a colon. */
const thin = '\u202f';
const colon = '\u00a0:';

const ranks = 'as deux trois quatre cinq six sept huit neuf dix valet dame roi'.split(' ');
const suits: Record<string, string> = { C: 'trèfle', D: 'carreau', H: 'cœur', S: 'pique' };
const steps = ['de un en un', 'de deux en deux', 'de trois en trois', 'de quatre en quatre'];

const rankOf = (text: string): number => 'A23456789TJQK'.indexOf(text.charAt(0)) + 1;
const rankName = (rank: number): string => ranks[rank - 1] ?? '';
/** The queen alone is feminine. */
const isQueen = (rank: number): boolean => rank === 12;
const article = (rank: number): string => (rank === 1 ? 'l’' : isQueen(rank) ? 'la ' : 'le ');
const aRank = (rank: number): string => `${isQueen(rank) ? 'une' : 'un'} ${rankName(rank)}`;
const card = (text: CardText): string =>
  `${rankName(rankOf(text))} de ${suits[text.charAt(1)] ?? ''}`;
const theCard = (text: CardText): string => article(rankOf(text)) + card(text);
const cards = (count: number): string => `${count} ${count > 1 ? 'cartes' : 'carte'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Card = (text: CardText): string => capital(card(text));
/** A past participle that agrees with the card. */
const agreed = (participle: string, text: CardText): string =>
  participle + (isQueen(rankOf(text)) ? 'e' : '');

const names: Record<NamedPile['kind'], string> = {
  stock: 'pioche',
  waste: 'défausse',
  turned: 'carte retournée',
  reserve: 'réserve',
  column: 'colonne',
  foundation: 'fondation',
};
const pile = ({ kind, number, step }: NamedPile): string => {
  if (step) return `fondation ${steps[step - 1] ?? ''}`;
  return number === undefined ? names[kind] : `${names[kind]} ${number}`;
};
const the = (name: NamedPile): string => `la ${pile(name)}`;
const onto = (to: NamedPile, below: CardText | undefined): string =>
  below ? `${theCard(below)}, ${pile(to)}` : the(to);
const opens = (rank: number, to: NamedPile): string =>
  to.kind === 'column'
    ? `Seul${isQueen(rank) ? 'e' : ''} ${aRank(rank)} peut la remplir`
    : `attend ${aRank(rank)}`;

export const french: Texts = {
  language: 'fr',
  commands: {
    new: 'Nouvelle donne',
    restart: 'Rejouer la donne',
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    collect: 'Monter les cartes',
    rules: 'Règles',
    settings: 'Réglages',
    stop: 'Arrêter',
    back: 'Revenir à la partie précédente',
    more: 'Plus',
  },
  counters: { score: 'Score', moves: 'Coups', time: 'Temps' },
  labelled: (label, value) => `${label}${colon} ${value}`,
  card,
  pile,
  pileLabel: (name, count, top, wanted) => {
    const label = capital(pile(name));
    if (count === 0) {
      const waits = wanted ? opens(wanted, name) : '';
      if (!waits) return `${label}, vide`;
      return name.kind === 'column' ? `${label}, vide. ${waits}.` : `${label}, vide, ${waits}`;
    }
    const waits = wanted ? `, attend ${aRank(wanted)}` : '';
    return `${label}${colon} ${cards(count)}${top ? `, carte du dessus${colon} ${card(top)}` : ''}${waits}`;
  },
  turnStock: (count) => `Retourner la pioche, ${cards(count)}`,
  redealStock: 'Remettre la défausse dans la pioche',
  dealNumber: (deal) => (deal === null ? 'Position donnée' : `Donne n°${thin}${deal}`),
  variant: (draw, redeals) =>
    `Variante${colon} ${[
      draw === undefined ? '' : `${cards(draw)} à la fois`,
      redeals === undefined
        ? ''
        : redeals === 'unlimited'
          ? 'redistributions illimitées'
          : `${redeals} ${redeals > 1 ? 'redistributions' : 'redistribution'}`,
    ]
      .filter(Boolean)
      .join(', ')}`,

  turned: (count, top, left, toWaste) => {
    const stock = left === 0 ? 'ioche vide.' : `ioche${colon} ${cards(left)}.`;
    if (count === 1) return `${Card(top)} ${agreed('retourné', top)}. P${stock}`;
    const number = { 2: 'Deux', 3: 'Trois' }[count] ?? `${count}`;
    return `${number} cartes retournées. ${toWaste ? `Défausse${colon} ${card(top)}. ` : ''}P${stock}`;
  },
  redealt: (count) => `Défausse remise dans la pioche, dans le même ordre${colon} ${cards(count)}.`,
  placed: (moved, to, below) => `${Card(moved)} ${agreed('posé', moved)} sur ${onto(to, below)}.`,
  placedGroup: (kind, count, first, last, to, below) =>
    kind === 'run'
      ? `Suite de ${cards(count)}, ${card(first)} à ${card(last)}, posée sur ${onto(to, below)}.`
      : `Groupe de ${cards(count)}, ${card(first)} à ${card(last)}, posé sur ${onto(to, below)}.`,
  placedOnHeap: (moved, to, count) =>
    `${Card(moved)} ${agreed('posé', moved)} sur ${the(to)}, ${cards(count)}.`,
  placedUp: (moved, to, wanted, complete) =>
    `${Card(moved)} ${agreed('posé', moved)} sur ${the(to)}.${complete ? ' Elle est terminée.' : wanted ? ` Elle attend ${aRank(wanted)}.` : ''}`,
  takenBack: (moved, to, below) =>
    `${Card(moved)} ${agreed('repris', moved)} de la fondation, ${agreed('posé', moved)} sur ${onto(to, below)}.`,
  refilled: (column, moved, left) =>
    `${capital(pile(column))} remplie depuis la réserve${colon} ${card(moved)}. Réserve${colon} ${cards(left)}.`,
  turnedUp: (column, moved) =>
    `${capital(pile(column))}${colon} ${card(moved)} ${agreed('retourné', moved)}.`,
  collected: (count) => `${cards(count)} ${count > 1 ? 'montées' : 'montée'} sur les fondations.`,
  undone: 'Coup annulé.',
  redone: 'Coup rétabli.',
  restarted: 'Retour au début de la donne.',
  newDeal: (deal) => (deal === null ? 'Position installée.' : `Donne n°${thin}${deal}.`),
  nothing: {
    undo: 'Rien à annuler.',
    redo: 'Rien à rétablir.',
    collect: 'Aucune carte à monter.',
  },

  lifted: (moved, count) =>
    count > 1 ? `${Card(moved)} et ${cards(count - 1)} en main.` : `${Card(moved)} en main.`,
  letGo: 'Carte reposée.',
  choose: (moved, piles) =>
    `Choisissez pour ${theCard(moved)}${colon} ${piles.map(pile).join(' ou ')}.`,
  noFoundation: (moved) => `Aucune fondation n’attend ${theCard(moved)}.`,
  refusal: ({ reason, card: moved, onto: below, rank }, to) => {
    const it = moved ? theCard(moved) : 'la carte';
    switch (reason) {
      case 'same-pile':
        return 'La carte reste où elle est.';
      case 'nothing-there':
        return 'Il n’y a pas de carte à prendre.';
      case 'stock-only-turns':
        return 'Les cartes de la pioche se retournent, elles ne se déplacent pas.';
      case 'stock-empty':
        return 'La pioche est vide, il n’y a pas de second passage.';
      case 'nothing-to-turn':
        return 'La pioche et la défausse sont vides.';
      case 'redeals-used':
        return 'La défausse ne peut plus être remise dans la pioche.';
      case 'stock-not-empty':
        return 'La défausse se remet quand la pioche est vide.';
      case 'turned-waits':
        return 'Placez d’abord la carte retournée.';
      case 'face-down':
        return 'Cette carte est face cachée.';
      case 'covered':
        return moved
          ? `${capital(it)} est ${agreed('couvert', moved)}${colon} seule la carte du dessus se joue.`
          : 'Seule la carte du dessus se joue.';
      case 'not-a-run':
        return 'Ces cartes ne se suivent pas.';
      case 'foundation-keeps':
        return 'Rien ne revient des fondations.';
      case 'base-stays':
        return 'La carte de base reste sur sa fondation.';
      case 'takes-none':
        return `Aucune carte ne va sur ${the(to)}.`;
      case 'turned-only':
        return `Seule la carte retournée va sur ${the(to)}.`;
      case 'one-at-a-time':
        return 'Les fondations prennent une carte à la fois.';
      case 'complete':
        return 'Cette fondation est terminée.';
      case 'opens-with':
        return `Coup impossible${colon} ${pile(to)}, vide, ${opens(rankOf(rank ?? ''), { kind: 'foundation' })}.`;
      case 'does-not-fit':
        return `Coup impossible${colon} ${it} ne va pas sur ${below ? theCard(below) : the(to)}.`;
    }
  },
  hint: (moved, from, to, reason) => {
    if (reason === 'turn') return `Indice${colon} retournez la pioche.`;
    if (reason === 'redeal') return `Indice${colon} remettez la défausse dans la pioche.`;
    const why = {
      'goes-up': '',
      'buries-fewest': 'elle y enterre le moins de cartes',
      'frees-reserve': 'une carte de la réserve entre en jeu',
      'frees-waste': 'la défausse diminue',
      'empties-column': 'une colonne se libère',
      'fills-column': 'la colonne vide sert',
      'turns-up': 'une carte se retourne',
      joins: 'elle y trouve sa place',
      'frees-card': 'la carte du dessous peut alors monter',
    }[reason];
    return `Indice${colon} ${moved ? card(moved) : ''}, de ${the(from)} vers ${the(to)}${why && `${colon} ${why}`}.`;
  },
  noHint: 'Pas d’indice.',
  unavailable: 'Impossible de charger cette page pour le moment.',

  won: `Gagné${thin}! Les 52 cartes sont sur les fondations.`,
  lost: (score) => `Perdu${colon} plus aucun coup possible. ${cards(score)} sur 52.`,
  stuck: (score) => `Plus rien ne peut se passer. ${cards(score)} sur 52.`,
  stopped: (score) => `Partie arrêtée. ${cards(score)} sur 52.`,
};

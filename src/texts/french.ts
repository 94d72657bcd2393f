import type { CardText } from '../engine/card.js';
import type { NamedPile, Texts } from './texts.js';

/** Narrow no-break space before ! ? ; and no-break space before a colon. */
const thin = '\u202f';
const colon = '\u00a0:';

const letters = 'A23456789TJQK';
const ranks = 'as deux trois quatre cinq six sept huit neuf dix valet dame roi'.split(' ');
const suits: Record<string, string> = { C: 'trèfle', D: 'carreau', H: 'cœur', S: 'pique' };
const steps = ['de un en un', 'de deux en deux', 'de trois en trois', 'de quatre en quatre'];

const rankOf = (text: string): number => letters.indexOf(text.charAt(0)) + 1;
/** The queen alone is feminine. */
const isQueen = (rank: number): boolean => rank === 12;
const aRank = (rank: number): string => `${isQueen(rank) ? 'une' : 'un'} ${ranks[rank - 1] ?? ''}`;
const onlyRank = (rank: number): string => `seul${isQueen(rank) ? 'e' : ''} ${aRank(rank)}`;
const card = (text: CardText): string =>
  `${ranks[rankOf(text) - 1] ?? ''} de ${suits[text.charAt(1)] ?? ''}`;
const theCard = (text: CardText): string => {
  const rank = rankOf(text);
  return (rank === 1 ? 'l’' : isQueen(rank) ? 'la ' : 'le ') + card(text);
};
/** Without a plural for 0 and 1. */
const cards = (count: number): string => `${count} ${count > 1 ? 'cartes' : 'carte'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Card = (text: CardText): string => capital(card(text));
/** A past participle that agrees with the card. */
const agreed = (participle: string, text: CardText): string =>
  participle + (isQueen(rankOf(text)) ? 'e' : '');
const left = (pile: string, count: number, top?: CardText): string =>
  count ? `${pile}${colon} ${top ? `${card(top)}, ` : ''}${cards(count)}.` : `${pile} vide.`;

const names: Record<NamedPile['kind'], string> = {
  stock: 'pioche',
  waste: 'défausse',
  turned: 'carte retournée',
  reserve: 'réserve',
  column: 'colonne',
  foundation: 'fondation',
};
/** All of them feminine. */
const pile = ({ kind, number, step }: NamedPile): string => {
  if (step) return `fondation ${steps[step - 1] ?? ''}`;
  return number === undefined ? names[kind] : `${names[kind]} ${number}`;
};
const the = (name: NamedPile): string => `la ${pile(name)}`;
const onto = (to: NamedPile, below: CardText | undefined): string =>
  `sur ${below ? `${theCard(below)}, ${pile(to)}` : the(to)}`;

const counted = ['', 'une', 'deux', 'trois'];
const redeal = 'remettez la défausse dans la pioche';

export const texts: Texts = {
  language: 'fr',
  commands: {
    new: 'Nouvelle donne',
    restart: 'Rejouer la donne',
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    collect: 'Monter les cartes',
    rules: 'Règles',
    statistics: 'Statistiques',
    settings: 'Réglages',
    solution: 'Montrer la solution',
    deal: 'Choisir ou partager une donne',
    stop: 'Arrêter',
    back: 'Revenir à la partie précédente',
    look: 'Voir le jeu',
    more: 'Plus',
  },
  counters: { score: 'Score', moves: 'Coups', time: 'Temps' },
  labelled: (label, value) => `${label}${colon} ${value}`,
  card,
  pile,
  pileLabel: (name, count, wanted) => {
    const label = capital(pile(name));
    if (name.kind === 'foundation' && count === 13) return `${label}, terminée`;
    const held = count > 1 ? `${label}${colon} ${cards(count)}` : label;
    return wanted ? `${held}, attend ${aRank(wanted)}` : held;
  },
  emptyPile: ({ kind }, wanted) => {
    if (kind === 'turned') return 'Aucune';
    if (!wanted) return 'Vide';
    return kind === 'column'
      ? `Vide. ${capital(onlyRank(wanted))} peut la remplir.`
      : `Vide, attend ${aRank(wanted)}`;
  },
  turnStock: (count) => `Piocher, ${cards(count)} ${count > 1 ? 'restantes' : 'restante'}`,
  redealStock: 'Remettre la défausse dans la pioche',
  dealNumber: (deal) => (deal === null ? 'Position donnée' : `Donne n°${thin}${deal}`),
  variant: (draw, redeals) =>
    `Variante${colon} ${[
      draw ? `${cards(draw)} à la fois` : '',
      redeals === undefined
        ? ''
        : redeals === 'unlimited'
          ? 'redistributions illimitées'
          : redeals === 0
            ? 'sans redistribution'
            : `${redeals} ${redeals > 1 ? 'redistributions' : 'redistribution'}`,
    ]
      .filter(Boolean)
      .join(', ')}`,

  turned: (count, top, rest, toWaste) => {
    const stock = left('Pioche', rest);
    if (count === 1) return `${Card(top)} ${agreed('retourné', top)}. ${stock}`;
    const number = capital(counted[count] ?? `${count}`);
    return `${number} cartes retournées. ${toWaste ? `Défausse${colon} ${card(top)}. ` : ''}${stock}`;
  },
  redealt: (count) => `Défausse remise dans la pioche, dans le même ordre${colon} ${cards(count)}.`,
  placed: (moved, to, below) => `${Card(moved)} ${agreed('posé', moved)} ${onto(to, below)}.`,
  placedGroup: (kind, count, first, last, to, below) =>
    `${kind === 'run' ? 'Suite' : 'Groupe'} de ${cards(count)}, ${card(first)} à ${card(last)}, ${kind === 'run' ? 'posée' : 'posé'} ${onto(to, below)}.`,
  placedOnHeap: (moved, to, count) =>
    `${Card(moved)} ${agreed('posé', moved)} sur ${the(to)}, ${cards(count)}.`,
  placedUp: (moved, to, wanted, complete) => {
    const placed = `${Card(moved)} ${agreed('posé', moved)}`;
    if (complete) return `${placed}. ${capital(pile(to))} terminée.`;
    return `${placed} sur ${the(to)}.${wanted ? ` Elle attend ${aRank(wanted)}.` : ''}`;
  },
  takenBack: (moved, to, below) =>
    `${Card(moved)} ${agreed('repris', moved)} de la fondation, ${agreed('posé', moved)} ${onto(to, below)}.`,
  refilled: (column, moved) =>
    `${capital(pile(column))} remplie depuis la réserve${colon} ${card(moved)}.`,
  reserveLeft: (count, top) => left('Réserve', count, top),
  turnedUp: (column, moved) =>
    `${capital(pile(column))}${colon} ${card(moved)} ${agreed('retourné', moved)}.`,
  collected: (count) =>
    `Puis ${cards(count)} ${count > 1 ? 'montées' : 'montée'} sur les fondations.`,
  undone: 'Coup annulé.',
  redone: 'Coup rétabli.',
  restarted: (deal) =>
    deal === null ? 'Retour au début.' : `Donne n°${thin}${deal}, reprise au début.`,
  newDeal: (deal) => (deal === null ? 'Position installée.' : `Donne n°${thin}${deal}.`),
  nothing: {
    undo: 'Rien à annuler.',
    redo: 'Rien à rétablir.',
    collect: 'Aucune carte à monter.',
  },

  lifted: (moved, count) =>
    `${Card(moved)} en main${count > 1 ? `, avec ${cards(count - 1)}` : ''}.`,
  letGo: 'Retour à sa place.',
  choose: (moved, piles) =>
    `Choisissez pour ${theCard(moved)}${colon} ${piles.map(pile).join(' ou ')}.`,
  noFoundation: (moved) => `Aucune fondation n’attend ${theCard(moved)}.`,
  refusal: ({ reason, card: moved, onto: below, rank }, to) => {
    const it = moved ? theCard(moved) : 'la carte';
    const place = the(to);
    const needed = rankOf(rank ?? '');
    return {
      'same-pile': 'La carte reste où elle est.',
      'nothing-there': 'Il n’y a pas de carte ici.',
      'stock-only-turns': 'Les cartes de la pioche se retournent, elles ne se déplacent pas.',
      'stock-empty': 'La pioche est vide, il n’y a pas de second passage.',
      'nothing-to-turn': 'La pioche et la défausse sont vides.',
      'redeals-used': 'La défausse ne peut plus être remise dans la pioche.',
      'stock-not-empty': 'La défausse se remet dans la pioche quand celle-ci est vide.',
      'turned-waits': `Placez d’abord la carte retournée${moved ? `${colon} ${card(moved)}` : ''}.`,
      'face-down': 'Cette carte est face cachée.',
      covered: `${capital(it)} est ${moved ? agreed('couvert', moved) : 'couverte'}${colon} seule la carte du dessus se joue.`,
      'not-a-run': 'Seules des cartes qui se suivent se déplacent ensemble.',
      'foundation-keeps': 'Aucune carte ne revient des fondations.',
      'base-stays': 'La carte de base reste sur sa fondation.',
      'takes-none':
        to.kind === 'foundation'
          ? 'Une carte ne passe pas d’une fondation à une autre.'
          : 'Aucune carte ne se pose ici.',
      'turned-only': `Seule la carte retournée va sur ${place}.`,
      'one-at-a-time': 'Les fondations prennent une carte à la fois.',
      complete: 'Cette fondation est terminée.',
      'opens-with': `Coup impossible${colon} ${onlyRank(needed)} peut aller sur ${place}.`,
      'does-not-fit': `Coup impossible${colon} ${it} ne va pas sur ${below ? theCard(below) : place}.`,
    }[reason];
  },
  hint: (moved, from, to, reason, turns) => {
    const turn = `retournez ${counted[turns] ?? `${turns}`} ${turns > 1 ? 'cartes' : 'carte'}`;
    const why = {
      'goes-up': '',
      turn: '',
      redeal: '',
      'buries-fewest': 'c’est là que le moins de cartes sont enterrées',
      'frees-reserve': 'une carte de la réserve entre en jeu',
      'frees-waste': 'une carte de la défausse entre en jeu',
      'empties-column': 'une colonne se libère',
      'fills-column': 'la colonne vide est mise à profit',
      'turns-up': 'une carte se retourne',
      joins: 'la suite s’allonge',
      'frees-card': 'la carte du dessous peut alors monter',
      'wins-most': 'le meilleur choix, quoi qu’il vienne',
      wins: 'on peut encore gagner ainsi',
    }[reason];
    const source = from.kind === 'turned' ? '' : `de ${the(from)} `;
    const what = moved
      ? `${card(moved)}, ${source}vers ${the(to)}`
      : to.kind === 'stock'
        ? redeal
        : turn;
    return `Indice${colon} ${what}${why && `${colon} ${why}`}.`;
  },
  noHint: 'Pas d’indice.',
  unavailable: 'Chargement impossible pour le moment.',
  keeping: {
    unreadable: `La partie enregistrée est illisible${thin}; elle reste telle quelle.`,
    elsewhere: `Cette partie continue ailleurs${thin}; elle n’est plus enregistrée ici.`,
    refused: 'Le navigateur n’enregistre pas cette partie.',
  },

  won: `Gagné${thin}! Les 52 cartes sont sur les fondations.`,
  lost: (score) => `Perdu${colon} plus aucun coup possible. ${cards(score)} sur 52.`,
  stuck: (score) => `Plus rien n’est possible. ${cards(score)} sur 52.`,
  stopped: (score) => `Partie arrêtée. ${cards(score)} sur 52.`,
};

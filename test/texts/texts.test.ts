import { expect } from '@open-wc/testing';
import { games } from '../../src/patience-engine.js';
import { rulesParts } from '../../src/texts/dialog-texts.js';
import { texts as english } from '../../src/texts/english.js';
import { texts as french } from '../../src/texts/french.js';
import { texts as german } from '../../src/texts/german.js';
import { texts as spanish } from '../../src/texts/spanish.js';
import type { NamedPile } from '../../src/texts/texts.js';
import { diagrams } from '../../src/ui/dialogs/diagrams.js';
import {
  allPiles,
  hintReasons,
  languages,
  ofDialogs,
  ofRandomGame,
  ofRareCases,
} from './sentences.js';
import { refusalReasons } from '../engine/refusal-reasons.js';
import { pack } from '../engine/table-of.js';

/** The form of a table: which keys it has, however deep, and what kind of thing each is. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, entry]): [string, unknown] => [key, shapeOf(entry)])
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : Array.isArray(value)
      ? 'array'
      : typeof value;

const column = (number: number): NamedPile => ({ kind: 'column', number });
const foundation = (number: number): NamedPile => ({ kind: 'foundation', number });
const by = (step: number): NamedPile => ({ kind: 'foundation', number: step, step });
const heap = (number: number): NamedPile => ({ kind: 'waste', number });
const waste: NamedPile = { kind: 'waste' };
const stock: NamedPile = { kind: 'stock' };
const turned: NamedPile = { kind: 'turned' };

const spaces = /[\u00a0\u202f]/gu;
/** As the eye sees it. */
const plain = (text: string): string => text.replace(spaces, ' ');

/** Broken sentences, whatever the language. */
const broken =
  /undefined|\bnull\b|NaN|\[object|\bfunction\b|^\s|\s$| {2}|[.,:] *[.,:]|\( | \)|^[a-z].*\. /u;

for (const { texts, dialogs } of languages) {
  describe(`The texts in "${texts.language}"`, () => {
    it('have every key that English has', () => {
      expect(shapeOf(texts)).to.deep.equal(shapeOf(english));
    });

    it('name each of the 52 cards differently', () => {
      expect(new Set(pack.map(texts.card)).size).to.equal(52);
    });

    it('name the piles of a game differently', () => {
      for (const { game, spec } of Object.values(games)) {
        const names = allPiles
          .filter(({ step }) => (spec.id === 'calculation') === (step !== undefined))
          .map(texts.pile);
        expect(new Set(names).size, spec.id).to.be.greaterThan(game.foundations.length - 1);
      }
      const [first, second] = [heap(1), heap(2)].map(texts.pile);
      expect(first).to.not.equal(second);
    });

    for (const reason of refusalReasons)
      it(`say why: ${reason}`, () => {
        for (const pile of allPiles) {
          const said = texts.refusal({ reason, card: 'QH', onto: 'AS', rank: 'A' }, pile);
          expect(said).to.match(/^\p{Lu}.{10,}\.$/u);
        }
      });

    it('say why differently for each reason', () => {
      const said = refusalReasons.map((reason) =>
        texts.refusal({ reason, card: 'QH', onto: 'AS', rank: 'A' }, column(1)),
      );
      expect(new Set(said).size).to.equal(refusalReasons.length);
    });

    it('never name a card that the refusal does not name', () => {
      const cardNames = pack.map(texts.card);
      for (const reason of refusalReasons) {
        const said = texts.refusal({ reason, rank: 'A' }, column(1)).toLowerCase();
        for (const name of cardNames) expect(said).to.not.contain(name.toLowerCase());
      }
    });

    it('give a reason with every hint that needs one', () => {
      const said = hintReasons.map((reason) => texts.hint('QH', waste, column(1), reason, 1));
      expect(new Set(said).size).to.equal(hintReasons.length - 2);
    });

    it('are whole sentences over a random game of each kind', () => {
      for (const rules of Object.values(games))
        for (const seed of [1, 2, 3])
          for (const said of ofRandomGame(rules, texts, seed)) {
            expect(said).to.not.match(broken);
            expect(said).to.match(/^[\p{Lu}¡]/u);
          }
    });

    it('are whole sentences in rare cases too', () => {
      for (const said of ofRareCases(texts)) {
        expect(said).to.not.equal('');
        expect(said).to.not.match(broken);
      }
    });

    it('tell the rules of every game, part by part', () => {
      expect(shapeOf({ ...dialogs, rules: {} })).to.deep.equal(
        shapeOf({ ...languages[0]?.dialogs, rules: {} }),
      );
      for (const id of Object.keys(games)) {
        const rules = dialogs.rules[id];
        expect(Object.keys(rules ?? {}), id).to.deep.equal(rulesParts);
        for (const part of rulesParts) {
          const { heading = '', paragraphs = [], caption } = rules?.[part] ?? {};
          expect(heading, `${id} ${part}`).to.not.equal('');
          expect(paragraphs.length, `${id} ${part}`).to.be.greaterThan(0);
          const isDrawn = Object.hasOwn(diagrams[id] ?? {}, part);
          expect(caption !== undefined, `a caption for ${id} ${part}`).to.equal(isDrawn);
        }
      }
      for (const said of ofDialogs(dialogs)) expect(said).to.not.match(broken);
    });
  });
}

describe('French', () => {
  it('keeps its marks with its words: a narrow space before ! ? ; and a full one before a colon', () => {
    const { dialogs } = languages.find(({ texts }) => texts === french) ?? {};
    const all = [
      ...Object.values(games).flatMap((rules) => ofRandomGame(rules, french, 4)),
      ...ofRareCases(french),
      ...(dialogs ? ofDialogs(dialogs) : []),
    ];
    for (const said of all) {
      expect(said).to.not.match(/[^\u202f][!?;]/u);
      expect(said).to.not.match(/[^\u00a0][:»]/u);
      expect(said).to.not.match(/«[^\u00a0]/u);
      expect(said).to.not.contain("'");
      expect(said).to.not.match(/\bde le\b|\bde les\b|\bà le\b|coeur/u);
    }
  });

  it('names cards', () => {
    const named: [string, string][] = [
      ['AS', 'as de pique'],
      ['QH', 'dame de cœur'],
      ['TC', 'dix de trèfle'],
      ['JD', 'valet de carreau'],
      ['KH', 'roi de cœur'],
    ];
    for (const [text, name] of named) expect(french.card(text)).to.equal(name);
  });

  it('agrees with the queen alone', () => {
    for (const card of pack) {
      const isQueen = card.startsWith('Q');
      expect(french.placed(card, column(1), undefined)).to.contain(isQueen ? 'posée ' : 'posé ');
      expect(french.takenBack(card, column(1), 'KS')).to.contain(isQueen ? 'reprise' : 'repris ');
      expect(french.turned(1, card, 5, true)).to.contain(isQueen ? 'retournée.' : 'retourné.');
      const covered = french.refusal({ reason: 'covered', card }, column(1));
      expect(covered).to.contain(isQueen ? 'couverte' : 'couvert\u00a0');
    }
  });

  it('has the right article', () => {
    expect(french.noFoundation('AS')).to.contain('n’attend l’as de pique');
    expect(french.noFoundation('QS')).to.contain('n’attend la dame de pique');
    expect(french.noFoundation('JS')).to.contain('n’attend le valet de pique');
    expect(french.noFoundation('8S')).to.contain('n’attend le huit de pique');
  });

  it('takes the singular for 0 and 1', () => {
    const label = (count: number): string => french.pileLabel(stock, count, 0);
    expect(plain(french.redealt(0))).to.match(/ 0 carte\.$/);
    expect(plain(label(2))).to.equal('Pioche : 2 cartes');
    expect(plain(french.reserveLeft(1, 'KD'))).to.equal('Réserve : roi de carreau, 1 carte.');
    expect(french.lost(0)).to.contain('0 carte sur 52');
    expect(french.lost(37)).to.contain('37 cartes sur 52');
    expect(french.collected(1)).to.contain('1 carte montée ');
    expect(french.collected(2)).to.contain('2 cartes montées ');
  });

  // The sentences of the glossary.
  const sentences: [string, string][] = [
    [french.turned(1, 'QD', 31, false), 'Dame de carreau retournée. Pioche : 31 cartes.'],
    [
      french.turned(3, 'TD', 28, true),
      'Trois cartes retournées. Défausse : dix de carreau. Pioche : 28 cartes.',
    ],
    [
      french.placedUp('JS', by(2), 13, false),
      'Valet de pique posé sur la fondation de deux en deux. Elle attend un roi.',
    ],
    [
      french.placedUp('KS', by(2), 0, true),
      'Roi de pique posé. Fondation de deux en deux terminée.',
    ],
    [french.placedOnHeap('7C', heap(3), 5), 'Sept de trèfle posé sur la défausse 3, 5 cartes.'],
    [
      french.refusal({ reason: 'turned-waits', card: '7C' }, turned),
      'Placez d’abord la carte retournée : sept de trèfle.',
    ],
    [
      french.refusal({ reason: 'does-not-fit', card: '9H', onto: 'QS' }, column(1)),
      'Coup impossible : le neuf de cœur ne va pas sur la dame de pique.',
    ],
    [french.redealt(23), 'Défausse remise dans la pioche, dans le même ordre : 23 cartes.'],
    [
      [
        french.placed('8S', column(2), '9H'),
        french.refilled(column(1), 'KD'),
        french.reserveLeft(11, 'QC'),
      ].join(' '),
      'Huit de pique posé sur le neuf de cœur, colonne 2. Colonne 1 remplie depuis la réserve : roi de carreau. Réserve : dame de trèfle, 11 cartes.',
    ],
    [
      french.placedGroup('group', 2, 'JH', '4C', column(2), 'QH'),
      'Groupe de 2 cartes, valet de cœur à quatre de trèfle, posé sur la dame de cœur, colonne 2.',
    ],
    [
      `${french.pileLabel(column(4), 0, 0)} | ${french.emptyPile(column(4), 13)}`,
      'Colonne 4 | Vide. Seul un roi peut la remplir.',
    ],
    [
      french.takenBack('9H', column(3), 'TS'),
      'Neuf de cœur repris de la fondation, posé sur le dix de pique, colonne 3.',
    ],
    [
      french.hint('AS', heap(1), by(2), 'goes-up', 1),
      'Indice : as de pique, de la défausse 1 vers la fondation de deux en deux.',
    ],
    [french.hint(null, stock, turned, 'turn', 1), 'Indice : retournez une carte.'],
    [french.hint(null, stock, waste, 'turn', 3), 'Indice : retournez trois cartes.'],
    [
      french.hint(null, stock, waste, 'wins', 3),
      'Indice : retournez trois cartes : on peut encore gagner ainsi.',
    ],
    [french.noHint, 'Pas d’indice.'],
    [french.won, 'Gagné ! Les 52 cartes sont sur les fondations.'],
    [french.lost(37), 'Perdu : plus aucun coup possible. 37 cartes sur 52.'],
    [french.emptyPile(foundation(2), 12), 'Vide, attend une dame'],
    [french.emptyPile(turned, 0), 'Aucune'],
    [french.pileLabel(column(2), 5, 0), 'Colonne 2 : 5 cartes'],
    [french.pileLabel(by(2), 13, 0), 'Fondation de deux en deux, terminée'],
    [french.restarted(5), 'Donne n° 5, reprise au début.'],
    [french.labelled('Score', '12'), 'Score : 12'],
    [french.dealNumber(1234), 'Donne n° 1234'],
  ];
  for (const [said, sentence] of sentences)
    it(`says: ${sentence}`, () => {
      expect(plain(said)).to.equal(sentence);
    });
});

describe('German', () => {
  const sentences: [string, string][] = [
    [german.card('AS'), 'Pik-Ass'],
    [german.card('QH'), 'Herz-Dame'],
    [german.card('TC'), 'Kreuz-Zehn'],
    [german.card('KD'), 'Karo-König'],
    [german.emptyPile(foundation(2), 1), 'Leer, wartet auf ein Ass'],
    [german.emptyPile(foundation(2), 7), 'Leer, wartet auf eine Sieben'],
    [german.emptyPile(foundation(2), 11), 'Leer, wartet auf einen Buben'],
    [german.emptyPile(foundation(2), 12), 'Leer, wartet auf eine Dame'],
    [german.emptyPile(column(4), 13), 'Leer, nur für einen König'],
    [german.pileLabel(column(2), 5, 0), 'Spalte 2: 5 Karten'],
    [german.emptyPile(turned, 0), 'Keine'],
    [german.hint(null, stock, waste, 'turn', 3), 'Tipp: drei Karten aufdecken.'],
    [
      german.hint(null, waste, stock, 'wins', 3),
      'Tipp: den Abwurfstapel in den Talon zurücklegen: So ist das Spiel noch zu gewinnen.',
    ],
    [german.restarted(5), 'Spiel Nr. 5 von vorn.'],
    [german.placed('JS', column(2), 'QH'), 'Pik-Bube auf Herz-Dame gelegt, Spalte 2.'],
    [german.placed('KS', column(2), undefined), 'Pik-König auf Spalte 2 gelegt.'],
    [
      german.placedUp('JS', by(2), 13, false),
      'Pik-Bube auf den Fundamentstapel in Zweierschritten gelegt. Er wartet auf einen König.',
    ],
    [
      german.hint('AS', heap(1), by(1), 'goes-up', 1),
      'Tipp: Pik-Ass, von Hilfsstapel 1 auf den Fundamentstapel in Einerschritten.',
    ],
    [
      german.hint('AS', { kind: 'reserve' }, column(1), 'goes-up', 1),
      'Tipp: Pik-Ass, von der Reserve auf Spalte 1.',
    ],
    [
      german.hint('AS', waste, column(1), 'goes-up', 1),
      'Tipp: Pik-Ass, vom Abwurfstapel auf Spalte 1.',
    ],
    [german.lifted('QH', 1), 'Herz-Dame aufgenommen.'],
    [german.lifted('QH', 2), 'Herz-Dame mit 1 Karte aufgenommen.'],
    [german.lifted('QH', 3), 'Herz-Dame mit 2 Karten aufgenommen.'],
    [german.turned(1, 'QH', 1, true), 'Herz-Dame aufgedeckt. Talon: 1 Karte.'],
    [
      german.turned(2, 'QH', 0, true),
      'Zwei Karten aufgedeckt. Abwurfstapel: Herz-Dame. Talon leer.',
    ],
  ];
  for (const [said, sentence] of sentences)
    it(`says: ${sentence}`, () => {
      expect(plain(said)).to.equal(sentence);
    });
});

describe('Spanish', () => {
  it('agrees with the jack and the queen', () => {
    for (const card of pack) {
      const ending = /^[JQ]/.test(card) ? 'a ' : 'o ';
      expect(spanish.placed(card, column(1), undefined)).to.contain(`colocad${ending}`);
      expect(spanish.takenBack(card, column(1), 'KS')).to.contain(`recuperad${ending}`);
    }
  });

  it('runs prepositions and articles together', () => {
    const { dialogs } = languages.find(({ texts }) => texts === spanish) ?? {};
    for (const said of [...ofRareCases(spanish), ...(dialogs ? ofDialogs(dialogs) : [])])
      expect(said).to.not.match(/\b(?:a|de) el\b/u);
  });

  it('opens what it exclaims', () => {
    expect(spanish.won).to.match(/^¡.*!/u);
  });

  const sentences: [string, string][] = [
    [spanish.card('AS'), 'as de picas'],
    [spanish.card('QH'), 'reina de corazones'],
    [spanish.card('JS'), 'jota de picas'],
    [spanish.card('KD'), 'rey de diamantes'],
    [spanish.card('TC'), 'diez de tréboles'],
    [spanish.emptyPile(foundation(2), 11), 'Vacía, espera una jota'],
    [spanish.emptyPile(stock, 0), 'Vacío'],
    [spanish.emptyPile(waste, 0), 'Vacío'],
    [spanish.emptyPile(heap(1), 0), 'Vacía'],
    [spanish.emptyPile(turned, 0), 'Ninguna'],
    [spanish.emptyPile(column(1), 13), 'Vacía, solo para un rey'],
    [spanish.hint(null, stock, waste, 'turn', 2), 'Pista: descubre dos cartas.'],
    [spanish.reserveLeft(2, 'KD'), 'Reserva: rey de diamantes, 2 cartas.'],
    [spanish.turned(1, 'QD', 31, false), 'Reina de diamantes descubierta. Mazo: 31 cartas.'],
    [
      spanish.placed('JS', column(2), 'QH'),
      'Jota de picas colocada sobre la reina de corazones, columna 2.',
    ],
    [
      spanish.placedGroup('group', 2, 'JH', '4C', column(2), 'QH'),
      'Grupo de 2 cartas, de la jota de corazones al cuatro de tréboles, colocado sobre la reina de corazones, columna 2.',
    ],
    [
      spanish.placedGroup('run', 2, '5H', 'QC', column(2), undefined),
      'Secuencia de 2 cartas, del cinco de corazones a la reina de tréboles, colocada en la columna 2.',
    ],
    [
      spanish.hint('AS', heap(1), by(2), 'goes-up', 1),
      'Pista: as de picas, de la pila de descarte 1 a la fundación de dos en dos.',
    ],
    [
      spanish.hint('AS', waste, column(2), 'goes-up', 1),
      'Pista: as de picas, del descarte a la columna 2.',
    ],
    [spanish.collected(1), 'Después, 1 carta subida a las fundaciones.'],
  ];
  for (const [said, sentence] of sentences)
    it(`says: ${sentence}`, () => {
      expect(plain(said)).to.equal(sentence);
    });
});

describe('English', () => {
  const sentences: [string, string][] = [
    [english.emptyPile(foundation(2), 1), 'Empty, takes an ace'],
    [english.emptyPile(foundation(2), 8), 'Empty, takes an eight'],
    [english.emptyPile(column(4), 13), 'Empty, takes a king'],
    [english.emptyPile(waste, 0), 'Empty'],
    [english.emptyPile(turned, 0), 'None'],
    [english.pileLabel(column(2), 5, 0), 'Column 2: 5 cards'],
    [english.pileLabel(column(2), 1, 0), 'Column 2'],
    [english.pileLabel(by(3), 4, 2), 'Foundation by threes: 4 cards, waits for a two'],
    [english.pileLabel(by(3), 1, 6), 'Foundation by threes, waits for a six'],
    [english.pileLabel(by(3), 13, 0), 'Foundation by threes: complete'],
    [english.hint(null, stock, waste, 'turn', 3), 'Hint: turn three cards.'],
    [english.hint(null, stock, waste, 'turn', 1), 'Hint: turn a card.'],
    [english.restarted(5), 'Deal 5 from the start.'],
    [english.restarted(null), 'Back to the start.'],
    [english.reserveLeft(2, 'KD'), 'Reserve: king of diamonds, 2 cards.'],
    [english.reserveLeft(0, undefined), 'Reserve empty.'],
    [english.redealt(1), 'Waste put back into the stock in the same order: 1 card.'],
    [english.turned(2, 'QH', 0, true), 'Two cards turned. Waste: queen of hearts. Stock empty.'],
    [english.placedUp('KS', by(2), 0, true), 'King of spades placed. Foundation by twos complete.'],
    [english.lifted('JH', 2), 'Jack of hearts lifted with 1 card.'],
    [english.variant(1, 1), 'Variant: draw 1, 1 redeal'],
    [english.variant(undefined, 'unlimited'), 'Variant: unlimited redeals'],
    [english.variant(undefined, 0), 'Variant: no redeals'],
    [
      english.refusal({ reason: 'opens-with', card: '9H', rank: 'K' }, column(4)),
      'Not possible: only a king can go to column 4.',
    ],
    [
      english.refusal({ reason: 'takes-none', card: '9H' }, foundation(2)),
      'Cards do not go from one foundation to another.',
    ],
    [
      english.hint('9H', turned, heap(2), 'buries-fewest', 1),
      'Hint: nine of hearts, to waste 2: the fewest cards are buried there.',
    ],
  ];
  for (const [said, sentence] of sentences)
    it(`says: ${sentence}`, () => {
      expect(plain(said)).to.equal(sentence);
    });
});

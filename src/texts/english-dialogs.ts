import type { DialogTexts } from './dialog-texts.js';

export const dialogTexts: DialogTexts = {
  close: 'Close',
  advice: {
    lost: (steps) =>
      steps === 0
        ? 'This deal cannot be won.'
        : `This game can no longer be won. It still could ${steps === 1 ? 'one move' : `${steps} moves`} ago.`,
    cannotBeWon: 'The game cannot be won from here.',
    notKnown: 'It could not be found out whether the game can be won from here.',
    backToWinnable: 'Undo to there',
    goOn: 'Play on',
    solution: (shown, moves) => `Solution: ${shown} of ${moves} moves`,
    nextMove: 'Next move',
    run: 'Run',
    pause: 'Pause',
    shown: 'That was the solution. It does not count as a win.',
    again: 'Play it yourself',
    searching: (tried) =>
      `Looking for a deal that can be won${tried ? `. ${tried} passed over` : ''}…`,
    cancel: 'Cancel',
    deal: {
      winnable: 'This deal can be won.',
      unwinnable: 'This deal cannot be won.',
      unknown: 'Whether this deal can be won is not known.',
    },
  },
  rules: {
    calculation: {
      aim: {
        heading: 'Aim',
        paragraphs: [
          'Bring all 52 cards onto the four foundations, thirteen to each. Suits and colours count nowhere, ranks alone do: an ace is 1, a jack 11, a queen 12, a king 13.',
          'The game is also called Broken Intervals.',
        ],
      },
      deal: {
        heading: 'Deal',
        paragraphs: [
          'An ace, a two, a three and a four begin the foundations, from left to right. The other 48 cards are shuffled and lie face down in the stock. The four waste heaps are empty.',
        ],
      },
      foundations: {
        heading: 'Foundations',
        paragraphs: [
          'Each foundation grows by its own number. Past the king, count on from the ace: in twos, a queen is followed by an ace, since 12 + 2 is one more than 13.',
          'By ones: A 2 3 4 5 6 7 8 9 10 J Q K',
          'By twos: 2 4 6 8 10 Q A 3 5 7 9 J K',
          'By threes: 3 6 9 Q 2 5 8 J A 4 7 10 K',
          'By fours: 4 8 Q 3 7 J 2 6 10 A 5 9 K',
          'A foundation is complete with its king. No card ever comes back from it.',
        ],
        caption: 'How each foundation begins: by ones, twos, threes and fours.',
      },
      tableau: {
        heading: 'Waste heaps',
        paragraphs: [
          'A heap takes the turned card whatever lies there, and holds any number of cards. All of them can be seen, but only the top card plays: to a foundation that it fits, at any time, even while a turned card waits.',
          'Cards never go from heap to heap, and none is drawn out from under another. Where to bury which card is the whole game.',
        ],
        caption: 'Only the four plays; the nine and the king wait under it.',
      },
      stock: {
        heading: 'Stock',
        paragraphs: [
          'Turn one card at a time and place it before you turn the next: on a foundation or on any heap. Even a card that fits a foundation may go to a heap, and where several foundations fit, the choice is yours.',
          'The stock is gone through once.',
        ],
      },
      end: {
        heading: 'End',
        paragraphs: [
          'You win with all 52 cards on the foundations. You lose when the stock is empty, no turned card waits and no top card of a heap fits.',
          'The score is the number of cards on the foundations, the first four included. Nothing short of 52 is a win.',
        ],
      },
    },
    canfield: {
      aim: {
        heading: 'Aim',
        paragraphs: [
          'Bring all 52 cards onto the foundations, each suit on its own. That is hard: casinos used to offer this game, and ten cards are already a very good score.',
        ],
      },
      deal: {
        heading: 'Deal',
        paragraphs: [
          'Thirteen cards form the reserve, of which only the top one is face up. Each of the four columns gets one card. The next card is the base card: it goes to the first foundation. The other 34 cards are the stock.',
        ],
      },
      foundations: {
        heading: 'Foundations',
        paragraphs: [
          'Foundations are built up in suit. Each begins with a card of the same rank as the base card and goes on past the king: ace on king, two on ace.',
          'A card of the base rank need not go up at once; in a column it may be built on. The top card of a foundation may come back to a column, for one point less. The card that began the foundation stays there.',
        ],
        caption: 'With a queen as the base card: queen, king, ace, two.',
      },
      tableau: {
        heading: 'Columns and reserve',
        paragraphs: [
          'Columns are built down in alternating colours: red on black, black on red, a king on an ace. A run moves whole, or any part of it from the open end.',
          'The top card of the reserve plays to foundations and columns. A column that becomes empty is filled from the reserve at once. When the reserve is used up, an empty column takes any card or run.',
        ],
        caption: 'The ten goes onto the jack and takes the nine and the eight with it.',
      },
      stock: {
        heading: 'Stock and waste',
        paragraphs: [
          'Turn three cards at a time onto the waste. The last one lies on top, and only the top card plays. When fewer than three are left, those are turned.',
          'When the stock is empty, put the waste back in the same order and go on, as often as you like. If other numbers hold for the game on this page, its menu says so.',
        ],
      },
      end: {
        heading: 'End',
        paragraphs: [
          'You win with all 52 cards on the foundations. The game is never lost: stop when you like. Each card on the foundations is one point.',
          'When nothing can happen any more, the game tells you.',
        ],
      },
    },
    'australian-patience': {
      aim: {
        heading: 'Aim',
        paragraphs: ['Bring all 52 cards onto the foundations, each suit from ace to king.'],
      },
      deal: {
        heading: 'Deal',
        paragraphs: [
          'Seven columns of four cards, all face up. They overlap: only the last card of a column is uncovered. The other 24 cards are the stock, face down.',
        ],
      },
      foundations: {
        heading: 'Foundations',
        paragraphs: [
          'Foundations are built up in suit, from the ace. The last card of a column and the top card of the waste may go up. No card comes back.',
        ],
      },
      tableau: {
        heading: 'Columns',
        paragraphs: [
          'Columns are built down in the same suit: the eight of hearts goes onto the nine of hearts, not onto the nine of clubs.',
          'You may take any card of a column, however deep. All cards that cover it come along, in whatever order; only the card you take has to fit.',
          'An empty column takes only a king, alone or with the cards on it.',
        ],
        caption:
          'The jack of hearts goes onto the queen of hearts; the four of clubs comes along, though it fits nowhere.',
      },
      stock: {
        heading: 'Stock and waste',
        paragraphs: [
          'Whenever you like, turn a card onto the waste. Only the top of the waste plays, to a foundation or a column, and uncovers the card below. A newly turned card covers it again. Cards of the columns never go to the waste.',
          'The stock is gone through once.',
        ],
      },
      end: {
        heading: 'End',
        paragraphs: [
          'You win with all 52 cards on the foundations. You lose when the stock is empty and no move is left but carrying a whole column to an empty place. An empty stock alone loses nothing.',
          'The score is the number of cards on the foundations.',
        ],
      },
    },
  },
  deal: {
    number: 'Number of the deal',
    play: 'Play this deal',
    link: 'Link to the deal on the table',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'The browser does not copy: copy the link from its field.',
  },
  settings: {
    fourColours: 'A colour for each suit',
    mirror: 'Mirrored board, for the left hand',
    autoCollect: 'Play cards up by themselves where that is safe',
    counters: 'Counters',
    kept: 'Your choice holds for all games of this site.',
    notKept: 'Your choice holds until you leave: this browser does not let the page keep it.',
  },
  statistics: {
    played: 'Attempts',
    won: 'Won',
    streak: 'Wins in a row',
    bestStreak: 'Most wins in a row',
    bestScore: 'Best score',
    meanScore: 'Mean score',
    bestWin: 'Best win',
    replays: 'Replays',
    replaysWon: 'Replays won',
    counting:
      'A deal counts by your first attempt, once it is won, lost, stopped or left after a move, or its solution is shown. Later attempts are replays. Given positions do not count.',
    replay: 'counted already, so this attempt is a replay.',
    unread:
      'A part of what is kept here cannot be read. It stays as it is until you erase the figures.',
    scores: 'Scores',
    scoresCaption: 'How many attempts ended at each score, from 0 to 52 cards',
    recent: 'Latest scores',
    recentCaption: 'The latest scores, up to 50, the newest on the right',
    asTable: 'In figures',
    attempts: 'Attempts',
    move: 'Export and import',
    text: 'The figures as text (JSON)',
    save: 'Save as a file',
    file: 'Read a file',
    replace: 'Replace the figures by this text',
    replaced: 'The figures are replaced.',
    notReplaced: 'These are no figures of this game. Nothing has changed.',
    erase: 'Erase',
    question: 'Erase all figures of this game?',
    keep: 'Keep',
    erased: 'The figures are erased.',
    restored: 'The figures are back.',
    notKept: 'This holds until you leave: this browser does not let the page keep it.',
  },
};

/**
 * What dialogs say. They are opened seldom, so each language keeps these texts in a file of its own,
 * loaded with the first dialog.
 */

/** The parts of a game's rules, in the order in which they are read. */
export const rulesParts = ['aim', 'deal', 'foundations', 'tableau', 'stock', 'end'] as const;
export type RulesPart = (typeof rulesParts)[number];

/** The rules of one game: each part has a heading, paragraphs, and words under its diagram. */
export type RulesText = Readonly<
  Record<
    RulesPart,
    {
      readonly heading: string;
      readonly paragraphs: readonly string[];
      /** What the diagram of this part shows, where it has one. */
      readonly caption?: string;
    }
  >
>;

/** Whether a deal can be won, as far as that is known. */
type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** What is said of what the solver knows. */
export interface AdviceTexts {
  /** The game is lost, and could last be won so many steps ago; 0: it never could. */
  readonly lost: (steps: number) => string;
  readonly cannotBeWon: string;
  readonly notKnown: string;
  /** Undoes the steps since the game could last be won. */
  readonly backToWinnable: string;
  readonly goOn: string;
  /** How far the solution has been shown. */
  readonly solution: (shown: number, moves: number) => string;
  readonly nextMove: string;
  readonly run: string;
  readonly pause: string;
  /** All of it was shown, which is no win of the player's. */
  readonly shown: string;
  readonly again: string;
  /** How many deals have been tried in search of one that can be won. */
  readonly searching: (tried: number) => string;
  readonly cancel: string;
  /** What is known of a numbered deal. */
  readonly deal: Readonly<Record<Verdict, string>>;
}

export interface DialogTexts {
  readonly close: string;
  readonly advice: AdviceTexts;
  /** The rules by the game's id. */
  readonly rules: Readonly<Record<string, RulesText>>;
  readonly deal: {
    readonly number: string;
    readonly play: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    /** Says that the browser forbids it, and that the link can be copied by hand. */
    readonly notCopied: string;
  };
  readonly settings: {
    readonly fourColours: string;
    readonly mirror: string;
    readonly autoCollect: string;
    /** Heading of the choice of counters; the counters' own names are in the main texts. */
    readonly counters: string;
    /** Says that the choice is kept for all games of this site. */
    readonly kept: string;
    /** Says that the choice cannot be kept, because the browser refuses to store it. */
    readonly notKept: string;
  };
  readonly statistics: {
    // The figures.
    readonly played: string;
    readonly won: string;
    readonly streak: string;
    readonly bestStreak: string;
    readonly bestScore: string;
    readonly meanScore: string;
    readonly bestWin: string;
    readonly replays: string;
    readonly replaysWon: string;
    /** What counts, and when. */
    readonly counting: string;
    /** Said of the deal on the table, after its name. */
    readonly replay: string;
    /** A part of what is kept says nothing, and is left alone. */
    readonly unread: string;

    // The charts, and the same in a table.
    readonly scores: string;
    readonly scoresCaption: string;
    readonly recent: string;
    readonly recentCaption: string;
    readonly asTable: string;
    readonly attempts: string;

    // Taking the figures elsewhere, and erasing them.
    readonly move: string;
    readonly text: string;
    readonly save: string;
    readonly file: string;
    /** The text takes the place of the figures. */
    readonly replace: string;
    readonly replaced: string;
    readonly notReplaced: string;
    readonly erase: string;
    readonly question: string;
    readonly keep: string;
    readonly erased: string;
    readonly restored: string;
    /** It holds, but only until the page is left. */
    readonly notKept: string;
  };
}

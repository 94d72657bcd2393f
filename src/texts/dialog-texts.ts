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

export interface DialogTexts {
  readonly close: string;
  /** The rules by the game's id. */
  readonly rules: Readonly<Record<string, RulesText>>;
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
}

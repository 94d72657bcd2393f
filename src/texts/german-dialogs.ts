import type { DialogTexts } from './dialog-texts.js';

export const dialogTexts: DialogTexts = {
  close: 'Schließen',
  advice: {
    lost: (steps) =>
      steps === 0
        ? 'Dieses Spiel ist nicht zu gewinnen.'
        : `Das Spiel ist nicht mehr zu gewinnen. Vor ${steps === 1 ? 'einem Zug' : `${steps} Zügen`} war es das noch.`,
    cannotBeWon: 'Von hier aus ist das Spiel nicht zu gewinnen.',
    notKnown: 'Ob das Spiel von hier aus zu gewinnen ist, ließ sich nicht herausfinden.',
    backToWinnable: 'Dorthin zurück',
    goOn: 'Weiterspielen',
    solution: (shown, moves) => `Lösung: ${shown} von ${moves} Zügen`,
    nextMove: 'Nächster Zug',
    run: 'Abspielen',
    pause: 'Anhalten',
    shown: 'Das war die Lösung. Sie zählt nicht als Gewinn.',
    again: 'Selbst spielen',
    searching: (tried) =>
      `Ein gewinnbares Spiel wird gesucht${tried ? `. ${tried} übergangen` : ''} …`,
    cancel: 'Abbrechen',
    deal: {
      winnable: 'Dieses Spiel ist zu gewinnen.',
      unwinnable: 'Dieses Spiel ist nicht zu gewinnen.',
      unknown: 'Ob dieses Spiel zu gewinnen ist, ist nicht bekannt.',
    },
  },
  rules: {
    calculation: {
      aim: {
        heading: 'Ziel',
        paragraphs: [
          'Alle 52 Karten sollen auf die vier Fundamentstapel, dreizehn auf jeden. Rot, Schwarz und die vier Farben spielen keine Rolle, nur der Rang zählt: Ass 1, Bube 11, Dame 12, König 13.',
          'Das Spiel heißt auch „Broken Intervals“.',
        ],
      },
      deal: {
        heading: 'Auslage',
        paragraphs: [
          'Ein Ass, eine Zwei, eine Drei und eine Vier beginnen die Fundamentstapel, von links nach rechts. Die anderen 48 Karten werden gemischt und bilden verdeckt den Talon. Die vier Hilfsstapel sind leer.',
        ],
      },
      foundations: {
        heading: 'Fundamentstapel',
        paragraphs: [
          'Jeder Fundamentstapel wächst in seinem eigenen Schritt. Nach dem König wird beim Ass weitergezählt: In Zweierschritten folgt auf die Dame ein Ass, denn 12 + 2 ist um 1 mehr als 13.',
          'In Einerschritten: A 2 3 4 5 6 7 8 9 10 J Q K',
          'In Zweierschritten: 2 4 6 8 10 Q A 3 5 7 9 J K',
          'In Dreierschritten: 3 6 9 Q 2 5 8 J A 4 7 10 K',
          'In Viererschritten: 4 8 Q 3 7 J 2 6 10 A 5 9 K',
          'Mit dem König ist ein Fundamentstapel vollständig. Keine Karte kommt von dort zurück. (J = Bube, Q = Dame, K = König.)',
        ],
        caption:
          'So beginnen die Fundamentstapel: in Einer-, Zweier-, Dreier- und Viererschritten.',
      },
      tableau: {
        heading: 'Hilfsstapel',
        paragraphs: [
          'Ein Hilfsstapel nimmt die aufgedeckte Karte auf, was auch immer dort liegt, und beliebig viele Karten. Alle bleiben sichtbar, aber nur die oberste ist spielbar: auf einen Fundamentstapel, auf den sie passt, jederzeit, auch während eine aufgedeckte Karte wartet.',
          'Karten wechseln nie von einem Hilfsstapel zum anderen, und keine wird unter einer anderen hervorgezogen. Welche Karte man wo vergräbt, ist das ganze Spiel.',
        ],
        caption: 'Nur die Vier ist spielbar; die Neun und der König warten darunter.',
      },
      stock: {
        heading: 'Talon',
        paragraphs: [
          'Decken Sie eine Karte auf einmal auf und legen Sie sie ab, bevor Sie die nächste aufdecken: auf einen Fundamentstapel oder einen beliebigen Hilfsstapel. Auch eine Karte, die auf einen Fundamentstapel passt, darf auf einen Hilfsstapel; passt sie auf mehrere, haben Sie die Wahl.',
          'Der Talon wird nur einmal durchgespielt.',
        ],
      },
      end: {
        heading: 'Ende',
        paragraphs: [
          'Gewonnen ist das Spiel, wenn alle 52 Karten auf den Fundamentstapeln liegen. Verloren ist es, wenn der Talon leer ist, keine aufgedeckte Karte wartet und keine oberste Karte der Hilfsstapel passt.',
          'Die Punkte sind die Karten auf den Fundamentstapeln, die ersten vier mitgezählt. Weniger als 52 ist kein Gewinn.',
        ],
      },
    },
    canfield: {
      aim: {
        heading: 'Ziel',
        paragraphs: [
          'Alle 52 Karten sollen auf die Fundamentstapel, nach Farben getrennt. Das ist schwer: Früher wurde dieses Spiel in Kasinos angeboten, und schon zehn Karten sind ein sehr gutes Ergebnis.',
        ],
      },
      deal: {
        heading: 'Auslage',
        paragraphs: [
          'Dreizehn Karten bilden die Reserve; nur die oberste liegt offen. Jede der vier Spalten erhält eine Karte. Die nächste ist die Grundkarte: Sie kommt auf den ersten Fundamentstapel. Die anderen 34 Karten bilden den Talon.',
        ],
      },
      foundations: {
        heading: 'Fundamentstapel',
        paragraphs: [
          'Auf den Fundamentstapeln wird in der gleichen Farbe aufwärts gelegt. Jeder beginnt mit einer Karte vom Rang der Grundkarte und geht nach dem König weiter: Ass auf König, Zwei auf Ass.',
          'Eine Karte dieses Rangs muss nicht sofort hinauf; in einer Spalte darf man auf ihr weiterbauen. Die oberste Karte eines Fundamentstapels darf in eine Spalte zurück, das kostet einen Punkt. Die Karte, die den Stapel begonnen hat, bleibt liegen.',
        ],
        caption: 'Mit einer Dame als Grundkarte: Dame, König, Ass, Zwei.',
      },
      tableau: {
        heading: 'Spalten und Reserve',
        paragraphs: [
          'In den Spalten wird abwärts gelegt, Rot und Schwarz im Wechsel; auf ein Ass kommt ein König. Eine Folge lässt sich ganz verschieben oder ab jeder ihrer Karten.',
          'Die oberste Karte der Reserve darf auf Fundamentstapel und Spalten. Eine Spalte, die leer wird, wird sofort aus der Reserve aufgefüllt. Ist die Reserve aufgebraucht, nimmt eine leere Spalte jede Karte und jede Folge auf.',
        ],
        caption: 'Die Zehn kommt auf den Buben und nimmt die Neun und die Acht mit.',
      },
      stock: {
        heading: 'Talon und Abwurfstapel',
        paragraphs: [
          'Decken Sie je drei Karten auf den Abwurfstapel auf. Die letzte liegt oben, und nur die oberste ist spielbar. Sind weniger als drei übrig, werden diese aufgedeckt.',
          'Ist der Talon leer, wird der Abwurfstapel in gleicher Reihenfolge zurückgelegt, so oft Sie wollen. Gelten auf dieser Seite andere Zahlen, steht es im Menü des Spiels.',
        ],
      },
      end: {
        heading: 'Ende',
        paragraphs: [
          'Gewonnen ist das Spiel, wenn alle 52 Karten auf den Fundamentstapeln liegen. Verloren geht es nie: Hören Sie auf, wann Sie wollen. Jede Karte auf den Fundamentstapeln ist ein Punkt.',
          'Wenn nichts mehr geht, sagt es Ihnen das Spiel.',
        ],
      },
    },
    'australian-patience': {
      aim: {
        heading: 'Ziel',
        paragraphs: [
          'Alle 52 Karten sollen auf die Fundamentstapel, jede Farbe vom Ass bis zum König.',
        ],
      },
      deal: {
        heading: 'Auslage',
        paragraphs: [
          'Sieben Spalten zu vier Karten, alle offen. Die Karten überlappen sich: Nur die letzte einer Spalte ist unbedeckt. Die anderen 24 Karten bilden verdeckt den Talon.',
        ],
      },
      foundations: {
        heading: 'Fundamentstapel',
        paragraphs: [
          'Auf den Fundamentstapeln wird in der gleichen Farbe aufwärts gelegt, vom Ass an. Hinauf dürfen die letzte Karte einer Spalte und die oberste des Abwurfstapels. Keine Karte kommt zurück.',
        ],
      },
      tableau: {
        heading: 'Spalten',
        paragraphs: [
          'In den Spalten wird in der gleichen Farbe abwärts gelegt: Die Herz-Acht kommt auf die Herz-Neun, nicht auf die Kreuz-Neun.',
          'Sie dürfen jede Karte einer Spalte nehmen. Alle Karten, die sie bedecken, gehen mit, in welcher Reihenfolge auch immer; nur die genommene muss passen.',
          'Eine leere Spalte nimmt nur einen König auf, allein oder mit den Karten auf ihm.',
        ],
        caption:
          'Der Herz-Bube kommt auf die Herz-Dame; die Kreuz-Vier geht mit, ohne passen zu müssen.',
      },
      stock: {
        heading: 'Talon und Abwurfstapel',
        paragraphs: [
          'Wann immer Sie wollen, decken Sie eine Karte auf den Abwurfstapel auf. Nur die oberste ist spielbar, auf einen Fundamentstapel oder eine Spalte, und gibt die Karte darunter frei. Eine neu aufgedeckte Karte bedeckt sie wieder. Aus den Spalten kommt nie eine Karte auf den Abwurfstapel.',
          'Der Talon wird nur einmal durchgespielt.',
        ],
      },
      end: {
        heading: 'Ende',
        paragraphs: [
          'Gewonnen ist das Spiel, wenn alle 52 Karten auf den Fundamentstapeln liegen. Verloren ist es, wenn der Talon leer ist und kein Zug mehr bleibt, außer eine ganze Spalte an einen leeren Platz zu legen. Ein leerer Talon allein ist noch kein Verlust.',
          'Die Punkte sind die Karten auf den Fundamentstapeln.',
        ],
      },
    },
  },
  deal: {
    number: 'Nummer des Spiels',
    play: 'Dieses Spiel spielen',
    link: 'Link zum laufenden Spiel',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser kopiert nicht: Bitte den Link aus seinem Feld kopieren.',
  },
  settings: {
    fourColours: 'Eigene Farbe für Kreuz, Karo, Herz und Pik',
    mirror: 'Spielfeld gespiegelt, für Linkshänder',
    autoCollect: 'Karten von selbst ablegen, wo es ohne Risiko ist',
    counters: 'Zähler',
    kept: 'Ihre Wahl gilt für alle Spiele dieser Website.',
    notKept: 'Ihre Wahl gilt, bis Sie gehen: Dieser Browser lässt sie nicht speichern.',
  },
  statistics: {
    played: 'Versuche',
    won: 'Gewonnen',
    streak: 'Siege in Folge',
    bestStreak: 'Meiste Siege in Folge',
    bestScore: 'Beste Punktzahl',
    meanScore: 'Mittlere Punktzahl',
    bestWin: 'Bester Sieg',
    replays: 'Wiederholungen',
    replaysWon: 'Gewonnene Wiederholungen',
    counting:
      'Ein Spiel zählt mit Ihrem ersten Versuch, sobald er gewonnen, verloren, beendet oder nach einem Zug verlassen ist oder die Lösung gezeigt wird. Spätere Versuche sind Wiederholungen. Vorgegebene Stellungen zählen nicht.',
    replay: 'schon gezählt, dieser Versuch ist eine Wiederholung.',
    unread:
      'Ein Teil dessen, was hier gespeichert ist, lässt sich nicht lesen. Er bleibt, wie er ist, bis Sie die Zahlen löschen.',
    scores: 'Punkte',
    scoresCaption: 'Wie viele Versuche mit welcher Punktzahl endeten, von 0 bis 52 Karten',
    recent: 'Letzte Ergebnisse',
    recentCaption: 'Die letzten Ergebnisse, höchstens 50, das neueste rechts',
    asTable: 'In Zahlen',
    attempts: 'Versuche',
    move: 'Exportieren und importieren',
    text: 'Die Zahlen als Text (JSON)',
    save: 'Als Datei speichern',
    file: 'Datei lesen',
    replace: 'Zahlen durch diesen Text ersetzen',
    replaced: 'Die Zahlen sind ersetzt.',
    notReplaced: 'Das sind keine Zahlen dieses Spiels. Nichts wurde geändert.',
    erase: 'Löschen',
    question: 'Alle Zahlen dieses Spiels löschen?',
    keep: 'Behalten',
    erased: 'Die Zahlen sind gelöscht.',
    restored: 'Die Zahlen sind wieder da.',
    notKept: 'Das gilt, bis Sie gehen: Dieser Browser lässt es nicht speichern.',
  },
};

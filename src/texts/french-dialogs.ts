import type { DialogTexts } from './dialog-texts.js';

export const dialogTexts: DialogTexts = {
  close: 'Fermer',
  advice: {
    lost: (steps) =>
      steps === 0
        ? 'Cette donne ne peut pas être gagnée.'
        : `La partie ne peut plus être gagnée. Elle pouvait l’être il y a ${steps === 1 ? 'un coup' : `${steps} coups`}.`,
    cannotBeWon: 'La partie ne peut pas être gagnée à partir d’ici.',
    notKnown: 'Impossible de savoir si la partie peut être gagnée à partir d’ici.',
    backToWinnable: 'Revenir à ce coup',
    goOn: 'Continuer',
    solution: (shown, moves) => `Solution\u00a0: ${shown} coup${shown > 1 ? 's' : ''} sur ${moves}`,
    nextMove: 'Coup suivant',
    run: 'Dérouler',
    pause: 'Pause',
    shown: 'C’était la solution. Elle ne compte pas comme une partie gagnée.',
    again: 'Jouer soi-même',
    searching: (tried) =>
      `Recherche d’une donne gagnable${tried ? `. ${tried} écartée${tried > 1 ? 's' : ''}` : ''}…`,
    cancel: 'Annuler',
    deal: {
      winnable: 'Cette donne peut être gagnée.',
      unwinnable: 'Cette donne ne peut pas être gagnée.',
      unknown: 'On ne sait pas si cette donne peut être gagnée.',
    },
  },
  rules: {
    calculation: {
      aim: {
        heading: 'But du jeu',
        paragraphs: [
          'Amenez les 52 cartes sur les quatre fondations, treize sur chacune. Les enseignes et les couleurs ne comptent nulle part, seuls les rangs comptent\u00a0: l’as vaut 1, le valet 11, la dame 12, le roi 13.',
          'Ce jeu s’appelle aussi «\u00a0Broken Intervals\u00a0».',
        ],
      },
      deal: {
        heading: 'Donne',
        paragraphs: [
          'Un as, un deux, un trois et un quatre commencent les fondations, de gauche à droite. Les 48 autres cartes, mélangées, forment la pioche, face cachée. Les quatre défausses (ou rebuts) sont vides.',
        ],
      },
      foundations: {
        heading: 'Fondations',
        paragraphs: [
          'Chaque fondation avance de son propre nombre. Après le roi, le compte repart à l’as\u00a0: de deux en deux, la dame est suivie d’un as, car 12 + 2 dépasse 13 de 1.',
          'De un en un\u00a0: A 2 3 4 5 6 7 8 9 10 J Q K',
          'De deux en deux\u00a0: 2 4 6 8 10 Q A 3 5 7 9 J K',
          'De trois en trois\u00a0: 3 6 9 Q 2 5 8 J A 4 7 10 K',
          'De quatre en quatre\u00a0: 4 8 Q 3 7 J 2 6 10 A 5 9 K',
          'Le roi termine chaque fondation. Aucune carte n’en revient. (J = valet, Q = dame, K = roi.)',
        ],
        caption:
          'Le début de chaque fondation\u00a0: de un en un, de deux en deux, de trois en trois, de quatre en quatre.',
      },
      tableau: {
        heading: 'Défausses',
        paragraphs: [
          'Une défausse accepte la carte retournée quelle que soit celle du dessus, et reçoit autant de cartes que l’on veut. Toutes restent visibles, mais seule la carte du dessus se joue\u00a0: sur une fondation qui l’attend, à tout moment, même quand une carte retournée attend sa place.',
          'Une carte ne passe jamais d’une défausse à l’autre, et aucune ne se prend sous une autre. Choisir quelle carte enterrer, et où, c’est tout le jeu.',
        ],
        caption: 'Seul le quatre se joue\u202f; le neuf et le roi attendent dessous.',
      },
      stock: {
        heading: 'Pioche',
        paragraphs: [
          'Retournez une carte à la fois et placez-la avant de retourner la suivante\u00a0: sur une fondation ou sur n’importe quelle défausse. Même une carte qui convient à une fondation peut aller à la défausse\u202f; si plusieurs fondations l’attendent, à vous de choisir.',
          'La pioche n’est parcourue qu’une fois.',
        ],
      },
      end: {
        heading: 'Fin de la partie',
        paragraphs: [
          'La partie est gagnée quand les 52 cartes sont sur les fondations. Elle est perdue quand la pioche est vide, qu’aucune carte retournée n’attend et qu’aucune carte du dessus des défausses ne convient.',
          'Le score est le nombre de cartes sur les fondations, les quatre premières comprises. En dessous de 52, ce n’est pas une victoire.',
        ],
      },
    },
    canfield: {
      aim: {
        heading: 'But du jeu',
        paragraphs: [
          'Amenez les 52 cartes sur les fondations, chaque enseigne à part. C’est difficile\u00a0: on y jouait autrefois dans les casinos, et dix cartes sont déjà un très bon score.',
        ],
      },
      deal: {
        heading: 'Donne',
        paragraphs: [
          'Treize cartes forment la réserve\u202f; seule celle du dessus est visible. Chacune des quatre colonnes reçoit une carte. La suivante est la carte de base\u00a0: elle va sur la première fondation. Les 34 autres cartes forment la pioche.',
        ],
      },
      foundations: {
        heading: 'Fondations',
        paragraphs: [
          'Les fondations montent dans la même enseigne. Chacune commence par une carte du même rang que la carte de base et continue après le roi\u00a0: l’as sur le roi, le deux sur l’as.',
          'Une carte de ce rang n’est pas obligée de monter tout de suite\u202f; dans une colonne, on peut construire sur elle. La carte du dessus d’une fondation peut revenir dans une colonne, au prix d’un point. La carte qui a commencé la fondation y reste.',
        ],
        caption: 'Si la carte de base est une dame\u00a0: dame, roi, as, deux.',
      },
      tableau: {
        heading: 'Colonnes et réserve',
        paragraphs: [
          'Les colonnes descendent en couleurs alternées\u00a0: rouge sur noir, noir sur rouge, roi sur as. Une suite se déplace entière ou en partie, à partir de n’importe laquelle de ses cartes.',
          'La carte du dessus de la réserve se joue sur les fondations et les colonnes. Une colonne qui se vide est aussitôt remplie depuis la réserve. Quand la réserve est épuisée, une colonne vide accepte n’importe quelle carte ou suite.',
        ],
        caption: 'Le dix va sur le valet et emmène le neuf et le huit.',
      },
      stock: {
        heading: 'Pioche et défausse',
        paragraphs: [
          'Retournez trois cartes à la fois sur la défausse. La dernière est au-dessus, et seule la carte du dessus se joue. S’il en reste moins de trois, on retourne celles qui restent.',
          'Quand la pioche est vide, remettez-y la défausse dans le même ordre et continuez, autant de fois que vous voulez. Si la partie de cette page suit d’autres nombres, son menu le dit.',
        ],
      },
      end: {
        heading: 'Fin de la partie',
        paragraphs: [
          'La partie est gagnée quand les 52 cartes sont sur les fondations. Elle n’est jamais perdue\u00a0: arrêtez quand vous voulez. Chaque carte sur les fondations vaut un point.',
          'Quand plus rien n’est possible, le jeu vous le dit.',
        ],
      },
    },
    'australian-patience': {
      aim: {
        heading: 'But du jeu',
        paragraphs: ['Amenez les 52 cartes sur les fondations, chaque enseigne de l’as au roi.'],
      },
      deal: {
        heading: 'Donne',
        paragraphs: [
          'Sept colonnes de quatre cartes, toutes visibles. Elles se chevauchent\u00a0: seule la dernière carte d’une colonne est dégagée. Les 24 autres cartes forment la pioche, face cachée.',
        ],
      },
      foundations: {
        heading: 'Fondations',
        paragraphs: [
          'Les fondations montent dans la même enseigne, à partir de l’as. La dernière carte d’une colonne et la carte du dessus de la défausse peuvent monter. Aucune carte ne revient.',
        ],
      },
      tableau: {
        heading: 'Colonnes',
        paragraphs: [
          'Les colonnes descendent dans la même enseigne\u00a0: le huit de cœur va sur le neuf de cœur, pas sur le neuf de trèfle.',
          'Vous pouvez prendre n’importe quelle carte d’une colonne. Toutes celles qui la recouvrent la suivent, dans n’importe quel ordre\u202f; seule la carte prise doit convenir.',
          'Une colonne vide n’accepte qu’un roi, seul ou avec les cartes qui le recouvrent.',
        ],
        caption:
          'Le valet de cœur va sur la dame de cœur\u202f; le quatre de trèfle le suit, sans avoir à convenir.',
      },
      stock: {
        heading: 'Pioche et défausse',
        paragraphs: [
          'Quand vous voulez, retournez une carte sur la défausse. Seule la carte du dessus se joue, sur une fondation ou une colonne, et dégage celle du dessous. Une nouvelle carte retournée la recouvre. Une carte des colonnes ne va jamais à la défausse.',
          'La pioche n’est parcourue qu’une fois.',
        ],
      },
      end: {
        heading: 'Fin de la partie',
        paragraphs: [
          'La partie est gagnée quand les 52 cartes sont sur les fondations. Elle est perdue quand la pioche est vide et qu’il ne reste aucun coup, sauf déplacer une colonne entière vers une place vide. Une pioche vide ne suffit pas à perdre.',
          'Le score est le nombre de cartes sur les fondations.',
        ],
      },
    },
  },
  deal: {
    number: 'Numéro de la donne',
    play: 'Jouer cette donne',
    link: 'Lien vers la donne en cours',
    copy: 'Copier le lien',
    copied: 'Copié.',
    notCopied: 'Le navigateur ne copie pas\u00a0: copiez le lien dans son champ.',
  },
  settings: {
    fourColours: 'Une couleur par enseigne',
    mirror: 'Tapis inversé, pour gauchers',
    autoCollect: 'Faire monter seules les cartes quand c’est sans risque',
    counters: 'Compteurs',
    kept: 'Votre choix vaut pour tous les jeux de ce site.',
    notKept: 'Votre choix vaut jusqu’à votre départ\u00a0: ce navigateur refuse de l’enregistrer.',
  },
  statistics: {
    played: 'Essais',
    won: 'Gagnés',
    streak: 'Victoires de suite',
    bestStreak: 'Plus longue série de victoires',
    bestScore: 'Meilleur score',
    meanScore: 'Score moyen',
    bestWin: 'Meilleure victoire',
    replays: 'Donnes rejouées',
    replaysWon: 'Donnes rejouées gagnées',
    counting:
      'Une donne compte par votre premier essai, une fois qu’il est gagné, perdu, arrêté ou quitté après un coup, ou que la solution est montrée. Ensuite, la donne est rejouée. Les positions données ne comptent pas.',
    replay: 'déjà comptée, vous la rejouez.',
    unread:
      'Une partie de ce qui est enregistré ici est illisible. Elle reste telle quelle jusqu’à ce que vous effaciez les chiffres.',
    scores: 'Scores',
    scoresCaption: 'Nombre d’essais terminés à chaque score, de 0 à 52 cartes',
    recent: 'Derniers scores',
    recentCaption: 'Les derniers scores, 50 au plus, le plus récent à droite',
    asTable: 'En chiffres',
    attempts: 'Essais',
    move: 'Exporter et importer',
    text: 'Les chiffres sous forme de texte (JSON)',
    save: 'Enregistrer dans un fichier',
    file: 'Lire un fichier',
    replace: 'Remplacer les chiffres par ce texte',
    replaced: 'Les chiffres sont remplacés.',
    notReplaced: 'Ce ne sont pas des chiffres de ce jeu. Rien n’a changé.',
    erase: 'Effacer',
    question: 'Effacer tous les chiffres de ce jeu\u202f?',
    keep: 'Garder',
    erased: 'Les chiffres sont effacés.',
    restored: 'Les chiffres sont rétablis.',
    notKept: 'Cela vaut jusqu’à votre départ\u00a0: ce navigateur refuse de l’enregistrer.',
  },
};

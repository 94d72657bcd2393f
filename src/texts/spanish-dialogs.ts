import type { DialogTexts } from './dialog-texts.js';

export const dialogTexts: DialogTexts = {
  close: 'Cerrar',
  advice: {
    lost: (steps) =>
      steps === 0
        ? 'Esta partida no se puede ganar.'
        : `La partida ya no se puede ganar. Todavía se podía hace ${steps === 1 ? 'una jugada' : `${steps} jugadas`}.`,
    cannotBeWon: 'Desde aquí no se puede ganar la partida.',
    notKnown: 'No se ha podido averiguar si la partida se puede ganar desde aquí.',
    backToWinnable: 'Volver a ese punto',
    goOn: 'Seguir jugando',
    solution: (shown, moves) => `Solución: ${shown} de ${moves} jugadas`,
    nextMove: 'Siguiente jugada',
    run: 'Reproducir',
    pause: 'Pausa',
    shown: 'Esa era la solución. No cuenta como partida ganada.',
    again: 'Jugarla',
    searching: (tried) =>
      `Se busca una partida que se pueda ganar${tried ? `. Descartadas: ${tried}` : ''}…`,
    cancel: 'Cancelar',
    deal: {
      winnable: 'Esta partida se puede ganar.',
      unwinnable: 'Esta partida no se puede ganar.',
      unknown: 'No se sabe si esta partida se puede ganar.',
    },
  },
  rules: {
    calculation: {
      aim: {
        heading: 'Objetivo',
        paragraphs: [
          'Lleva las 52 cartas a las cuatro fundaciones, trece a cada una. Los palos y los colores no cuentan en ningún momento, solo los valores: el as vale 1; la jota, 11; la reina, 12; el rey, 13.',
          'El juego se llama también «Broken Intervals».',
        ],
      },
      deal: {
        heading: 'Reparto',
        paragraphs: [
          'Un as, un dos, un tres y un cuatro empiezan las fundaciones, de izquierda a derecha. Las otras 48 cartas, barajadas y boca abajo, forman el mazo. Las cuatro pilas de descarte están vacías.',
        ],
      },
      foundations: {
        heading: 'Fundaciones',
        paragraphs: [
          'Cada fundación avanza con su propio número. Después del rey se sigue contando desde el as: de dos en dos, a la reina la sigue un as, porque 12 + 2 pasa de 13 en 1.',
          'De uno en uno: A 2 3 4 5 6 7 8 9 10 J Q K',
          'De dos en dos: 2 4 6 8 10 Q A 3 5 7 9 J K',
          'De tres en tres: 3 6 9 Q 2 5 8 J A 4 7 10 K',
          'De cuatro en cuatro: 4 8 Q 3 7 J 2 6 10 A 5 9 K',
          'El rey completa cada fundación. Ninguna carta vuelve de ella. (J = jota, Q = reina, K = rey.)',
        ],
        caption:
          'Así empieza cada fundación: de uno en uno, de dos en dos, de tres en tres y de cuatro en cuatro.',
      },
      tableau: {
        heading: 'Pilas de descarte',
        paragraphs: [
          'Una pila recibe la carta descubierta, sea cual sea la que haya encima, y tantas cartas como quieras. Todas quedan a la vista, pero solo se juega la superior: a una fundación que la espere, en cualquier momento, incluso mientras una carta descubierta aguarda su sitio.',
          'Las cartas nunca pasan de una pila a otra, y ninguna se saca de debajo de otra. Todo el juego está en elegir qué carta tapar y dónde.',
        ],
        caption: 'Solo se juega el cuatro; el nueve y el rey esperan debajo.',
      },
      stock: {
        heading: 'Mazo',
        paragraphs: [
          'Descubre una sola carta y colócala antes de descubrir la siguiente: en una fundación o en cualquier pila de descarte. También una carta que sirve a una fundación puede ir a una pila; si la esperan varias fundaciones, tú eliges.',
          'El mazo se recorre una sola vez.',
        ],
      },
      end: {
        heading: 'Final',
        paragraphs: [
          'Ganas cuando las 52 cartas están en las fundaciones. Pierdes cuando el mazo está vacío, ninguna carta descubierta aguarda y ninguna carta superior de las pilas sirve.',
          'La puntuación es el número de cartas en las fundaciones, incluidas las cuatro primeras. Menos de 52 no es una victoria.',
        ],
      },
    },
    canfield: {
      aim: {
        heading: 'Objetivo',
        paragraphs: [
          'Lleva las 52 cartas a las fundaciones, cada palo por separado. Es difícil: antaño se jugaba en los casinos, y diez cartas ya son una puntuación muy buena.',
        ],
      },
      deal: {
        heading: 'Reparto',
        paragraphs: [
          'Trece cartas forman la reserva; solo la superior está a la vista. Cada una de las cuatro columnas recibe una carta. La siguiente es la carta base y va a la primera fundación. Las otras 34 cartas forman el mazo.',
        ],
      },
      foundations: {
        heading: 'Fundaciones',
        paragraphs: [
          'Las fundaciones suben en el mismo palo. Cada una empieza con una carta del mismo valor que la carta base y continúa después del rey: as sobre rey, dos sobre as.',
          'Una carta de ese valor no tiene que subir enseguida; en una columna se puede construir sobre ella. La carta superior de una fundación puede volver a una columna, a cambio de un punto. La carta que empezó la fundación se queda allí.',
        ],
        caption: 'Si la carta base es una reina: reina, rey, as, dos.',
      },
      tableau: {
        heading: 'Columnas y reserva',
        paragraphs: [
          'Las columnas bajan alternando los colores: rojo sobre negro, negro sobre rojo, rey sobre as. Una secuencia se mueve entera o a partir de cualquiera de sus cartas.',
          'La carta superior de la reserva se juega a las fundaciones y a las columnas. Una columna que queda vacía se rellena enseguida desde la reserva. Cuando la reserva se acaba, una columna vacía recibe cualquier carta o secuencia.',
        ],
        caption: 'El diez va sobre la jota y se lleva el nueve y el ocho.',
      },
      stock: {
        heading: 'Mazo y descarte',
        paragraphs: [
          'Descubre tres cartas cada vez sobre el descarte. La última queda encima, y solo se juega la carta superior. Si quedan menos de tres, se descubren las que haya.',
          'Cuando el mazo está vacío, devuelve a él el descarte en el mismo orden y sigue, tantas veces como quieras. Si en esta página valen otros números, el menú del juego lo dice.',
        ],
      },
      end: {
        heading: 'Final',
        paragraphs: [
          'Ganas cuando las 52 cartas están en las fundaciones. La partida nunca se pierde: termina cuando quieras. Cada carta en las fundaciones vale un punto.',
          'Cuando ya no se puede hacer nada, el juego te lo dice.',
        ],
      },
    },
    'australian-patience': {
      aim: {
        heading: 'Objetivo',
        paragraphs: ['Lleva las 52 cartas a las fundaciones, cada palo del as al rey.'],
      },
      deal: {
        heading: 'Reparto',
        paragraphs: [
          'Siete columnas de cuatro cartas, todas a la vista. Las cartas se superponen: solo la última de cada columna está libre. Las otras 24 cartas, boca abajo, forman el mazo.',
        ],
      },
      foundations: {
        heading: 'Fundaciones',
        paragraphs: [
          'Las fundaciones suben en el mismo palo, desde el as. Pueden subir la última carta de una columna y la carta superior del descarte. Ninguna carta vuelve.',
        ],
      },
      tableau: {
        heading: 'Columnas',
        paragraphs: [
          'Las columnas bajan en el mismo palo: el ocho de corazones va sobre el nueve de corazones, no sobre el nueve de tréboles.',
          'Puedes tomar cualquier carta de una columna. Todas las que la cubren van con ella, en el orden que sea; solo tiene que encajar la carta que tomas.',
          'Una columna vacía solo recibe un rey, solo o con las cartas que lleve encima.',
        ],
        caption:
          'La jota de corazones va sobre la reina de corazones; el cuatro de tréboles va con ella sin tener que encajar.',
      },
      stock: {
        heading: 'Mazo y descarte',
        paragraphs: [
          'Cuando quieras, descubre una carta sobre el descarte. Solo se juega la superior, a una fundación o a una columna, y deja libre la de debajo. Cada nueva carta descubierta vuelve a taparla. Una carta de las columnas nunca va al descarte.',
          'El mazo se recorre una sola vez.',
        ],
      },
      end: {
        heading: 'Final',
        paragraphs: [
          'Ganas cuando las 52 cartas están en las fundaciones. Pierdes cuando el mazo está vacío y no queda más jugada que llevar una columna entera a un sitio vacío. Un mazo vacío, por sí solo, no es una derrota.',
          'La puntuación es el número de cartas en las fundaciones.',
        ],
      },
    },
  },
  deal: {
    number: 'Número de la partida',
    play: 'Jugar esta partida',
    link: 'Enlace a la partida en curso',
    copy: 'Copiar el enlace',
    copied: 'Copiado.',
    notCopied: 'El navegador no copia: copia el enlace de su campo.',
  },
  settings: {
    fourColours: 'Un color para cada palo',
    mirror: 'Tablero invertido, para zurdos',
    autoCollect: 'Subir solas las cartas cuando no haya riesgo',
    counters: 'Contadores',
    kept: 'Tu elección vale para todos los juegos de este sitio.',
    notKept: 'Tu elección vale hasta que te vayas: este navegador no permite guardarla.',
  },
  statistics: {
    played: 'Intentos',
    won: 'Ganados',
    streak: 'Victorias seguidas',
    bestStreak: 'Más victorias seguidas',
    bestScore: 'Mejor puntuación',
    meanScore: 'Puntuación media',
    bestWin: 'Mejor victoria',
    replays: 'Repeticiones',
    replaysWon: 'Repeticiones ganadas',
    counting:
      'Una partida cuenta por tu primer intento, una vez ganado, perdido, detenido o abandonado tras una jugada, o mostrada la solución. Los intentos posteriores son repeticiones. Las posiciones dadas no cuentan.',
    replay: 'ya contada; este intento es una repetición.',
    unread:
      'Una parte de lo guardado aquí no se puede leer. Se queda como está hasta que borres las cifras.',
    scores: 'Puntuaciones',
    scoresCaption: 'Cuántos intentos terminaron con cada puntuación, de 0 a 52 cartas',
    recent: 'Últimas puntuaciones',
    recentCaption: 'Las últimas puntuaciones, 50 como máximo, la más reciente a la derecha',
    asTable: 'En cifras',
    attempts: 'Intentos',
    move: 'Exportar e importar',
    text: 'Las cifras como texto (JSON)',
    save: 'Guardar en un archivo',
    file: 'Leer un archivo',
    replace: 'Sustituir las cifras por este texto',
    replaced: 'Las cifras se han sustituido.',
    notReplaced: 'No son cifras de este juego. Nada ha cambiado.',
    erase: 'Borrar',
    question: '¿Borrar todas las cifras de este juego?',
    keep: 'Conservar',
    erased: 'Las cifras se han borrado.',
    restored: 'Las cifras han vuelto.',
    notKept: 'Esto vale hasta que te vayas: este navegador no permite guardarlo.',
  },
};

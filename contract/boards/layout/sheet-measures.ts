/** The margin of a printed page. All measures here are mm. */
export const MARGIN = 10
/** Between the board and its legend, and between columns. */
export const GAP = 6
/** The line with the board's name, the line of facts below it, and the height of both. */
export const TITLE = { size: 5.2, small: 2.9, height: 13 }
/** The height of the page's number. */
export const FOOT = 5

/** What a pattern says of a place, before it has colours and a depth. */
export interface Mark {
  /** 0 the ground .. 1 what is drawn on it. */
  tone: number
  /** In a unit of the pattern's own. */
  height: number
  /** A number from 0 to 1 of the piece that lies there, which then has a colour of its own; -1: no piece. */
  part: number
}

/** Writes the mark of a place, pixels. Keeps within 0..1, or a little beyond, with the tone. */
export type Pattern = (x: number, y: number, mark: Mark) => void

export function aMark(): Mark {
  return { tone: 0.5, height: 0.5, part: -1 }
}

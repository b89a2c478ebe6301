/** The value of a pattern at one place, before colours and relief are applied. */
export interface Mark {
  /** From 0, the ground, to 1, the drawn mark. */
  tone: number
  /** In the pattern's own unit. */
  height: number
  /** A number 0..1 that identifies the piece and picks its colour; -1 where there is none. */
  part: number
}

/** Writes the mark at a place in pixels. Tones stay within 0..1, or slightly beyond. */
export type Pattern = (x: number, y: number, mark: Mark) => void

export function aMark(): Mark {
  return { tone: 0.5, height: 0.5, part: -1 }
}

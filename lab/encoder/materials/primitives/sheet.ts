import { type Pattern } from './mark.ts'
import { type Tile, emptyTile, nearestAt, valueAt } from './tile.ts'

/** A pattern drawn piece by piece: what its places say, as in `Mark`. */
export interface Sheet {
  side: number
  tone: Tile
  height: Tile
  part: Tile
}

/** Nothing drawn yet: no piece lies anywhere. */
export function emptySheet(side = 256): Sheet {
  const part = emptyTile(side)
  part.values.fill(-1)
  return { side, tone: emptyTile(side), height: emptyTile(side), part }
}

/** The sheet as a pattern. */
export function patternOf({ tone, height, part }: Sheet): Pattern {
  return (x, y, mark) => {
    mark.tone = valueAt(tone, x, y)
    mark.height = valueAt(height, x, y)
    mark.part = nearestAt(part, x, y)
  }
}

import { type Pattern } from './mark.ts'
import { type Tile, emptyTile, nearestAt, valueAt } from './tile.ts'

/** A raster onto which a pattern is drawn piece by piece; the values are those of `Mark`. */
export interface Sheet {
  side: number
  tone: Tile
  height: Tile
  part: Tile
}

/** An empty sheet, without pieces. */
export function emptySheet(side = 256): Sheet {
  const part = emptyTile(side)
  part.values.fill(-1)
  return { side, tone: emptyTile(side), height: emptyTile(side), part }
}

/** Reads the sheet as a pattern. */
export function patternOf({ tone, height, part }: Sheet): Pattern {
  return (x, y, mark) => {
    mark.tone = valueAt(tone, x, y)
    mark.height = valueAt(height, x, y)
    mark.part = nearestAt(part, x, y)
  }
}

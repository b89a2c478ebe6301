import type { CSSProperties } from 'react'
import { HEAD_COLUMN_WIDTH } from '../grid/head-column.ts'
import { columns } from './columns.ts'
import { widthOf, type ChosenColumns } from './chosen-columns.ts'

export interface ColumnWidths {
  /** Px of each column of the grid, the row heads first. */
  widths: readonly number[]
  total: number
}

/** In design pixels: wide enough for a name and a maker. */
const LEAST_ITEM = 170

/**
 * The columns' widths in px. In a wider box columns with long notes take what they need, the item column the rest; in a narrower one it shrinks first. If its width was set by
 * hand or it is hidden, the last column takes the rest.
 */
export function columnWidths(chosen: ChosenColumns, boxWidth: number, u: number): ColumnWidths {
  const widths = [HEAD_COLUMN_WIDTH * u, ...chosen.keys.map((key) => widthOf(chosen, key) * u)]
  const sum = widths.reduce((total, width) => total + width, 0)
  const isItemFree = chosen.keys.includes('item') && chosen.widths.item === undefined
  const most = isItemFree ? Math.max(widthOf(chosen, 'item') - LEAST_ITEM, 0) * u : 0
  const spare = Math.max(Math.floor(boxWidth - sum), -most)
  const taker = isItemFree ? chosen.keys.indexOf('item') + 1 : widths.length - 1
  let left = spare
  for (const [place, key] of chosen.keys.entries()) {
    const wish = chosen.widths[key] === undefined ? (columns.get(key)?.roomyWidth ?? 0) * u : 0
    const more = Math.max(Math.min(wish - (widths[place + 1] ?? 0), left), 0)
    widths[place + 1] = (widths[place + 1] ?? 0) + more
    left -= more
  }
  return { widths: widths.map((width, at) => (at === taker ? width + left : width)), total: sum + spare }
}

/** As CSS variables, so that no row renders when a column is widened. On paper columns share its width, and there are no row heads. */
export function widthStyles({ widths, total }: ColumnWidths): CSSProperties {
  const styles: Record<`--${string}`, string> = {
    '--columns': widths.map((width) => `${width}px`).join(' '),
    '--printed-columns': widths.map((width, at) => (at === 0 ? '0' : `minmax(0, ${width}fr)`)).join(' '),
    '--row-width': `${total}px`,
  }
  let left = 0
  for (const [at, width] of widths.entries()) {
    styles[`--left-${at}`] = `${left}px`
    left += width
  }
  return styles
}

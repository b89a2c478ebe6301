import { deltaE00 } from '../colors/color-difference.ts'
import { labOfHex } from '../colors/lab.ts'
import type { Item } from './item.ts'

const MOST_COLORS = 8
/** Colours that differ by less (ΔE00) are one on a board. */
const ALIKE = 6

/**
 * The colours of a board as `#rrggbb`, the widest first: of its samples' pictures, chips and filled shapes, by their area on
 * paper; the colour that covers most stands for those that look like it.
 */
export function boardPalette(items: Iterable<Item>): string[] {
  const areas = new Map<string, number>()
  for (const item of items) {
    const color = colorOf(item)?.toLowerCase()
    if (color) areas.set(color, (areas.get(color) ?? 0) + item.w * item.h * item.opacity)
  }
  const colors = [...areas].toSorted(([one, area], [other, otherArea]) => otherArea - area || (one < other ? -1 : 1))
  const merged: { color: string; area: number }[] = []
  for (const [color, area] of colors) {
    const alike = merged.find((known) => deltaE00(labOfHex(known.color), labOfHex(color)) < ALIKE)
    if (alike) alike.area += area
    else merged.push({ color, area })
  }
  return merged
    .toSorted((one, other) => other.area - one.area)
    .slice(0, MOST_COLORS)
    .map(({ color }) => color)
}

function colorOf(item: Item): string | null | undefined {
  switch (item.type) {
    case 'sku':
      return item.snapshot.cover?.color
    case 'chip':
      return item.color
    case 'shape':
      return item.shape === 'rectangle' || item.shape === 'ellipse' ? item.fill : null
    default:
      return null
  }
}

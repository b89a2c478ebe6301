import { rgbOfHex } from '../../contract/colors/lab.ts'
import type { PaletteColor } from '../platform/pictures/palette.ts'

/** What is known of a SKU's colours; `stored` is `picture.palette` of its cover (migration 004). */
interface ColorFacts {
  stored: readonly number[] | null
  dominantColor: string | null
  colorHex: string | null
}

/**
 * The colours of a SKU, most of it first: those measured from its cover, or its dominant colour where the cover was
 * measured before palettes were; of a SKU without a cover the one that its supplier states.
 */
export function paletteOfSku({ stored, dominantColor, colorHex }: ColorFacts): PaletteColor[] {
  if (stored && dominantColor) return readPalette(stored)
  const only = dominantColor ?? colorHex
  return only ? [{ rgb: rgbOfHex(only), share: 1 }] : []
}

/** A palette from `picture.palette` (migration 004). */
function readPalette(stored: readonly number[]): PaletteColor[] {
  const colors: PaletteColor[] = []
  for (let at = 0; at < stored.length; at += 4) {
    const rgb = ((stored[at] ?? 0) << 16) | ((stored[at + 1] ?? 0) << 8) | (stored[at + 2] ?? 0)
    colors.push({ rgb, share: (stored[at + 3] ?? 0) / 1000 })
  }
  return colors
}

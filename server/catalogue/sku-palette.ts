import { rgbOfHex } from '../../contract/colors/lab.ts'
import type { PaletteColor } from '../platform/pictures/palette.ts'

/** The known colours of a SKU; `stored` is `picture.palette` of its cover (migration 004). */
interface ColorFacts {
  stored: readonly number[] | null
  dominantColor: string | null
  colorHex: string | null
}

/**
 * The colours of a SKU, the largest share first: the palette of its cover, else the cover's dominant colour (covers older than palettes),
 * else the colour that the supplier states.
 */
export function paletteOfSku({ stored, dominantColor, colorHex }: ColorFacts): PaletteColor[] {
  if (stored && dominantColor) return readPalette(stored)
  const only = dominantColor ?? colorHex
  return only ? [{ rgb: rgbOfHex(only), share: 1 }] : []
}

/** Decodes `picture.palette` (migration 004). */
function readPalette(stored: readonly number[]): PaletteColor[] {
  const colors: PaletteColor[] = []
  for (let at = 0; at < stored.length; at += 4) {
    const rgb = ((stored[at] ?? 0) << 16) | ((stored[at + 1] ?? 0) << 8) | (stored[at + 2] ?? 0)
    colors.push({ rgb, share: (stored[at + 3] ?? 0) / 1000 })
  }
  return colors
}

import { rgbOfHex } from '../../contract/lab.ts'
import type { PaletteColor } from '../platform/palette.ts'

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
export function paletteOf({ stored, dominantColor, colorHex }: ColorFacts): PaletteColor[] {
  if (stored && dominantColor) return readPalette(stored)
  const only = dominantColor ?? colorHex
  return only ? [{ rgb: rgbOfHex(only), share: 1 }] : []
}

function readPalette(stored: readonly number[]): PaletteColor[] {
  return Array.from({ length: stored.length / 4 }, (_, place) => {
    const [red = 0, green = 0, blue = 0, thousandths = 0] = stored.slice(place * 4, place * 4 + 4)
    return { rgb: (red << 16) | (green << 8) | blue, share: thousandths / 1000 }
  })
}

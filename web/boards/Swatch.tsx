import { labOfHex } from '../../contract/colors/lab.ts'

/** A list of swatches. */
export const SWATCHES = 'grid columns-fill-40 gap-4'
/** From this lightness (L*) on, a colour has a dark number. */
const LIGHT = 60

/** A colour of a board with the number of its material in the legend. */
export function Swatch({ color, number }: { color: string; number?: number | undefined }) {
  return (
    <span
      className="figures flex h-34 items-end rounded-sm px-5 py-3 text-meta leading-none phone:h-44 [box-shadow:inset_0_0_0_1px_rgb(128_120_110/35%)] forced-colors:forced-color-adjust-none"
      style={{ backgroundColor: color, color: labOfHex(color)[0] >= LIGHT ? '#211f1b' : '#ffffff' }}
      aria-hidden
    >
      {number}
    </span>
  )
}

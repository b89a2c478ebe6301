import { hexOfRgb } from '../../../contract/colors/lab.ts'
import type { FoundRegion } from '../../../contract/image-search.ts'
import type { ColorsThread } from './colors-thread.ts'
import type { Pixels } from './measure-cells.ts'

/** The surfaces of a picture, first those that are most surely materials; empty if there is only one. */
export async function findRegions(colors: ColorsThread, pixels: Pixels): Promise<FoundRegion[]> {
  const surfaces = await colors.surfaces(pixels)
  return surfaces.map(({ rgb, ...place }) => ({ ...place, hex: hexOfRgb(rgb) }))
}

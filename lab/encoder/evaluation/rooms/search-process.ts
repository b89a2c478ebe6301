import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { openEncoder } from '../../../../server/image-search/encoder/encoder.ts'
import { signatureOfPalette } from '../../../../server/image-search/encoder/color-signature.ts'
import type { PictureVectors } from '../../../../server/image-search/index/quantized-vectors.ts'
import { surfacesIn } from '../../../../server/image-search/regions/regions.ts'
import { surfacePixels } from '../../../../server/image-search/regions/surface-pixels.ts'
import { cutReducedPicture, reducePicture, samplePicture } from '../../../../server/platform/pictures/pictures.ts'
import { measurePalette } from '../../../../server/platform/pictures/palette.ts'
import { serveOrders } from '../processes.ts'
import { largeSurfaces, surfaceUnder } from './judge-region.ts'
import type { RoomPicture } from './open-rooms.ts'

/** A proposed region: the place of its material among those of all rooms if it lies on one, and its vectors. */
export interface Proposal extends PictureVectors {
  shows: number | undefined
}

export interface SearchedRoom {
  /** The first ones, in the product's order. */
  proposals: Proposal[]
  /** The materials of the large surfaces, and those of them that some region lies on. */
  large: number[]
  offered: number[]
  /** How long finding the regions took, ms. */
  took: number
}

/** As long as the product keeps a member's picture (`query-pictures.ts`), px. */
const LONGEST_SIDE = 1024
const MOST_SEARCHED = 3

const opening = openEncoder(process.argv[2] ?? '')
sharp.concurrency(1)

// Finds the regions of a room as the product does, and describes the first ones.
serveOrders(async ({ picture, truth, materials }: RoomPicture): Promise<SearchedRoom> => {
  const reduced = await reducePicture(await readFile(picture), LONGEST_SIDE)
  const { data, info } = await sharp(truth).raw().toBuffer({ resolveWithObject: true })
  // The PNG of one channel is read back as several.
  const surfaces = Uint8Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels] ?? 0)
  const known = { width: info.width, height: info.height, surfaces }
  const pixels = await surfacePixels(reduced)
  const began = performance.now()
  const regions = surfacesIn(pixels)
  const took = performance.now() - began
  const materialOf = (surface: number | undefined) => (surface === undefined ? undefined : materials[surface - 1])
  const encoder = await opening
  const proposals: Proposal[] = []
  for (const region of regions.slice(0, MOST_SEARCHED)) {
    const part = await cutReducedPicture(reduced, region)
    proposals.push({
      shows: materialOf(surfaceUnder(known, region)),
      texture: await encoder.encode(part),
      color: signatureOfPalette(measurePalette(await samplePicture(part))),
    })
  }
  const large = largeSurfaces(known).map((surface) => materialOf(surface) ?? -1)
  const found = new Set(regions.map((region) => materialOf(surfaceUnder(known, region))))
  return { proposals, large, offered: large.filter((material) => found.has(material)), took }
})

import sharp from 'sharp'
import { createRandom } from '../../../materials/random.ts'
import { applyDegradations } from '../../drawing/degrade.ts'
import type { Degradation } from '../../drawing/degrade.ts'
import type { RoomMaterial } from './plan-rooms.ts'
import { renderRoom } from './render-room.ts'
import { drawRoom } from './room.ts'
import { drawTexture } from './texture.ts'

export interface DrawnRoom {
  /** A JPEG. */
  picture: Buffer
  /** A PNG of one channel: each pixel is the number of the surface whose material it shows, or 0. */
  truth: Buffer
  /** The material of each surface, by its place among those of all rooms. */
  materials: number[]
}

/** What a camera does to a room; nothing that would move a pixel. */
const CAMERA: readonly Degradation[] = [
  'exposure',
  'white balance',
  'vignette',
  'noise',
  'gamma',
  'sharpening',
  'compression',
]
/** A surface is drawn as wide as it is seen, but not wider than this, mm. */
const WIDEST = 3000

export async function drawRoomPicture(seed: number, materials: readonly RoomMaterial[]): Promise<DrawnRoom> {
  const room = drawRoom(seed, materials)
  const { pixels, truth } = renderRoom(room.scene, (surface, mmPerPixel) => {
    const material = materials[room.materials[surface - 1] ?? -1]
    if (!material) throw new Error(`surface ${surface} has no material`)
    return drawTexture(material, { mmPerPixel, mmAcross: WIDEST })
  })
  const random = createRandom(seed + 1)
  const wanted = new Set<Degradation>(['lens blur'])
  for (const one of CAMERA) if (random.isChosen(0.35)) wanted.add(one)
  const { surfaces, width, height } = truth
  return {
    picture: await applyDegradations(pixels, wanted, random),
    truth: await sharp(surfaces, { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 6 })
      .toBuffer(),
    materials: room.materials,
  }
}

import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createRandom } from '../../materials/random.ts'
import { degrade } from './degrade.ts'
import type { Pixels } from './homography.ts'
import { photographSeed } from './samples.ts'

/** A patch of a real photograph, and degraded copies of it. */
export interface Patch {
  photograph: string
  patch: string
  copies: string[]
}

/** Each photograph is cut into 3 × 2 patches. */
const COLUMNS = 3
const ROWS = 2
/** Shorter side of a patch, px. */
const SIDE = 320
const COPIES = 8

/**
 * Cuts real photographs from `shared/data` beside the repository (or one folder higher, for a worktree) into patches that share no
 * pixel, and writes them into `folder` as JPEGs. Returns an empty list if `shared/data` is missing.
 */
export async function drawPhotographs(folder: string): Promise<Patch[]> {
  const source = ['../../../../../', '../../../../../../']
    .map((up) => fileURLToPath(new URL(`${up}shared/data`, import.meta.url)))
    .find((path) => existsSync(path))
  if (!source) return []
  const names = (await readdir(source)).filter((name) => /\.jpe?g$/i.test(name)).sort()
  const patches: Patch[] = []
  for (const name of names) {
    for (const [place, pixels] of (await cut(join(source, name))).entries()) {
      const random = createRandom(photographSeed(patches.length, 'evaluation'))
      const base = join(folder, `${name}-${place}`)
      const patch = `${base}.jpg`
      await writeFile(patch, await jpegOf(pixels))
      const copies: string[] = []
      for (let copy = 0; copy < COPIES; copy++) {
        const path = `${base}-copy-${copy}.jpg`
        await writeFile(path, (await degrade(pixels, random)).picture)
        copies.push(path)
      }
      patches.push({ photograph: name, patch, copies })
    }
  }
  return patches
}

async function cut(path: string): Promise<Pixels[]> {
  const whole = await sharp(path)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true })
  const width = Math.floor(whole.info.width / COLUMNS)
  const height = Math.floor(whole.info.height / ROWS)
  const places = Array.from({ length: COLUMNS * ROWS }, (_, place) => ({
    left: (place % COLUMNS) * width,
    top: Math.floor(place / COLUMNS) * height,
  }))
  const scale = SIDE / Math.min(width, height)
  return Promise.all(
    places.map(async (place) => {
      const { data, info } = await sharp(whole.data)
        .extract({ ...place, width, height })
        .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, bytes: new Uint8Array(data) }
    }),
  )
}

async function jpegOf({ bytes, width, height }: Pixels): Promise<Buffer> {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

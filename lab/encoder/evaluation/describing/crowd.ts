import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PictureVectors } from '../../../../server/image-search/index/quantized-vectors.ts'
import { editionOfSources, FOLDER, removeOlder } from '../drawing/gallery.ts'
import { planCrowd } from '../drawing/samples.ts'
import type { Purpose, Sample } from '../drawing/samples.ts'
import { startProcesses } from '../processes.ts'
import { askAll } from '../progress.ts'

/**
 * What the bands need to know of a picture: its vectors, its main colour (`0xrrggbb`) and the family of its material.
 */
export interface Described extends PictureVectors {
  family: string
  mainColor: number
}

/** Results are saved after every so many, so that an interrupted run can go on. */
const PART = 200

/** The encoder's file and its version. */
export interface EncoderFile {
  file: string
  version: string
}

/** Describes materials that nobody asks for, to make the catalogue large. */
export async function describeCrowd(count: number, purpose: Purpose, encoder: EncoderFile): Promise<Described[]> {
  return describeCovers(planCrowd(count, purpose), `crowd-${purpose}`, encoder)
}

/**
 * Describes the covers of materials. Keeps the pictures until the drawing code changes, and the descriptions under a name until the encoder
 * (its file and version) changes too.
 */
export async function describeCovers(
  planned: readonly Pick<Sample, 'family' | 'seed'>[],
  name: string,
  { file, version }: EncoderFile,
): Promise<Described[]> {
  const part = name.split('-')[0] ?? name
  const edition = `${part}-${await editionOfSources()}`
  await removeOlder(part, edition)
  const base = join(FOLDER, `${edition}-${name}-${version}`)
  const pictures = join(FOLDER, `${edition}-pictures`)
  await mkdir(pictures, { recursive: true })
  const drawing = startProcesses<Pick<Sample, 'family' | 'seed'>, Described>(
    new URL('crowd-process.ts', import.meta.url),
    [file, pictures],
  )
  const described: Described[] = []
  try {
    while (described.length < planned.length) {
      const part = planned
        .slice(described.length, described.length + PART)
        .map(({ family, seed }) => ({ family, seed }))
      const path = `${base}-${described.length}-${part.length}`
      if (!existsSync(path)) {
        const doing = `Drawing a catalogue of ${planned.length} from ${described.length} on`
        await writeFile(path, serialize(await askAll(doing, part, drawing.ask)))
      }
      described.push(...(deserialize(await readFile(path)) as Described[]))
    }
    return described
  } finally {
    drawing.close()
  }
}

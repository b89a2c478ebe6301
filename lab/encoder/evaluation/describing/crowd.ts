import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
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

/**
 * Describes materials that nobody asks for, to make the catalogue large. Keeps the descriptions, not the pictures,
 * until the drawing code or the encoder (its file and version) changes.
 */
export async function describeCrowd(
  count: number,
  purpose: Purpose,
  { file, version }: { file: string; version: string },
): Promise<Described[]> {
  const edition = `crowd-${await editionOfSources()}`
  await removeOlder('crowd', edition)
  const base = join(FOLDER, `${edition}-${purpose}-${version}`)
  const drawing = startProcesses<Pick<Sample, 'family' | 'seed'>, Described>(
    new URL('crowd-process.ts', import.meta.url),
    [file],
  )
  const planned = planCrowd(count, purpose)
  const crowd: Described[] = []
  try {
    while (crowd.length < count) {
      const part = planned.slice(crowd.length, crowd.length + PART)
      const path = `${base}-${crowd.length}-${part.length}`
      if (!existsSync(path)) {
        const doing = `Drawing a catalogue of ${count} from ${crowd.length} on`
        await writeFile(path, serialize(await askAll(doing, part, drawing.ask)))
      }
      crowd.push(...(deserialize(await readFile(path)) as Described[]))
    }
    return crowd
  } finally {
    drawing.close()
  }
}

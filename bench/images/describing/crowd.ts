import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PictureVectors } from '../../../server/image-search/codes.ts'
import { editionOfSources, FOLDER } from '../drawing/gallery.ts'
import { planCrowd } from '../drawing/samples.ts'
import type { Purpose, Sample } from '../drawing/samples.ts'
import { startProcesses } from '../processes.ts'
import { askAll } from '../progress.ts'

/** A picture as bands see it: its vectors, its main colour (`0xrrggbb`), and of what family its material is. */
export interface Described extends PictureVectors {
  family: string
  mainColor: number
}

/**
 * So many covers that nobody asks for: what makes a catalogue large. Their pictures are not kept, what is known of them is,
 * until what draws them or the encoder (its file and version) changes.
 */
export async function describeCrowd(
  count: number,
  purpose: Purpose,
  encoder: { file: string; version: string },
): Promise<Described[]> {
  const path = join(FOLDER, `${await editionOfSources()}-crowd-${purpose}-${count}-${encoder.version}`)
  if (existsSync(path)) return deserialize(await readFile(path)) as Described[]
  const script = new URL('crowd-process.ts', import.meta.url)
  const drawing = startProcesses<Pick<Sample, 'family' | 'seed'>, Described>(script, [encoder.file])
  try {
    const crowd = await askAll('Drawing a large catalogue', planCrowd(count, purpose), drawing.ask)
    await writeFile(path, serialize(crowd))
    return crowd
  } finally {
    drawing.close()
  }
}

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readModelFile } from '../../../../server/image-search/encoder/model-file.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { startProcesses } from '../processes.ts'
import { askAll } from '../progress.ts'
import type { DescribeOrder, Description } from './describe-process.ts'

/** The description of a picture by its path. */
export type Descriptions = (path: string) => Description

/** Results are saved after every so many, so that an interrupted run can go on. */
const PART = 500

/**
 * Describes every picture of the gallery with the encoder and by hand. Descriptions are kept beside the pictures until
 * the encoder (its file and version) changes.
 */
export async function describeGallery(gallery: Gallery, encoderFile: string): Promise<Descriptions> {
  const script = new URL('describe-process.ts', import.meta.url)
  const { version } = await readModelFile(encoderFile)
  const describing = startProcesses<DescribeOrder, Description>(script, [encoderFile])
  const indexed = new Set(indexedOf(gallery))
  const byPath = new Map<string, Description>()
  try {
    for (const [folder, paths = []] of Object.entries(Object.groupBy(pathsOf(gallery), (path) => dirname(path)))) {
      for (let from = 0; from < paths.length; from += PART) {
        const part = paths.slice(from, from + PART)
        const kept = `${folder}/described-${version}-${from}-${part.length}`
        if (!existsSync(kept)) {
          const orders = part.map((path) => ({ path, isIndexed: indexed.has(path) }))
          await writeFile(kept, serialize(await askAll(`Describing from ${from} on`, orders, describing.ask)))
        }
        const descriptions = deserialize(await readFile(kept)) as Description[]
        for (const [place, description] of descriptions.entries()) byPath.set(part[place] ?? '', description)
      }
    }
  } finally {
    describing.close()
  }
  return (path) => {
    const description = byPath.get(path)
    if (!description) throw new Error(`${path} was not described`)
    return description
  }
}

/** The pictures that are searched; all others are queries. */
function indexedOf({ materials, siblings, patches }: Gallery): string[] {
  return [...[...materials, ...siblings].map(({ original }) => original), ...patches.map(({ patch }) => patch)]
}

function pathsOf({ materials, siblings, unrelated, patches }: Gallery): string[] {
  return [
    ...materials.flatMap(({ original, copy, rendering, photograph, relit }) => [
      original,
      copy,
      rendering,
      photograph,
      relit,
    ]),
    ...siblings.flatMap(({ original, copy }) => [original, copy]),
    ...unrelated.map(({ picture }) => picture),
    ...patches.flatMap(({ patch, copies }) => [patch, ...copies]),
  ]
}

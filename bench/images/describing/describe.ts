import type { Gallery } from '../drawing/gallery.ts'
import { startProcesses } from '../processes.ts'
import { askAll } from '../progress.ts'
import type { Description } from './describe-process.ts'

/** What is known of each picture, by its path. */
export type Descriptions = (path: string) => Description

/** Describes every picture of the gallery with the encoder's file and by hand. */
export async function describeGallery(gallery: Gallery, encoderFile: string): Promise<Descriptions> {
  const script = new URL('describe-process.ts', import.meta.url)
  const describing = startProcesses<string, Description>(script, [encoderFile])
  const paths = pathsOf(gallery)
  try {
    const descriptions = await askAll('Describing', paths, describing.ask)
    const byPath = new Map(paths.map((path, index) => [path, descriptions[index]]))
    return (path) => {
      const description = byPath.get(path)
      if (!description) throw new Error(`${path} was not described`)
      return description
    }
  } finally {
    describing.close()
  }
}

function pathsOf({ materials, unrelated, patches }: Gallery): string[] {
  return [
    ...materials.flatMap(({ original, copy, rendering, photograph }) => [original, copy, rendering, photograph]),
    ...unrelated.map(({ picture }) => picture),
    ...patches.flatMap(({ patch, copies }) => [patch, ...copies]),
  ]
}

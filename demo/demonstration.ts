import { createHash } from 'node:crypto'
import { type DemoFile, allFiles } from './files.ts'
import { LINES } from './lines.ts'
import { type FileMeasures, type Measures, readMeasures } from './measures/measures.ts'

/** The demonstration catalogue. Its digest changes with its lines and files; `total` is the number of lines. */
export const demonstration = {
  name: 'demonstration',
  digest: `demonstration-${createHash('sha256')
    .update([...LINES.map(({ text }) => text), ...allFiles().map(({ key }) => key)].join('\n'))
    .digest('hex')
    .slice(0, 12)}`,
  total: LINES.length,
}

/** The demonstration as the source of an import: its files are known by their measures, and none is made. */
export function openDemonstration() {
  const measures = readMeasures()
  const filesByPath = new Map(allFiles().map((file) => [file.path, file]))
  return {
    source: {
      ...demonstration,
      files: {
        read: async (_db: unknown, { path, use }: { path: string; use: 'picture' | 'document' }) => {
          const file = filesByPath.get(path)
          if (!file) throw new Error(`${path} is no file of the demonstration`)
          return knownFile(file, use, measuresOf(file, measures))
        },
      },
      lines: linesFrom,
    },
    /** What our own encoder makes of covers and macros. */
    textures: { encoder: measures.encoder, byKey: texturesByKey(measures) },
  }
}

async function* linesFrom(from: number) {
  for (const [index, { text }] of LINES.entries()) if (index + 1 >= from) yield { line: index + 1, text }
}

function knownFile({ key }: DemoFile, use: 'picture' | 'document', { bytes, format, picture }: FileMeasures) {
  if (use === 'document') return { use, key, bytes, format }
  if (!picture) throw new Error(`a picture is a ${format}`)
  return { use, key, bytes, facts: { format, ...picture } }
}

function measuresOf({ path, digest }: DemoFile, { files }: Measures): FileMeasures {
  const measures = files.get(digest)
  if (!measures) throw new Error(`${path} has no measures; npm run demo:measure makes them`)
  return measures
}

function texturesByKey({ files }: Measures): Map<string, Float32Array> {
  return new Map(
    allFiles().flatMap(({ digest, key }) => {
      const texture = files.get(digest)?.texture
      return texture ? [[key, texture] as const] : []
    }),
  )
}

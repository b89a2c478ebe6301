import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { allFiles } from '../files.ts'
import { openMeasuring } from './measure-files.ts'
import { MEASURES_FILE, type Measures, hasLook, hasTexture, packMeasures, unpackMeasures } from './measures.ts'

/**
 * `npm run demo:measure [-- --all | --looks] [--processes 2]`: draws the files that have no measures, and the covers that have no look of
 * this edition, and writes measures.bin anew; with `--all` everything, with `--looks` only those covers. What an interrupted run has
 * measured is kept.
 */

const WRITTEN_EVERY_MS = 10_000

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    looks: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
})

const measuring = await openMeasuring(Number(values.processes))
const measures: Measures = { encoder: measuring.encoder, files: values.all ? new Map() : knownFor(measuring.encoder) }
const missing = values.looks ? [] : allFiles().filter(({ digest }) => !measures.files.has(digest))
const withoutLook = allFiles().filter(
  (file) => hasLook(file) && measures.files.has(file.digest) && !measures.files.get(file.digest)?.picture?.look,
)
const writing = setInterval(write, WRITTEN_EVERY_MS)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort(new Error(signal)))
try {
  await measuring.measure(missing, {
    signal: stopping.signal,
    onMeasured: ({ digest }, own) => measures.files.set(digest, own),
  })
  await measuring.measureLooks(withoutLook, {
    signal: stopping.signal,
    onMeasured: ({ digest }, look) => {
      const own = measures.files.get(digest)
      if (own?.picture) measures.files.set(digest, { ...own, picture: { ...own.picture, look } })
    },
  })
} catch (error) {
  if (!stopping.signal.aborted) throw error
  process.exitCode = 130
} finally {
  clearInterval(writing)
  write()
  await measuring.close()
}

/** What an earlier run has measured; without textures of another encoder. */
function knownFor(encoder: string): Measures['files'] {
  const known = readKnown()
  const files: Measures['files'] = new Map()
  for (const file of allFiles()) {
    const own = known?.files.get(file.digest)
    if (own && (known?.encoder === encoder || !hasTexture(file))) files.set(file.digest, own)
  }
  return files
}

function readKnown(): Measures | undefined {
  try {
    return unpackMeasures(readFileSync(MEASURES_FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function write(): void {
  const packed = packMeasures(measures)
  writeFileSync(`${MEASURES_FILE}.part`, packed)
  renameSync(`${MEASURES_FILE}.part`, MEASURES_FILE)
  console.log(`${measures.files.size} of ${allFiles().length} files are measured: ${packed.length} bytes`)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { openConfiguredEncoder } from '../../server/image-search/encoder/configured-encoder.ts'
import { measureApart } from '../../server/platform/pictures/decoding.ts'
import type { Look } from '../../contract/looks/look.ts'
import type { DemoFile } from '../files.ts'
import { openMaker } from '../maker.ts'
import { type FileMeasures, hasLook, hasTexture } from './measures.ts'

type Measuring = {
  /** Name and version of the encoder that makes the textures. */
  encoder: string
  /** Draws files and measures them as an import does, several at a time. */
  measure: (files: readonly DemoFile[], options: MeasureOptions) => Promise<void>
  /** Draws covers and measures only their looks. */
  measureLooks: (files: readonly DemoFile[], options: LookOptions) => Promise<void>
  close: () => Promise<void>
}

type LookOptions = Pick<MeasureOptions, 'signal'> & { onMeasured: (file: DemoFile, look: Look | undefined) => void }

type MeasureOptions = {
  onMeasured: (file: DemoFile, measures: FileMeasures) => void
  /** Stops it before the next file. */
  signal?: AbortSignal
}

/** How many files are in hand for each drawing process: one is drawn while another is decoded or encoded. */
const AT_ONCE = 2
/** Nobody waits for a file: on a busy machine it may take long. */
const LONGEST_MS = 30 * 60_000

/** Starts what draws and measures files: some drawing processes, decoding ones as needed, and our own encoder. */
export async function openMeasuring(processes: number): Promise<Measuring> {
  const encoder = await openConfiguredEncoder({ kind: 'embedded' }, '')
  const folder = await mkdtemp(join(tmpdir(), 'measures-'))
  const maker = openMaker({ workers: processes, roomFolder: join(folder, 'rooms'), longestMs: LONGEST_MS })
  const limit = pLimit(processes * AT_ONCE)

  async function measureOne(file: DemoFile): Promise<FileMeasures> {
    const drawn = await maker.make(file.key, { urgency: 'asked' })
    const bytes = drawn.length
    if (file.path.endsWith('.pdf')) return { bytes, format: 'pdf' }
    const { format, look, ...facts } = await measureApart(drawn)
    const picture = hasLook(file) ? { ...facts, look } : facts
    return { bytes, format, picture, texture: hasTexture(file) ? await encoder.encodeForIndex(drawn) : undefined }
  }

  return {
    encoder: `${encoder.name} ${encoder.version}`,
    measure: async (files, { onMeasured, signal }) => {
      await limit.map(files, async (file) => {
        signal?.throwIfAborted()
        onMeasured(file, await measureOne(file))
      })
    },
    measureLooks: async (files, { onMeasured, signal }) => {
      await limit.map(files, async (file) => {
        signal?.throwIfAborted()
        const drawn = await maker.make(file.key, { urgency: 'asked' })
        onMeasured(file, (await measureApart(drawn)).look)
      })
    },
    close: async () => {
      await Promise.all([maker.close(), encoder.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { openConfiguredEncoder } from '../../server/image-search/encoder/configured-encoder.ts'
import { measureApart } from '../../server/platform/pictures/decoding.ts'
import { openDrawingPool } from '../drawing-pool.ts'
import type { DemoFile } from '../files.ts'
import { FULL_SIZE } from '../picture-views.ts'
import { getProduct } from '../products/all.ts'
import { type FileMeasures, hasTexture } from './measures.ts'

type Measuring = {
  /** Name and version of the encoder that makes the textures. */
  encoder: string
  /** Draws files and measures them as an import does, several at a time. */
  measure: (files: readonly DemoFile[], options: MeasureOptions) => Promise<void>
  close: () => Promise<void>
}

type MeasureOptions = {
  onMeasured: (file: DemoFile, measures: FileMeasures) => void
  /** Stops it before the next file. */
  signal?: AbortSignal
}

/** How many files are in hand for each drawing process: one is drawn while another is decoded or encoded. */
const AT_ONCE = 2

/** Starts what draws and measures files: some drawing processes, decoding ones as needed, and our own encoder. */
export async function openMeasuring(processes: number): Promise<Measuring> {
  const encoder = await openConfiguredEncoder({ kind: 'embedded' }, '')
  const folder = await mkdtemp(join(tmpdir(), 'measures-'))
  const pool = openDrawingPool({ count: processes, priority: getPriority() })
  const limit = pLimit(processes * AT_ONCE)

  async function draw({ path, order }: DemoFile): Promise<Buffer> {
    const target = join(folder, path)
    await pool.make({ target, size: FULL_SIZE, product: getProduct(order.product), order })
    const bytes = await readFile(target)
    await rm(target)
    return bytes
  }

  async function measureOne(file: DemoFile): Promise<FileMeasures> {
    const drawn = await draw(file)
    const bytes = drawn.length
    if (file.path.endsWith('.pdf')) return { bytes, format: 'pdf' }
    const { format, ...picture } = await measureApart(drawn)
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
    close: async () => {
      await Promise.all([pool.close(), encoder.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

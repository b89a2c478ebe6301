import type { Logger } from 'pino'
import { Worker } from 'node:worker_threads'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import type { PaletteSample } from '../../platform/pictures/palette-plane.ts'
import { askWorker } from '../../platform/worker/ask-worker.ts'
import type { AskedWorker } from '../../platform/worker/ask-worker.ts'
import { WorkerEnded } from '../../platform/worker/protocol.ts'
import type { WorkerProtocol } from '../../platform/worker/protocol.ts'
import type { Pixels } from './measure-cells.ts'
import type { Surface } from './regions.ts'

/** A sample is answered with its palette, pixels with their surfaces. */
export interface ColorsProtocol extends WorkerProtocol {
  request: { sample: PaletteSample; pixels?: undefined } | { sample?: undefined; pixels: Pixels }
  answer: { palette?: PaletteColor[]; surfaces?: Surface[] }
}

/** A thread that measures the colours and surfaces of a picture: this takes milliseconds, in which other requests would wait. */
export interface ColorsThread {
  palette(sample: PaletteSample): Promise<PaletteColor[]>
  surfaces(pixels: Pixels): Promise<Surface[]>
  close(): Promise<void>
}

/** The thread starts at the first request. If it ends by itself, open requests fail and the next one starts it again. */
export function createColorsThread(log: Pick<Logger, 'warn'>): ColorsThread {
  let worker: AskedWorker<ColorsProtocol> | undefined

  return {
    palette: async (sample) => (await ask({ sample })).palette ?? [],
    surfaces: async (pixels) => (await ask({ pixels })).surfaces ?? [],
    async close() {
      await worker?.close()
    },
  }

  async function ask(request: ColorsProtocol['request']): Promise<ColorsProtocol['answer']> {
    worker ??= start()
    try {
      return await worker.ask(request)
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error
      throw new Error('the thread that measures colours ended', { cause: error })
    }
  }

  function start(): AskedWorker<ColorsProtocol> {
    return askWorker<ColorsProtocol>(new Worker(new URL('colors-worker.ts', import.meta.url)), {
      onEnd({ cause }) {
        worker = undefined
        if (cause) log.warn({ err: cause }, 'the thread that measures colours ended by itself')
      },
    })
  }
}

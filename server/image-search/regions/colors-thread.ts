import type { Logger } from 'pino'
import { Worker } from 'node:worker_threads'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import type { PaletteSample } from '../../platform/pictures/palette-plane.ts'
import type { Pixels } from './measure-cells.ts'
import type { Surface } from './regions.ts'

/** What the worker is asked: the colours of one, or the surfaces of the other. */
export type ColorsQuestion = { id: number } & (
  | { sample: PaletteSample; pixels?: undefined }
  | { sample?: undefined; pixels: Pixels }
)

export type ColorsAnswer = { id: number } & (
  | { palette: PaletteColor[]; surfaces?: undefined }
  | { palette?: undefined; surfaces: Surface[] }
)

/** Measures what is seen in a picture in a thread of its own: it takes milliseconds, and every other request would wait. */
export interface ColorsThread {
  palette(sample: PaletteSample): Promise<PaletteColor[]>
  surfaces(pixels: Pixels): Promise<Surface[]>
  close(): Promise<void>
}

/** The thread starts at the first question, and again at the next where it ended by itself; those that waited then fail. */
export function createColorsThread(log: Pick<Logger, 'warn'>): ColorsThread {
  const waiting = new Map<number, PromiseWithResolvers<ColorsAnswer>>()
  let worker: Worker | undefined
  let asked = 0

  return {
    palette: async (sample) => (await ask({ id: asked++, sample })).palette ?? [],
    surfaces: async (pixels) => (await ask({ id: asked++, pixels })).surfaces ?? [],
    async close() {
      await worker?.terminate()
    },
  }

  async function ask(question: ColorsQuestion): Promise<ColorsAnswer> {
    const answer = Promise.withResolvers<ColorsAnswer>()
    waiting.set(question.id, answer)
    worker ??= start()
    worker.postMessage(question, [])
    return answer.promise
  }

  function start(): Worker {
    const started = new Worker(new URL('colors-worker.ts', import.meta.url))
    started.on('message', (answer: ColorsAnswer) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    started.on('error', (error) => log.warn({ err: error }, 'the thread that measures colours ended by itself'))
    started.on('exit', () => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(new Error('the thread that measures colours ended'))
      waiting.clear()
    })
    return started
  }
}

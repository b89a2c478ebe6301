import type { EncoderThread, ModelPixels } from './encoder-thread.ts'

type Thread<Picture extends ModelPixels> = Pick<EncoderThread<object, Picture>, 'run' | 'close'>

/** A thread that runs only while there are requests. */
export interface AskedThread<Picture extends ModelPixels> extends Thread<Picture> {
  /** Starts the thread ahead of a request. Throws what `start` throws; the next request tries again. */
  open(): Promise<void>
}

/**
 * Starts the thread at the first request, and again after it has ended. It ends, to free its memory, after `keptMs` without a
 * request.
 */
export function whileAsked<Picture extends ModelPixels>(
  start: () => Promise<Thread<Picture>>,
  keptMs: number,
): AskedThread<Picture> {
  let current: Promise<Thread<Picture>> | undefined
  let asking = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  return {
    open: async () => withThread(async () => undefined),
    run: async (picture, turn) => withThread(async (thread) => thread.run(picture, turn)),
    async close() {
      isClosed = true
      await letGo()
    },
  }

  async function withThread<Made>(work: (thread: Thread<Picture>) => Promise<Made>): Promise<Made> {
    asking += 1
    clearTimeout(timer)
    try {
      return await work(await running())
    } finally {
      asking -= 1
      if (asking === 0 && !isClosed) timer = setTimeout(() => void letGo(), keptMs).unref()
    }
  }

  async function running(): Promise<Thread<Picture>> {
    if (isClosed) throw new Error('the image encoder is closed')
    const starting = (current ??= start())
    try {
      return await starting
    } catch (error) {
      if (current === starting) current = undefined
      throw error
    }
  }

  async function letGo(): Promise<void> {
    clearTimeout(timer)
    const gone = current
    current = undefined
    await gone?.then(
      async (thread) => thread.close(),
      () => undefined,
    )
  }
}

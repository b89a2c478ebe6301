import { Worker } from 'node:worker_threads'
import { SetupError } from '../../platform/setup-error.ts'

/** A picture's pixels, as a model takes them. */
export interface ModelPixels {
  pixels: Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** What a worker is asked. */
export interface Question<Picture extends ModelPixels> {
  id: number
  picture: Picture
}

/** What it answers; the first answer has no id and tells what was opened, or why nothing was. */
export interface Answer<Opened = unknown> {
  id?: number
  opened?: Opened
  embedding?: Float32Array<ArrayBuffer>
  error?: string
}

/** Who waits for a vector: a person, or the indexing of pictures, which anybody may overtake. */
export type Turn = 'now' | 'in turn'

/** A model in a thread of its own: onnxruntime-node works synchronously, and requests must not wait for it. */
export interface EncoderThread<Opened, Picture extends ModelPixels> {
  opened: Opened
  /** Why it ended by itself; nothing while it runs, or where it was closed. */
  failure(): Error | undefined
  /** Takes the pixels away from whoever gives them. */
  run(picture: Picture, turn?: Turn): Promise<Float32Array>
  close(): Promise<void>
}

interface Waiting<Picture> {
  picture: Picture
  answer: PromiseWithResolvers<Float32Array>
}

/**
 * Starts a worker that speaks `Question` and `Answer`. It is given one picture at a time, so that whoever is asked for `now`
 * waits for one at most that came before. Throws what `refusal` makes of a model that does not open, and SetupError where
 * the thread itself does not run.
 */
export async function startEncoderThread<Opened, Picture extends ModelPixels>(
  script: URL,
  workerData: unknown,
  refusal: (reason: string) => Error,
): Promise<EncoderThread<Opened, Picture>> {
  // The runtime would report the model, the machine and every use to its makers. It reads this once, when it is loaded,
  // from the process itself: what a thread has as its environment is a copy.
  process.env['ORT_DISABLE_TELEMETRY'] = '1'
  const worker = new Worker(script, { workerData })
  const waiting: Record<Turn, Waiting<Picture>[]> = { now: [], 'in turn': [] }
  const opening = Promise.withResolvers<Opened>()
  let asked = 0
  let running: Waiting<Picture> | undefined
  let ending: Error | undefined
  let isClosed = false
  worker.on('message', ({ id, opened, embedding, error }: Answer<Opened>) => {
    if (id === undefined)
      return error === undefined ? opening.resolve(opened as Opened) : opening.reject(refusal(error))
    if (embedding) running?.answer.resolve(embedding)
    else running?.answer.reject(new Error(`the image encoder failed: ${error}`))
    running = undefined
    askNext()
  })
  worker.on('error', (error: Error) =>
    end(new Error(`the image encoder's thread ended: ${error.message}`, { cause: error })),
  )
  worker.on('exit', (code) =>
    end(new Error(isClosed ? 'the image encoder is closed' : `the image encoder's thread ended with code ${code}`)),
  )
  const close = async () => {
    isClosed = true
    await worker.terminate()
  }
  try {
    return { opened: await opening.promise, failure: () => (isClosed ? undefined : ending), run, close }
  } catch (error) {
    await worker.terminate()
    throw error
  }

  async function run(picture: Picture, turn: Turn = 'now'): Promise<Float32Array> {
    if (ending) throw ending
    const answer = Promise.withResolvers<Float32Array>()
    waiting[turn].push({ picture, answer })
    askNext()
    return answer.promise
  }

  function askNext(): void {
    if (running) return
    running = waiting.now.shift() ?? waiting['in turn'].shift()
    if (!running) return
    const { picture } = running
    worker.postMessage({ id: asked++, picture } satisfies Question<Picture>, [picture.pixels.buffer])
  }

  function end(error: Error): void {
    ending ??= error
    const { message } = (error.cause ?? error) as Error
    opening.reject(new SetupError(`The image encoder cannot run on this machine: ${message.split('\n', 1)[0]}`, error))
    for (const one of [running, ...waiting.now.splice(0), ...waiting['in turn'].splice(0)]) one?.answer.reject(ending)
    running = undefined
  }
}

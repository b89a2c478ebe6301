import { Worker } from 'node:worker_threads'
import { SetupError } from '../../platform/setup-error.ts'
import { askWorker } from '../../platform/worker/ask-worker.ts'
import { WorkerError } from '../../platform/worker/protocol.ts'
import type { WorkerEnded, WorkerProtocol } from '../../platform/worker/protocol.ts'

/** A picture's pixels, as a model takes them. */
export interface ModelPixels {
  pixels: Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** The messages of a thread that has opened a model. */
export interface EncoderProtocol<Picture extends ModelPixels, Opened extends object = object> extends WorkerProtocol {
  request: { picture: Picture }
  answer: { embedding: Float32Array<ArrayBuffer> }
  opened: Opened
}

/** Who waits for a vector: a person, or the indexing of pictures, which any person's request overtakes. */
export type Turn = 'now' | 'in turn'

/** A model in a thread of its own: onnxruntime-node works synchronously, and requests must not wait for it. */
export interface EncoderThread<Opened, Picture extends ModelPixels> {
  opened: Opened
  /** Why it ended by itself; undefined while it runs, or if it was closed. */
  failure(): Error | undefined
  /** The pixels are transferred: the caller loses them. */
  run(picture: Picture, turn?: Turn): Promise<Float32Array>
  close(): Promise<void>
}

interface Waiting<Picture> extends PromiseWithResolvers<Float32Array> {
  picture: Picture
}

/**
 * Starts a worker that serves `EncoderProtocol`. It is given one picture at a time, so that a request for `now` waits for at most
 * one earlier picture. Throws what `refusal` makes of a model that does not open, and SetupError where the thread does not run.
 */
export async function startEncoderThread<Opened extends object, Picture extends ModelPixels>(
  script: URL,
  workerData: unknown,
  refusal: (reason: string) => Error,
): Promise<EncoderThread<Opened, Picture>> {
  // The runtime would report the model, the machine and every use to its makers. When it is loaded, it reads this variable of the
  // process; a thread has only a copy.
  process.env['ORT_DISABLE_TELEMETRY'] = '1'
  const waiting: Record<Turn, Waiting<Picture>[]> = { now: [], 'in turn': [] }
  let isBusy = false
  let ending: Error | undefined
  let isClosed = false
  const worker = askWorker<EncoderProtocol<Picture, Opened>>(new Worker(script, { workerData }), { onEnd: end })
  const close = async () => {
    isClosed = true
    await worker.close()
  }
  try {
    return { opened: await worker.opened, failure: () => (isClosed ? undefined : ending), run, close }
  } catch (error) {
    await worker.close()
    if (error instanceof WorkerError) throw refusal(firstLine(error))
    const reason = (ending?.cause ?? ending ?? error) as Error
    throw new SetupError(`The image encoder cannot run on this machine: ${firstLine(reason)}`, ending)
  }

  async function run(picture: Picture, turn: Turn = 'now'): Promise<Float32Array> {
    if (ending) throw ending
    const answer = { picture, ...Promise.withResolvers<Float32Array>() }
    waiting[turn].push(answer)
    askNext()
    return answer.promise
  }

  function askNext(): void {
    if (isBusy) return
    const next = waiting.now.shift() ?? waiting['in turn'].shift()
    if (!next) return
    isBusy = true
    void ask(next)
  }

  async function ask({ picture, resolve, reject }: Waiting<Picture>): Promise<void> {
    try {
      const { embedding } = await worker.ask({ picture }, { transfer: [picture.pixels.buffer] })
      resolve(embedding)
    } catch (error) {
      reject(ending ?? new Error(`the image encoder failed: ${firstLine(error as Error)}`))
    }
    isBusy = false
    askNext()
  }

  function end({ cause, endedBy }: WorkerEnded): void {
    ending = cause
      ? new Error(`the image encoder's thread ended: ${(cause as Error).message}`, { cause })
      : new Error(isClosed ? 'the image encoder is closed' : `the image encoder's thread ended with code ${endedBy}`)
    for (const { reject } of [...waiting.now.splice(0), ...waiting['in turn'].splice(0)]) reject(ending)
  }
}

function firstLine({ message }: Error): string {
  return message.split('\n', 1)[0] ?? ''
}

import type { ChildProcess } from 'node:child_process'
import { createKeptProcesses } from '../../platform/worker/kept-processes.ts'
import type { JobPicture, WantedPicture, DrawingOrder } from './job.ts'
import { TooMuchToDraw } from './lay-out.ts'
import type { FromDrawing, ToDrawing } from './messages.ts'

const LONGEST_MS = 90_000

const processes = createKeptProcesses({
  program: new URL('./draw-process.ts', import.meta.url),
  heapMb: 768,
  keptMs: 60_000,
})

/** Finds pictures, and hands over each as soon as it is read, so that they are never all in this process's memory. */
export type GatherPictures = (
  wanted: readonly WantedPicture[],
  give: (name: string, picture: JobPicture) => Promise<void>,
  signal: AbortSignal,
) => Promise<void>

export interface DrawingOptions {
  signal?: AbortSignal
  longestMs?: number
}

/**
 * Draws in another process; answers the bytes of the file. Throws the signal's abort, TooMuchToDraw where the process dies of it
 * or takes too long, and an error where it fails.
 */
export async function drawApart(
  wish: DrawingOrder,
  gather: GatherPictures,
  { signal, longestMs = LONGEST_MS }: DrawingOptions = {},
): Promise<Uint8Array> {
  signal?.throwIfAborted()
  const child = processes.take()
  const ended = new AbortController()
  const wants = Promise.withResolvers<WantedPicture[]>()
  const file = Promise.withResolvers<Uint8Array>()
  const parts: Uint8Array[] = []
  const giveUp = () => file.reject(signal?.reason as Error)
  const timer = setTimeout(() => file.reject(new TooMuchToDraw('it took too long')), longestMs)
  signal?.addEventListener('abort', giveUp)
  const hear = (message: FromDrawing) => {
    if (message.type === 'wants') wants.resolve(message.pictures)
    if (message.type === 'part') parts.push(message.bytes)
    if (message.type === 'end') file.resolve(Buffer.concat(parts))
    if (message.type === 'failed') file.reject(failureOf(message))
  }
  const noteEnd = (code: number | null, by: NodeJS.Signals | null) =>
    file.reject(new TooMuchToDraw(`its process ended with ${code ?? by}`))
  child.on('message', hear).once('error', file.reject).once('exit', noteEnd)
  // A process that has ended answers to nobody; that is no error.
  file.promise.catch(() => undefined)
  try {
    await orFailed(tell(child, { type: 'wish', wish }))
    const wanted = await orFailed(wants.promise)
    const give = async (name: string, picture: JobPicture) => tell(child, { type: 'picture', name, picture })
    await orFailed(gather(wanted, give, ended.signal))
    await orFailed(tell(child, { type: 'draw' }))
    const drawn = await file.promise
    processes.keep(child)
    return drawn
  } catch (error) {
    // Nobody waits for what it may be busy with.
    child.kill('SIGKILL')
    throw error
  } finally {
    child.off('message', hear).off('error', file.reject).off('exit', noteEnd)
    ended.abort()
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }

  async function orFailed<Answer>(work: Promise<Answer>): Promise<Answer> {
    return Promise.race([work, file.promise as Promise<never>])
  }
}

function failureOf({ reason, isTooMuch }: Extract<FromDrawing, { type: 'failed' }>): Error {
  return isTooMuch ? new TooMuchToDraw(reason) : new Error(`the board was not drawn: ${reason}`)
}

/** Sends a message, and waits until it is on its way: the pictures are packed one by one. */
async function tell(child: ChildProcess, message: ToDrawing): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.send(message, (error) => (error ? reject(error) : resolve()))
  return promise
}

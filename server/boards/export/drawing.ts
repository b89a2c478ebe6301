import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { JobPicture, WantedPicture, Wish } from './job.ts'
import { TooMuchToDraw } from './lay-out.ts'
import type { FromDrawing, ToDrawing } from './messages.ts'

const PROGRAM = new URL('./draw-process.ts', import.meta.url)
const HEAP_MB = 768
const KEPT_MS = 60_000
const LONGEST_MS = 90_000
/** Processes without work are kept for a while, as starting one takes longer than drawing a small picture. */
const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

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
  wish: Wish,
  gather: GatherPictures,
  { signal, longestMs = LONGEST_MS }: DrawingOptions = {},
): Promise<Uint8Array> {
  signal?.throwIfAborted()
  const child = take()
  const ended = new AbortController()
  const wants = Promise.withResolvers<WantedPicture[]>()
  const file = Promise.withResolvers<Uint8Array>()
  const parts: Uint8Array[] = []
  const giveUp = () => file.reject(signal?.reason as Error)
  const timer = setTimeout(() => file.reject(new TooMuchToDraw('it took too long')), longestMs)
  signal?.addEventListener('abort', giveUp)
  child.on('message', (message: FromDrawing) => {
    if (message.type === 'wants') wants.resolve(message.pictures)
    if (message.type === 'part') parts.push(message.bytes)
    if (message.type === 'end') file.resolve(Buffer.concat(parts))
    if (message.type === 'failed') file.reject(failureOf(message))
  })
  child.once('error', file.reject)
  child.once('exit', (code, by) => file.reject(new TooMuchToDraw(`its process ended with ${code ?? by}`)))
  // A process that has ended answers to nobody; that is no error.
  file.promise.catch(() => undefined)
  try {
    await orFailed(tell(child, { type: 'wish', wish }))
    const wanted = await orFailed(wants.promise)
    const give = async (name: string, picture: JobPicture) => tell(child, { type: 'picture', name, picture })
    await orFailed(gather(wanted, give, ended.signal))
    await orFailed(tell(child, { type: 'draw' }))
    const drawn = await file.promise
    keep(child)
    return drawn
  } catch (error) {
    // Nobody waits for what it may be busy with.
    child.kill('SIGKILL')
    throw error
  } finally {
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

function take(): ChildProcess {
  const kept = idle.pop()
  if (kept) {
    clearTimeout(kept.timer)
    kept.child.removeAllListeners()
    kept.child.ref()
    kept.child.channel?.ref()
    return kept.child
  }
  return fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // None of the server's settings.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Keeps a process for the next drawing. It does not keep the server from ending. */
function keep(child: ChildProcess): void {
  child.removeAllListeners()
  const own = { child, timer: setTimeout(end, KEPT_MS) }
  function end() {
    const place = idle.indexOf(own)
    if (place !== -1) idle.splice(place, 1)
    clearTimeout(own.timer)
    child.kill('SIGKILL')
  }
  child.once('exit', end).once('error', end)
  own.timer.unref()
  child.unref()
  child.channel?.unref()
  idle.push(own)
}

/** Sends a message, and waits until it is on its way: the pictures are packed one by one. */
async function tell(child: ChildProcess, message: ToDrawing): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.send(message, (error) => (error ? reject(error) : resolve()))
  return promise
}

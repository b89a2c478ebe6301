import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Job, JobPictures } from './job.ts'
import type { FromDrawing, ToDrawing } from './messages.ts'

const PROGRAM = new URL('./draw-process.ts', import.meta.url)
const HEAP_MB = 768
const KEPT_MS = 60_000
const LONGEST_MS = 200_000
/** Processes without work, kept for a while: to start one takes longer than to draw a small picture. */
const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

/** The bytes of what is drawn. Throws the signal's abort, and an error where the process fails or dies. */
export async function drawApart(job: Job, pictures: JobPictures, signal?: AbortSignal): Promise<Uint8Array> {
  signal?.throwIfAborted()
  const child = take()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const parts: Uint8Array[] = []
  const giveUp = () => reject(signal?.reason as Error)
  const timer = setTimeout(() => reject(new Error('the board took too long to draw')), LONGEST_MS)
  signal?.addEventListener('abort', giveUp)
  child.on('message', (message: FromDrawing) => {
    if (message.type === 'part') parts.push(message.bytes)
    if (message.type === 'end') resolve(Buffer.concat(parts))
    if (message.type === 'failed') reject(new Error(`the board was not drawn: ${message.reason}`))
  })
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`the board was not drawn: its process ended with ${code}`)))
  try {
    for (const [name, picture] of pictures) await tell(child, { type: 'picture', name, picture })
    await tell(child, { type: 'job', job })
    const drawn = await promise
    keep(child)
    return drawn
  } catch (error) {
    // Whatever it is busy with, nobody waits for it.
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
    // What is told after the end is told to nobody, and is no error of anybody's.
    promise.catch(() => undefined)
  }
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

/** For who comes next; a process without work holds nobody up who wants to end. */
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

/** Waits until it is on its way, so that not all pictures are packed at once. */
async function tell(child: ChildProcess, message: ToDrawing): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.send(message, (error) => (error ? reject(error) : resolve()))
  return promise
}

import { createKeptProcesses } from '../../platform/worker/kept-processes.ts'
import { WorkerEnded, WorkerError } from '../../platform/worker/protocol.ts'
import type { DrawingOrder, DrawnFile, JobPicture, WantedPicture } from './job.ts'
import { requireDrawable, TooMuchToDraw } from './lay-out.ts'
import type { DrawingNote, DrawingProtocol } from './messages.ts'

const LONGEST_MS = 90_000

const processes = createKeptProcesses<DrawingProtocol>({
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
 * Draws in another process. Throws the signal's abort, TooMuchToDraw before it begins, or where the process dies of it or takes too
 * long, and an error where it fails.
 */
export async function drawApart(
  wish: DrawingOrder,
  gather: GatherPictures,
  { signal, longestMs = LONGEST_MS }: DrawingOptions = {},
): Promise<DrawnFile> {
  signal?.throwIfAborted()
  requireDrawable(wish)
  const worker = processes.take()
  const ended = new AbortController()
  const wants = Promise.withResolvers<WantedPicture[]>()
  const parts: Uint8Array[] = []
  const hear = (note: DrawingNote) => {
    if ('wants' in note) wants.resolve(note.wants)
    else parts.push(note.part)
  }
  const drawn = worker.ask({ type: 'wish', wish }, { onNote: hear })
  // It may fail while nobody awaits it; `orFailed` asks later.
  drawn.catch(() => undefined)
  const giveUp = () => void worker.close(signal?.reason as Error)
  const timer = setTimeout(() => void worker.close(new TooMuchToDraw('it took too long')), longestMs)
  signal?.addEventListener('abort', giveUp)
  try {
    const wanted = await orFailed(wants.promise)
    const give = async (name: string, picture: JobPicture) => worker.tell({ type: 'picture', name, picture })
    await orFailed(gather(wanted, give, ended.signal))
    await orFailed(worker.tell({ type: 'draw' }))
    const { missing } = await drawn
    processes.keep(worker)
    return { content: Buffer.concat(parts), missing }
  } catch (error) {
    // Nobody waits for what it may be busy with.
    void worker.close()
    throw failureOf(error)
  } finally {
    ended.abort()
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }

  async function orFailed<Answer>(work: Promise<Answer>): Promise<Answer> {
    return Promise.race([work, drawn as Promise<never>])
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof WorkerEnded && error.cause === undefined)
    return new TooMuchToDraw(`its process ended with ${error.endedBy}`)
  if (!(error instanceof WorkerError)) return error
  if (error.kind === TooMuchToDraw.name) return new TooMuchToDraw(error.message)
  return new Error(`the board was not drawn: ${error.kind}: ${error.message}`)
}

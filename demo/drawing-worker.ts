import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { type FileOrder, makeFile } from './pictures.ts'

export type WorkerOrder = { id: number; target: string; size: number; order: FileOrder }
export type WorkerAnswer = { id: number; failure?: string }

// One picture at a time on this thread: the threads themselves are the parallelism.
sharp.concurrency(1)

async function fulfil({ target, size, order }: WorkerOrder): Promise<void> {
  const bytes = await makeFile(order, size)
  await mkdir(dirname(target), { recursive: true })
  // Whole or not at all, so that a stopped run leaves no half picture behind.
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
}

function answer(message: WorkerAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(message)
}

parentPort?.on('message', (work: WorkerOrder) => {
  fulfil(work).then(
    () => answer({ id: work.id }),
    (error: unknown) => answer({ id: work.id, failure: error instanceof Error ? error.message : String(error) }),
  )
})

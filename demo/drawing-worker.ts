import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type FileOrder, makeFile } from './pictures.ts'

export type WorkerOrder = { id: number; target: string; size: number; order: FileOrder }
export type WorkerAnswer = { id: number; failure?: string }

// One picture at a time in this process: the processes themselves are the parallelism.
sharp.concurrency(1)

async function fulfil({ target, size, order }: WorkerOrder): Promise<void> {
  // Beside the folders of the files, and removed with them at the demonstration's end.
  const bytes = await makeFile(order, size, join(dirname(target), '..', 'rooms'))
  await mkdir(dirname(target), { recursive: true })
  // Whole or not at all, so that a stopped run leaves no half picture behind.
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
}

process.on('message', (work: WorkerOrder) => {
  fulfil(work).then(
    () => answer({ id: work.id }),
    (error: unknown) => answer({ id: work.id, failure: error instanceof Error ? error.message : String(error) }),
  )
})

// A server that is killed takes its drawing processes with it.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole group; the server ends us itself.
process.on('SIGINT', () => undefined)

function answer(message: WorkerAnswer): void {
  process.send?.(message)
}

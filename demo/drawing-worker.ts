import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type FileOrder, makeFile } from './pictures.ts'

export type WorkerOrder = { id: number; target: string; size: number; order: FileOrder }
export type WorkerAnswer = { id: number; failure?: string }

// One picture at a time in this process, since the pool runs several processes.
sharp.concurrency(1)

async function fulfil({ target, size, order }: WorkerOrder): Promise<void> {
  // Room layers lie beside the folders of the files, and are removed with them.
  const bytes = await makeFile(order, size, join(dirname(target), '..', 'rooms'))
  await mkdir(dirname(target), { recursive: true })
  // Written under another name and renamed, so that an interrupted run leaves no partial picture.
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
}

process.on('message', (work: WorkerOrder) => {
  fulfil(work).then(
    () => answer({ id: work.id }),
    (error: unknown) => answer({ id: work.id, failure: error instanceof Error ? error.message : String(error) }),
  )
})

// Ends with the server, even if that is killed.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group; the server ends this process itself.
process.on('SIGINT', () => undefined)

function answer(message: WorkerAnswer): void {
  process.send?.(message)
}

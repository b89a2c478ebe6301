import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { FileOrder } from './file-order.ts'
import { makeFile } from './pictures.ts'
import type { DemoProduct } from './products/product.ts'

/** A file to make. The product comes along, so that this process need not read the data of all. */
export type WorkerOrder = { id: number; target: string; size: number; product: DemoProduct; order: FileOrder }
export type WorkerAnswer = { id: number; failure?: string }

// One picture at a time in this process, since the pool runs several processes.
sharp.concurrency(1)

async function fulfil({ target, size, product, order }: WorkerOrder): Promise<void> {
  // Beside the folders of the files, and removed with them at the demonstration's end.
  const bytes = await makeFile(product, order, { size, roomFolder: join(dirname(target), '..', 'rooms') })
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

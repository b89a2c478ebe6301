import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NotMade } from './platform/storage/maker.ts'
import type { Maker } from './platform/storage/maker.ts'

/** Makes the files of the demonstration in processes of their own. Its code is loaded when the first one is asked for. */
export function createDemonstrationMaker(): Maker {
  const fileOf = async (key: string) => (await import('../demo/files.ts')).fileOfKey(key)
  let pool: Promise<ReturnType<typeof import('../demo/drawing-pool.ts').openDrawingPool>> | undefined
  const openPool = async () => (await import('../demo/drawing-pool.ts')).openDrawingPool({ count: 2, priority: 0 })
  return {
    isOwn: (key) => key.startsWith('64656d6f'),
    async find(key) {
      const file = await fileOf(key)
      return file && { key: file.key, isEarlier: file.key !== key }
    },
    async make(key) {
      const file = await fileOf(key)
      if (!file) throw new NotMade(`there is no file ${key}`)
      const { FULL_SIZE } = await import('../demo/picture-views.ts')
      const { getProduct } = await import('../demo/products/all.ts')
      const folder = await mkdtemp(join(tmpdir(), 'quarry-drawing-'))
      try {
        const target = join(folder, file.path)
        await (await (pool ??= openPool())).make({ target, size: FULL_SIZE, product: getProduct(file.order.product), order: file.order }) // prettier-ignore
        return await readFile(target)
      } catch (error) {
        throw new NotMade('a file of the demonstration could not be made', { cause: error })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    makeAtLeast: async () => undefined,
    close: async () => (await pool)?.close(),
  }
}

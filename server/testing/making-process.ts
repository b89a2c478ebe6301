import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { endWithParent } from '../platform/end-with-parent.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { createMakingStorage } from '../platform/storage/making-storage.ts'
import { createDigitMaker } from './digit-maker.ts'

/** What this process is sent: it makes one file, says that it does, and hangs where it is told to until it is killed. */
export interface MakingOrder {
  folder: string
  key: string
  hangs: 'drawing' | 'writing'
}

endWithParent()
const [{ folder, key, hangs }] = (await once(process, 'message')) as [MakingOrder]
const hang = async (): Promise<never> => {
  process.send?.(hangs)
  return new Promise(() => undefined)
}
const maker = createDigitMaker()
if (hangs === 'drawing') maker.before = hang
const objects = createFolderObjects(folder, async (path, bytes) => {
  await writeFile(path, bytes.subarray(0, bytes.length / 2))
  await hang()
})
await createMakingStorage(objects, { maker, isKnown: async () => true, log: { warn: () => undefined } }).find(key)

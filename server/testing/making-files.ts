import { Readable } from 'node:stream'
import { MADE_MARK, NotMade } from '../platform/storage/maker.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { aPicture } from './factories.ts'

/** A storage that makes files: whatever has a key of its mark, in the colour of its edition. */
export interface MadeFiles {
  over(storage: Storage, folder: { put(key: string, bytes: Buffer): Promise<void> }): Storage
  /** The keys of what was made, in the order in which that began. */
  made: string[]
  /** How many were begun, and the most that were made at a time. */
  begun: number
  most: number
  /** Waited for before a file is made. */
  before: (key: string) => Promise<void> | undefined
  /** The colour of all pictures that are made from now on. */
  edition: string
  /** Keys that cannot be made now. */
  refused: Set<string>
}

export function makeFiles(): MadeFiles {
  let atOnce = 0
  const files: MadeFiles = {
    made: [],
    begun: 0,
    most: 0,
    before: () => undefined,
    edition: '#204060',
    refused: new Set(),
    over(storage, folder) {
      const make = async (key: string) => {
        if (!key.startsWith(MADE_MARK)) return undefined
        files.begun += 1
        files.most = Math.max(files.most, ++atOnce)
        try {
          await files.before(key)
          if (files.refused.has(key)) throw new NotMade(`${key} is not made`)
          files.made.push(key)
          return await aPicture({ color: files.edition })
        } finally {
          atOnce -= 1
        }
      }
      const find: Storage['find'] = async (key) => (await storage.find(key)) ?? make(key)
      return {
        ...storage,
        find,
        findAtLeast: async (key) => find(key),
        sizeOf: async (key) => (await find(key))?.length,
        async open(key, range) {
          const bytes = await find(key)
          return bytes && Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes])
        },
        async keep(key) {
          if (await storage.has(key)) return
          const bytes = await make(key)
          if (bytes) await folder.put(key, bytes)
        },
      }
    },
  }
  return files
}

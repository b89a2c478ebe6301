import { MADE_MARK, NotMade } from '../platform/storage/maker.ts'
import type { Maker } from '../platform/storage/maker.ts'
import { aPicture } from './factories.ts'

/** A maker of pictures in the colour of its edition: of whatever key begins with the mark. */
export interface MadeFiles extends Maker {
  /** The keys of what was made, in the order in which that ended. */
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
    isOwn: (key) => key.startsWith(MADE_MARK),
    find: async (key) => ({ key }),
    async make(key) {
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
    },
    makeAtLeast: async () => undefined,
    close: async () => undefined,
  }
  return files
}

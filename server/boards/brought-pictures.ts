import type { Background } from '../../contract/boards/board.ts'
import type { Item } from '../../contract/boards/item.ts'
import type { BoardDeps } from './deps.ts'
import { isUnused } from './sweep.ts'

/**
 * Copies the pictures of a file or of another's board into the member's storage, before the board exists. Each is a row of its own:
 * no lock is held while copying, and the sweep deletes the pictures that an interrupted copy leaves.
 */
export function createBroughtPictures(
  { db, keepPicture, removeUpload }: Pick<BoardDeps, 'db' | 'keepPicture' | 'removeUpload'>,
  memberId: string,
) {
  /** The key of each copy, by the key of its original. Pictures that cannot be copied are missing. */
  const keys = new Map<string, string>()
  const kept: string[] = []
  return {
    keys,
    /** Copies a picture, unless it is the member's own. */
    async bring(key: string, read: () => Buffer | Promise<Buffer | undefined>): Promise<void> {
      if (keys.has(key)) return
      if (await isOwn(db, memberId, key)) return void keys.set(key, key)
      const picture = await read()
      const anew = picture && (await keepPicture(memberId, picture))
      if (anew === undefined) return
      kept.push(anew)
      keys.set(key, anew)
    },
    async removeUnused(): Promise<void> {
      for (const key of kept) await removeUpload(key, async (trx) => isUnused(trx, key))
    },
  }
}

/** The keys of the members' pictures in an item or background. */
export function keysOf(named: Background | Item): string[] {
  if (named.type !== 'picture') return []
  return ['refId' in named ? named.refId : named.value]
}

async function isOwn(db: BoardDeps['db'], memberId: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('upload')
    .select('key')
    .where('key', '=', key)
    .where('member_id', '=', memberId)
    .where('directory', '=', 'board')
    .executeTakeFirst()
  return found !== undefined
}

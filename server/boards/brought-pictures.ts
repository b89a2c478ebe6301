import type { Background } from '../../contract/boards/board.ts'
import type { Item } from '../../contract/boards/item.ts'
import type { BoardDeps } from './deps.ts'
import { isUnused } from './sweep.ts'

/**
 * A member's own pictures in place of those of a file or of another's board, kept one by one before there is a board: each is a
 * row of its own, so that nothing is held meanwhile, and what is left of a server that was killed is swept.
 */
export function createBroughtPictures(
  { db, keepPicture, removeUpload }: Pick<BoardDeps, 'db' | 'keepPicture' | 'removeUpload'>,
  memberId: string,
) {
  /** The key of each picture in this member's storage, by its key there. One that cannot be had is missing. */
  const keys = new Map<string, string>()
  const kept: string[] = []
  return {
    keys,
    /** Reads a picture that is not the member's own already. */
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

/** The keys of own pictures. */
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

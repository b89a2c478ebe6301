import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/favourites.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { answerOnce } from '../members/sessions/first-answers.ts'
import { hourly } from '../platform/hourly.ts'
import { serve } from '../platform/http/http.ts'
import type { MemberContext } from '../platform/http/http.ts'
import { getDeleted } from './deleted.ts'
import * as folders from './folders.ts'
import type { Change } from './folders.ts'
import { countItems, getPageOfItems } from './item-page.ts'
import { sortItems } from './item-order.ts'
import * as items from './items.ts'
import type { FavouriteParts, Trx } from './parts.ts'
import { emptyTrash } from './trash.ts'

/** Members' folders and what is in them. */
export function registerFavourites(app: FastifyInstance, parts: FavouriteParts): void {
  hourly(app, () => emptyTrash(parts))
  const once = <Answer>({ path }: Endpoint, { caller, idempotencyKey: key }: MemberContext, work: Work<Answer>) => {
    const change = { memberId: caller.memberId, now: parts.clock.now() }
    return answerOnce(parts.db, { ...change, path, key }, (trx) => work(trx, change))
  }

  serve(app, calls.getFolderPage, (input, { caller }) => folders.getPageOfFolders(parts, caller.memberId, input))
  serve(app, calls.createFolder, (input, context) =>
    once(calls.createFolder, context, (trx, change) =>
      folders.createFolder(trx, input, { ...change, language: context.language }),
    ),
  )
  serve(app, calls.updateFolder, (input, { caller, language }) =>
    folders.updateFolder(parts, { memberId: caller.memberId, language }, input),
  )
  serve(app, calls.sortFolders, ({ ids }, { caller }) => folders.sortFolders(parts, caller.memberId, ids))
  serve(app, calls.deleteFolders, ({ ids }, { caller }) => folders.deleteFolders(parts, caller.memberId, ids))
  serve(app, calls.getDeleted, (_input, { caller }) => getDeleted(parts, caller.memberId))
  serve(app, calls.restoreFolders, ({ ids }, { caller }) => folders.restoreFolders(parts, caller.memberId, ids))

  serve(app, calls.getCollected, ({ skuIds }, { caller }) => items.getCollected(parts, caller.memberId, skuIds))
  serve(app, calls.getItemPage, (input, { caller, language }) =>
    getPageOfItems(parts, { memberId: caller.memberId, language }, input),
  )
  serve(app, calls.getItemFacets, (input, { caller }) => countItems(parts, caller.memberId, input))
  serve(app, calls.createItems, (input, context) =>
    once(calls.createItems, context, (trx, change) => items.addItems(trx, input, change)),
  )
  serve(app, calls.deleteItems, (input, { caller }) => items.deleteItems(parts, caller.memberId, input))
  serve(app, calls.restoreItems, ({ ids }, { caller }) => items.restoreItems(parts, caller.memberId, ids))
  serve(app, calls.updateItem, (input, { caller }) => items.updateItem(parts, caller.memberId, input))
  serve(app, calls.moveItems, (input, { caller }) => items.moveItems(parts, caller.memberId, input))
  serve(app, calls.copyItems, (input, context) =>
    once(calls.copyItems, context, (trx, change) => items.copyItems(trx, input, change)),
  )
  serve(app, calls.sortItems, (input, { caller }) => sortItems(parts, caller.memberId, input))
}

type Work<Answer> = (trx: Trx, change: Change) => Promise<Answer>

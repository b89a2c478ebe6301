import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/favourites.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { serve } from '../platform/http/serve.ts'
import { getDeleted } from './deleted.ts'
import * as folders from './folders.ts'
import { countItems, getPageOfItems } from './item-page.ts'
import { sortItems } from './item-order.ts'
import * as items from './items.ts'
import type { FavouriteDeps } from './deps.ts'
import { emptyTrash } from './trash.ts'

/** The calls on members' folders and their items. */
export function registerFavourites(app: FastifyInstance, deps: FavouriteDeps, queue: Pick<Queue, 'hourly'>): void {
  queue.hourly('favourites', () => emptyTrash(deps))
  const domain = { app, deps }

  serve(domain, calls.getFolderPage, folders.getPageOfFolders)
  serve(domain, calls.createFolder, folders.createFolder)
  serve(domain, calls.duplicateFolder, folders.duplicateFolder)
  serve(domain, calls.updateFolder, folders.updateFolder)
  serve(domain, calls.sortFolders, folders.sortFolders)
  serve(domain, calls.deleteFolders, folders.deleteFolders)
  serve(domain, calls.getDeleted, getDeleted)
  serve(domain, calls.restoreFolders, folders.restoreFolders)

  serve(domain, calls.getCollected, items.getCollected)
  serve(domain, calls.getItemPage, getPageOfItems)
  serve(domain, calls.getItemFacets, countItems)
  serve(domain, calls.createItems, items.addItems)
  serve(domain, calls.deleteItems, items.deleteItems)
  serve(domain, calls.restoreItems, items.restoreItems)
  serve(domain, calls.updateItem, items.updateItem)
  serve(domain, calls.moveItems, items.moveItems)
  serve(domain, calls.copyItems, items.copyItems)
  serve(domain, calls.sortItems, sortItems)
}

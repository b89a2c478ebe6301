import type { QueryClient } from '@tanstack/react-query'
import { recheck } from './collection/collection.ts'
import { deletedKey, folders } from './queries.ts'

/** After changes that others made to folders: they and their items are loaded again, and the stars of these SKUs looked at. */
export function readFavouritesAgain(client: QueryClient, skuIds: readonly string[]): void {
  void client.invalidateQueries({ queryKey: folders.queryKey })
  void client.invalidateQueries({ queryKey: ['favourites', 'items'] })
  void client.invalidateQueries({ queryKey: deletedKey })
  recheck(skuIds).catch(() => undefined)
}

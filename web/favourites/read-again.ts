import type { QueryClient } from '@tanstack/react-query'
import { recheck } from './collection/collection.ts'
import { deletedKey, folders } from './queries.ts'

/** After others have changed folders: reads them and their items again, and the stars of these SKUs. */
export function readFavouritesAgain(client: QueryClient, skuIds: readonly string[]): void {
  void client.invalidateQueries({ queryKey: folders.queryKey })
  void client.invalidateQueries({ queryKey: ['favourites', 'items'] })
  void client.invalidateQueries({ queryKey: deletedKey })
  recheck(skuIds).catch(() => undefined)
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDeleted, restoreItems, type Deleted } from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { recheck } from '../../collection/collection.ts'
import { deletedKey, useRestoreFolders } from '../../queries.ts'

/** Younger than this, the list is not read again when it comes into view. */
const FRESH_MS = 3000

export type { Deleted } from '../../../../contract/favourites.ts'
type DeletedItem = Extract<Deleted, { kind: 'item' }>

/** What can be restored, newest first. A failure is shown in place of the list. */
export function useDeleted() {
  return useQuery({
    queryKey: deletedKey,
    queryFn: ({ signal }): Promise<Deleted[]> => call(getDeleted, {}, { signal }),
    staleTime: FRESH_MS,
    meta: { isMembers: true, isBackground: true },
  })
}

/** Restores one and takes it off the list. Rejects with the reason; returns false if it is too late. */
export function useRestoring(): (one: Deleted) => Promise<boolean> {
  const client = useQueryClient()
  const { mutateAsync: restoreFolders } = useRestoreFolders({ isSilent: true })
  const { mutateAsync: restoreItem } = useMutation({
    mutationFn: ({ id }: DeletedItem) => call(restoreItems, { ids: [id] }),
    meta: { isSilent: true },
    onSettled: (_count, _error, { skuId }) => {
      void client.invalidateQueries({ queryKey: ['favourites'] })
      // A star whose state cannot be read stays as it was.
      recheck([skuId]).catch(() => undefined)
    },
  })
  return async (one) => {
    // A running request would bring it back into the list.
    await client.cancelQueries({ queryKey: deletedKey })
    const isBack = one.kind === 'folder' ? await restoreFolders({ ids: [one.id] }) : (await restoreItem(one)) > 0
    client.setQueryData<Deleted[]>(deletedKey, (list) =>
      list?.filter((other) => deletedKeyOf(other) !== deletedKeyOf(one)),
    )
    return isBack
  }
}

/** Folders and items have separate ids. */
export function deletedKeyOf({ kind, id }: Pick<Deleted, 'kind' | 'id'>): string {
  return `${kind}-${id}`
}

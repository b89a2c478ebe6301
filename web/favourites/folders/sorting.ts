import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { folders, useSortFolders, type Folder } from '../queries.ts'
import { inOrderOfIds, movedTo } from '../../kit/lists/order.ts'

/** Sorts all folders by hand; sort numbers begin at 1. Moves include those still being saved: keys come faster than renders. */
export function useSorting() {
  const client = useQueryClient()
  const { mutate, isPending } = useSortFolders()
  /** The order that the server last confirmed. */
  const agreed = useRef<Folder[]>(undefined)
  const list = () => client.getQueryData(folders.queryKey) ?? []
  const currentIds = () => list().map(({ id }) => id)

  /** Moves one to another place, from 0. */
  const sort = (id: string, place: number) => {
    const ids = currentIds()
    if (ids.indexOf(id) === place) return
    if (!isPending || !agreed.current) agreed.current = list()
    const before = agreed.current
    const next = movedTo(ids, id, place)
    // A running request would show the old order.
    void client.cancelQueries({ queryKey: folders.queryKey }, { revert: false })
    client.setQueryData(folders.queryKey, inOrderOfIds(list(), next))
    mutate({ ids: next }, { onError: () => client.setQueryData(folders.queryKey, before) })
  }
  return { sort }
}

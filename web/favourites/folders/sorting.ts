import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { folders, useSortFolders, type Folder } from '../queries.ts'
import { inOrderOfIds, movedTo } from '../../ui/lists/order.ts'

/** Sorts all folders by hand; written from 1. What is on its way counts: keys come faster than pages are drawn. */
export function useSorting() {
  const client = useQueryClient()
  const { mutate, isPending } = useSortFolders()
  /** As they stood when the server last agreed. */
  const agreed = useRef<Folder[]>(undefined)
  const list = () => client.getQueryData(folders.queryKey) ?? []
  const currentIds = () => list().map(({ id }) => id)

  /** Puts one at another place, from 0. */
  const sort = (id: string, place: number) => {
    const ids = currentIds()
    if (ids.indexOf(id) === place) return
    if (!isPending || !agreed.current) agreed.current = list()
    const before = agreed.current
    const next = movedTo(ids, id, place)
    // A list that is on its way would show the order as it was.
    void client.cancelQueries({ queryKey: folders.queryKey }, { revert: false })
    client.setQueryData(folders.queryKey, inOrderOfIds(list(), next))
    mutate({ ids: next }, { onError: () => client.setQueryData(folders.queryKey, before) })
  }
  return { sort }
}

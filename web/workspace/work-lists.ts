import { useMutation, useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isShort } from '../kit/lists/endless-list.ts'
import { readProjectsAgain } from './project-reads.ts'
import { usesKey } from './uses-key.ts'

/** The first keys of the queries of one kind of thing: its endless lists, single ones, and deleted ones. */
export interface WorkKeys {
  pages: QueryKey
  one: QueryKey
  deleted: QueryKey
}

export interface WorkChange<Card, Input, Output> {
  send: (input: Input) => Promise<Output>
  /** The caller shows failures, for example at a field. */
  isSilent?: boolean
  /** The card after the change; null where it leaves all lists. */
  show?: (card: Card, input: Input) => Card | null
}

interface Page<Card> {
  list: Card[]
  total: number
}

/** A change of a member's things. Their lists show it when the server has agreed, and are then loaded again. */
export function useWorkChange<Card, Input, Output>(
  keys: WorkKeys,
  { send, isSilent = false, show }: WorkChange<Card, Input, Output>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    meta: { isSilent },
    onSuccess: async (_answer, input: Input) => {
      // A list that is still loading would bring back the state from before.
      await client.cancelQueries({ queryKey: keys.pages, predicate: ({ state }) => state.data !== undefined })
      if (show) changeCards<Card>(client, keys, (card) => show(card, input))
    },
    // Not awaited: the change is done.
    onSettled: () => readWorksAgain(client, keys),
  })
}

/** Loads the lists again, after changes by others as well. */
export function readWorksAgain(client: QueryClient, { pages, one, deleted }: WorkKeys): void {
  void client.invalidateQueries({ queryKey: pages, predicate: isShort })
  void client.invalidateQueries({ queryKey: deleted })
  void client.invalidateQueries({ queryKey: one })
  void client.invalidateQueries({ queryKey: usesKey })
  readProjectsAgain(client)
}

function changeCards<Card>(client: QueryClient, keys: WorkKeys, change: (card: Card) => Card | null): void {
  client.setQueriesData<InfiniteData<Page<Card>>>(
    { queryKey: keys.pages },
    (data) => data && { ...data, pages: data.pages.map((page) => withCards(page, change)) },
  )
}

function withCards<Card>(page: Page<Card>, change: (card: Card) => Card | null): Page<Card> {
  const list = page.list.map(change).filter((card) => card !== null)
  return { ...page, list, total: page.total - (page.list.length - list.length) }
}

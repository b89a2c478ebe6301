import type { Board } from '../../contract/boards/calls.ts'
import { pickName, useIsChinese } from '../catalogue/names.ts'
import { DiscussHere } from './DiscussHere.tsx'

/** Where whoever may only look at a board and comment on it talks of it. */
export function DiscussStillHere({ board }: { board: Board }) {
  const isChinese = useIsChinese()
  return (
    <DiscussHere
      thing={{
        kind: 'board',
        refId: board.id,
        nameOf: (itemId) => {
          const item = board.items.find(({ id }) => id === itemId)
          if (item?.type === 'sku') return pickName(isChinese, item.snapshot.name, item.snapshot.enName)
          return item && 'name' in item ? item.name : null
        },
      }}
    />
  )
}

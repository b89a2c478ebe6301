import type { Board } from '../../contract/boards/calls.ts'
import { itemName } from '../boards/item-name.ts'
import { useIsChinese } from '../catalogue/names.ts'
import { DiscussHere } from './DiscussHere.tsx'

interface DiscussStillHereProps {
  board: Board
  onShow: (itemId: string) => void
}

/** Where whoever may only look at a board and comment on it talks of it. */
export function DiscussStillHere({ board, onShow }: DiscussStillHereProps) {
  const isChinese = useIsChinese()
  return (
    <DiscussHere
      thing={{
        kind: 'board',
        refId: board.id,
        nameOf: (itemId) => {
          const item = board.items.find(({ id }) => id === itemId)
          return item ? itemName(item, isChinese) : null
        },
        onShow: (on) => 'itemId' in on && onShow(on.itemId),
      }}
    />
  )
}

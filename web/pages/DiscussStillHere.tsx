import type { Board } from '../../contract/boards/calls.ts'
import { itemName } from '../boards/item-name.ts'
import { useIsChinese } from '../catalogue/names.ts'
import { DiscussHere } from './DiscussHere.tsx'

interface DiscussStillHereProps {
  board: Board
  onShow: (itemId: string) => void
}

/** The comments on a board, for those who may only view and comment. */
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

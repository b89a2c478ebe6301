import { useNavigate } from 'react-router'
import { SHARED_BOARDS } from '../boards/board-address.ts'
import type { BoardToShare } from '../boards/panels/ShareBoard.tsx'
import { useBrandsByName } from './brands-by-name.ts'
import { ShareHere } from './ShareHere.tsx'

/** Shares a board from its editor. */
export function ShareBoardHere({ board }: { board: BoardToShare }) {
  const brandsByName = useBrandsByName()
  const navigate = useNavigate()
  return (
    <ShareHere
      right={board.right}
      onLeft={() => void navigate(SHARED_BOARDS)}
      shared={{
        kind: 'board',
        refId: board.id,
        version: board.version,
        findBrands: () => brandsByName(board.brandNames()),
        nameOf: board.nameOf,
        onShow: (place) => {
          if ('itemId' in place) board.show(place.itemId)
          else if ('x' in place) board.showPlace(place)
        },
      }}
    />
  )
}

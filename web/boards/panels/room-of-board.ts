import { useMemo } from 'react'
import type { Item } from '../../../contract/boards/item.ts'
import type { ProjectRoom } from '../../../contract/projects.ts'
import { placesOf, type FitsById } from '../../catalogue/fits/fits.ts'
import { useFitsOf } from '../../catalogue/fits/use-fits-of.ts'
import { useProjectRooms } from '../../workspace/project-rooms.ts'
import { useEdited } from '../editor/state/board-editor.ts'

/** The rooms of the edited board's project, and the one for which it stands. */
export function useRoomOfBoard(): { rooms: readonly ProjectRoom[]; room: ProjectRoom | undefined } {
  const rooms = useProjectRooms(useEdited(({ project }) => project))
  const id = useEdited(({ draft }) => draft.fields.projectRoomId)
  return { rooms, room: rooms.find((one) => one.id === id) }
}

/** Whether the board's materials fit the room for which it stands, by SKU. Empty where nobody has said what that room is. */
export function useRoomFits(): FitsById {
  const { room } = useRoomOfBoard()
  // As a text it is the same while items are moved.
  const skuIds = useEdited(({ draft }) => skusOn(draft.items).join(' '))
  const laid = useMemo(() => {
    if (!room || placesOf(room).length === 0 || skuIds === '') return []
    return skuIds.split(' ').map((skuId) => ({ id: skuId, skuId, rooms: [{ room, places: placesOf(room) }] }))
  }, [room, skuIds])
  return useFitsOf(laid)
}

function skusOn(items: ReadonlyMap<string, Item>): string[] {
  return [...new Set([...items.values()].flatMap((item) => (item.type === 'sku' ? [item.refId] : [])))]
}

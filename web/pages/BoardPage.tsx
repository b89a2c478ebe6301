import { useParams } from 'react-router'
import { BoardInSight } from '../boards/still/BoardInSight.tsx'

/** /material/:id: one board. */
export function BoardPage() {
  const { id = '' } = useParams()
  return <BoardInSight key={id} id={id} />
}

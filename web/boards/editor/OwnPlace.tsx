import { useOwnPlace } from '../../workspace/live/places.ts'
import { useChosenIds } from './state/selection.ts'

/** Tells others which items are chosen here. A component of its own, so that the editor does not render for it. */
export function OwnPlace() {
  const [first = null] = useChosenIds()
  useOwnPlace(first)
  return null
}

import { useOwnPlace } from '../../workspace/live/places.ts'
import { useChosenIds } from './state/selection.ts'

/** Tells the others what is chosen here. By itself, as nothing else of the editor is drawn anew for it. */
export function OwnPlace() {
  const [first = null] = useChosenIds()
  useOwnPlace(first)
  return null
}

import { useSearchParams } from 'react-router'
import type { PlaceFit } from '../../../contract/places/place-schemas.ts'

/** The places for which the list below asks, whatever answer it asks for: `stairs` of `place=stairs:not`. */
export function useAskedPlaces(): ReadonlySet<string> {
  const [params] = useSearchParams()
  return new Set(params.getAll('place').flatMap((value) => value.split(',').map((one) => one.split(':')[0] ?? '')))
}

export function isAsked({ place }: PlaceFit, asked: ReadonlySet<string>): boolean {
  return asked.has(place)
}

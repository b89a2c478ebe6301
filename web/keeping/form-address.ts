import { gaps, type Gap } from '../../contract/keeping/gaps.ts'

/** The form of a product, at the first field of what it lacks. */
export function formAddress(id: string, gap?: Gap): string {
  return gap === undefined ? `/operator/products/${id}` : `/operator/products/${id}?at=${gap}`
}

/** A gap as an address names it; whatever else it says is none. */
export function gapIn(text: string | null): Gap | undefined {
  return gaps.find(({ value }) => value === text)?.value
}

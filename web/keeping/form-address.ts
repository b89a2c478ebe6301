import type { Gap } from '../../contract/keeping/gaps.ts'

/** The form of a product, at the first field of what it lacks. */
export function formAddress(id: string, gap?: Gap): string {
  return gap === undefined ? `/operator/products/${id}` : `/operator/products/${id}?at=${gap}`
}

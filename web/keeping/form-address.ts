import { gaps, type Gap } from '../../contract/keeping/gaps.ts'

/** The address of a product's form, at the first gap. */
export function formAddress(id: string, gap?: Gap): string {
  return gap === undefined ? `/operator/products/${id}` : `/operator/products/${id}?at=${gap}`
}

/** A gap in an address; undefined for anything else. */
export function gapIn(text: string | null): Gap | undefined {
  return gaps.find(({ value }) => value === text)?.value
}

import { isId } from '../../catalogue/address.ts'
import { firstSix } from '../address.ts'

/** Ids of SKUs, each once, at most six; anything else in the text is left out. */
export function parseTray(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? firstSix(parsed.filter(isSkuId)) : []
  } catch {
    return []
  }
}

/** Whether both name the same SKUs, in any order. */
export function isSameSet(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((skuId) => second.includes(skuId))
}

function isSkuId(value: unknown): value is string {
  return typeof value === 'string' && isId(value)
}

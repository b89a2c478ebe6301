import { isId } from '../../catalogue/address.ts'
import { firstSix } from '../address.ts'

/** Ids of SKUs, each once, at most six. Whatever else is in the text is left out, and so is a text that is no list. */
export function parseTray(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? firstSix(parsed.filter(isSkuId)) : []
  } catch {
    return []
  }
}

/** Whether both name the same SKUs, in whatever order. */
export function isSameSet(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((skuId) => second.includes(skuId))
}

function isSkuId(value: unknown): value is string {
  return typeof value === 'string' && isId(value)
}

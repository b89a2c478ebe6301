/** A text that no database takes, and where it stands: NUL, or half of a surrogate pair; or what is nested deeper than anything is. */
export interface BadText {
  path: PropertyKey[]
  reason: { en: string; zh: string }
}

const NUL = { en: 'contains a NUL character', zh: '含有 NUL 字符' }
const BROKEN = { en: 'contains half of a character (a lone surrogate)', zh: '含有不完整的字符' }
const TOO_DEEP = { en: 'is nested too deeply', zh: '嵌套过深' }
const DEEPEST = 40

/** The first bad text in a value of JSON or of a query, names included; or none. */
export function findBadText(value: unknown, path: PropertyKey[] = []): BadText | undefined {
  if (typeof value === 'string') return badness(value, path)
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > DEEPEST) return { path: path.slice(0, 1), reason: TOO_DEEP }
  for (const [name, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(name) : name
    const found = badness(name, path) ?? findBadText(inner, [...path, step])
    if (found) return found
  }
  return undefined
}

function badness(text: string, path: PropertyKey[]): BadText | undefined {
  if (text.includes('\0')) return { path, reason: NUL }
  return text.isWellFormed() ? undefined : { path, reason: BROKEN }
}

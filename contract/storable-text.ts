/**
 * A text that the database cannot store, with its path: NUL, or half of a surrogate pair; or a value that is nested too deeply.
 */
export interface BadText {
  path: PropertyKey[]
  reason: { en: string; zh: string }
}

const NUL = { en: 'contains a NUL character', zh: '含有 NUL 字符' }
const BROKEN = { en: 'contains half of a character (a lone surrogate)', zh: '含有不完整的字符' }
const TOO_DEEP = { en: 'is nested too deeply', zh: '嵌套过深' }
const DEEPEST = 40

/**
 * The first bad text in a value of JSON or of a query, names included; undefined without one. It allocates nothing on the way: a
 * body of some megabytes may be a list of millions.
 */
export function findBadText(value: unknown): BadText | undefined {
  const found = search(value, 0)
  return found?.reason === TOO_DEEP ? { ...found, path: found.path.slice(0, 1) } : found
}

function search(value: unknown, depth: number): BadText | undefined {
  if (typeof value === 'string') return badness(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > DEEPEST) return { path: [], reason: TOO_DEEP }
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place += 1) {
      const found = search(value[place], depth + 1)
      if (found) return { ...found, path: [place, ...found.path] }
    }
    return undefined
  }
  for (const name of Object.keys(value)) {
    const bad = badness(name)
    if (bad) return bad
    const found = search((value as Record<string, unknown>)[name], depth + 1)
    if (found) return { ...found, path: [name, ...found.path] }
  }
  return undefined
}

function badness(text: string): BadText | undefined {
  if (text.includes('\0')) return { path: [], reason: NUL }
  return text.isWellFormed() ? undefined : { path: [], reason: BROKEN }
}

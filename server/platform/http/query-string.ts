/** A parsed query before any schema: texts, lists of texts, and objects of them. */
export type QueryValue = string | string[] | { [name: string]: QueryValue }

const DEEPEST = 3

/**
 * Parses a query string. `x[0]=1&x[1]=2` is a list; `x=1&x=2` becomes `x=1,2`, which list schemas split; `attrs.12=oak` nests. An
 * empty value counts as absent, as forms send it.
 */
export function parseQueryString(text: string): Record<string, QueryValue> {
  const query = emptyRecord()
  for (const [name, value] of new URLSearchParams(text)) {
    const trimmed = value.trim()
    if (trimmed) put(query, name, trimmed)
  }
  return query
}

function put(query: Record<string, QueryValue>, name: string, value: string): void {
  const isIndexed = /\[\d*\]$/.test(name)
  const path = (isIndexed ? name.slice(0, name.lastIndexOf('[')) : name).split('.')
  const last = path.pop()
  if (last === undefined || path.length >= DEEPEST) return
  const holder = path.reduce(descend, query)
  const before = holder[last]
  if (isIndexed && Array.isArray(before)) before.push(value)
  else if (isIndexed) holder[last] = [value]
  else holder[last] = typeof before === 'string' ? `${before},${value}` : value
}

function descend(holder: Record<string, QueryValue>, name: string): Record<string, QueryValue> {
  const inner = holder[name]
  if (inner && typeof inner === 'object' && !Array.isArray(inner)) return inner
  const fresh = emptyRecord()
  holder[name] = fresh
  return fresh
}

// Objects without a prototype, so that no name in a query can reach one.
function emptyRecord(): Record<string, QueryValue> {
  return Object.create(null) as Record<string, QueryValue>
}

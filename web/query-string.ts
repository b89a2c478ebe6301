/** Nested values with dots (`attrs.12=oak`), lists with commas; absent values are left out. */
export function serialiseQuery(input: unknown, prefix = ''): string {
  return Object.entries<unknown>(Object(input))
    .map(([name, value]) => {
      if (isPlainObject(value)) return serialiseQuery(value, `${prefix}${name}.`)
      const key = encodeURIComponent(prefix + name)
      // A comma within a value must not split it.
      if (Array.isArray(value) && value.some((item) => String(item).includes(',')))
        return value.map((item, index) => `${key}[${index}]=${writeValue(item)}`).join('&')
      const written = writeValue(value)
      return written && `${key}=${written}`
    })
    .filter(Boolean)
    .join('&')
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(',')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return encodeURIComponent(value)
  return ''
}

/** A plain object: neither a list nor null. */
export function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

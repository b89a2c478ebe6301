/** Strings, single signs, ends of lines, and numbers or words. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\n|[^\s{}[\],:"]+/g

/**
 * The line, from 1, at which a JSON text writes the value at `path`; where the text lacks it, the line of the innermost
 * value around it.
 */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const at: (string | number)[] = []
  let line = 1
  let found = { line: 1, depth: -1 }
  let isKey = false
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '\n') line++
    else if (token === '}' || token === ']') {
      at.pop()
      isKey = false
    } else if (token === ',') {
      const last = at.at(-1)
      if (typeof last === 'number') at[at.length - 1] = last + 1
      else isKey = true
    } else if (token !== ':') {
      if (isKey) at[at.length - 1] = String(JSON.parse(token))
      if (at.length > found.depth && at.every((step, index) => step === path[index])) found = { line, depth: at.length }
      isKey = token === '{'
      if (token === '{') at.push('')
      if (token === '[') at.push(0)
    }
  }
  return found.line
}

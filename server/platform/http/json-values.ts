import { Problem } from '../../../contract/problem.ts'

/**
 * Values that a body may say, in lists and objects: a budget list with everything that it may have says some 450,000. Parsed, a
 * value of a few bytes takes some hundred of memory.
 */
const MOST_VALUES = 600_000

const REASON = { en: `says more than ${MOST_VALUES} values`, zh: `包含的值超过 ${MOST_VALUES} 个` }
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
/** A comma, and what opens a list or an object. */
const BEFORE_VALUES = new Set([0x2c, 0x5b, 0x7b])

/** Throws Problem 400 for a text that says more values than any call takes: before it is parsed. */
export function requireFewValues(json: string): void {
  // Each takes a letter at least.
  if (json.length <= MOST_VALUES) return
  let values = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (isInString) {
      if (code === BACKSLASH) at += 1
      else isInString = code !== QUOTE
    } else if (code === QUOTE) isInString = true
    else if (BEFORE_VALUES.has(code)) values += 1
    if (values > MOST_VALUES) throw new Problem(400, { field: 'body', reason: REASON })
  }
}

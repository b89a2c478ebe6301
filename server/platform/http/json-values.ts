import { Problem } from '../../../contract/problem.ts'

/**
 * Most values in a body, lists and objects included: the largest budget list has about 450,000. A parsed value of a few bytes takes
 * some hundred bytes of memory.
 */
const MOST_VALUES = 600_000

const REASON = { en: `says more than ${MOST_VALUES} values`, zh: `包含的值超过 ${MOST_VALUES} 个` }
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
/** A comma, or the start of a list or object. */
const BEFORE_VALUES = new Set([0x2c, 0x5b, 0x7b])

/** Throws Problem 400 before parsing if a text has more values than any call takes. */
export function requireFewValues(json: string): void {
  // Each value takes at least one character.
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

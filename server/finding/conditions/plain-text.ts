import { OTHER_DIGITS, plainDigit } from '../../../contract/values/plain-value.ts'
import { foldUnit, isHan } from '../read-model/words/fold.ts'

/** A normalised text for reading conditions: lower case, simplified, half width; each unit keeps its place in the typed text. */
export interface PlainText {
  plain: string
  /** For each unit of `plain` the place of its source in the typed text; one more entry for the end. */
  places: number[]
}

/** The comma of 5000，20平 ends a clause, and begins no decimals. */
const BEFORE_AREA = /^，\d[\d.]{0,5}\s?平/u
const LONGEST_AREA = 9

export function plainText(text: string): PlainText {
  let plain = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isComma = unit === 0xff0c && BEFORE_AREA.test(text.slice(at, at + LONGEST_AREA))
    const folded = isComma ? ';' : isHan(unit) ? foldUnit(unit) : compatible(text.charAt(at), plain)
    for (let index = 0; index < folded.length; index++) places.push(at)
    plain += folded
  }
  places.push(text.length)
  return { plain, places }
}

/** By the unit: at most 65,536. */
const known = new Map<string, string>()

/** "1½" is one and a half, not eleven halves. */
function compatible(sign: string, before: string): string {
  const folded = known.get(sign) ?? plainSign(sign.normalize('NFKC').toLowerCase())
  known.set(sign, folded)
  if (!folded.includes('⁄')) return folded
  return (/\d$/.test(before) ? ' ' : '') + folded.replace('⁄', '/')
}

/** Primes are quotes, apostrophes alike, and digits of every script ASCII's, as in values. */
function plainSign(sign: string): string {
  if (sign < '\u007f') return sign
  return sign.replaceAll(/[′’‘]/g, "'").replaceAll(OTHER_DIGITS, plainDigit).replace('٫', '.').replace('٬', ',')
}

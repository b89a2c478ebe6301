import { createRequire } from 'node:module'
import type { Converter } from 'opencc-js/t2cn'
import { PLAIN_LETTERS } from '../../../../contract/identity.ts'

/**
 * Folds one UTF-16 unit for comparison: a letter to one or several (é → e, ß → ss, ｍ² → m2), a Han character to its simplified form, a
 * mark without meaning (an accent, an apostrophe) to '', a separator to ' '.
 */
export function foldUnit(unit: number): string {
  let folded = FOLDED.get(unit)
  if (folded === undefined) FOLDED.set(unit, (folded = fold(unit)))
  return folded
}

const FOLDED = new Map<number, string>()

/** Besides those of every search, a variant of a Han character: a tile is 瓷磚 in one place and 磁磚 in another. */
const SPECIAL: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, 磁: '瓷' }

/** Loaded at the first Han character: a start that has a usable snapshot may never need it. */
let read: ((text: string) => string) | undefined

function simplify(text: string): string {
  read ??= readSimplifier()
  return read(text)
}

function readSimplifier(): (text: string) => string {
  const library = createRequire(import.meta.url)('opencc-js/t2cn') as { Converter: typeof Converter }
  return library.Converter({ from: 't', to: 'cn' })
}

function fold(unit: number): string {
  const char = String.fromCharCode(unit)
  const special = SPECIAL[char.toLowerCase()]
  if (special !== undefined) return special
  // NFKD would split Hangul syllables into letters, but they are searched whole, as Han characters are.
  const plain = unit >= 0xac00 && unit <= 0xd7af ? char : char.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  if (plain === '') return ''
  if (plain.length === 1 && isHan(plain.charCodeAt(0))) {
    const simple = simplify(plain)
    return simple.length === 1 ? (SPECIAL[simple] ?? simple) : plain
  }
  // Signs that stand for several Han characters (㍿) would shift all later places.
  return /^[\p{L}\p{N}]+$/u.test(plain) && !isHan(plain.charCodeAt(0)) ? plain : ' '
}

/** Whether a unit belongs to a script that is searched by characters: Han, kana or Hangul. */
export function isHan(unit: number): boolean {
  return (
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0x3400 && unit <= 0x4dbf) ||
    (unit >= 0x3041 && unit <= 0x30ff) ||
    (unit >= 0xac00 && unit <= 0xd7af) ||
    unit === 0x3005 ||
    unit === 0x3007
  )
}

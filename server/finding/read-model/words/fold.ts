import { createRequire } from 'node:module'
import type { Converter } from 'opencc-js/t2cn'

/**
 * What one UTF-16 unit of a text is compared as: a letter or several (é → e, ß → ss, ｍ² → m2), a Han character in its
 * simplified form, '' where it says nothing (an accent, an apostrophe), ' ' where it parts words.
 */
export function foldUnit(unit: number): string {
  let folded = FOLDED.get(unit)
  if (folded === undefined) FOLDED.set(unit, (folded = fold(unit)))
  return folded
}

const FOLDED = new Map<number, string>()

/** Letters that Unicode does not take apart, and what stands within words without being one. */
const SPECIAL: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
  // A tile is 瓷磚 in one place and 磁磚 in another.
  磁: '瓷',
}

/** Read at the first Han character: a start that finds its words kept has none to read. */
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
  // Hangul would fall apart into its strokes; it is found by syllables, as Han is by characters.
  const plain = unit >= 0xac00 && unit <= 0xd7af ? char : char.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  if (plain === '') return ''
  if (plain.length === 1 && isHan(plain.charCodeAt(0))) {
    const simple = simplify(plain)
    return simple.length === 1 ? (SPECIAL[simple] ?? simple) : plain
  }
  // Signs that stand for several characters (㍿) would shift all places after them.
  return /^[\p{L}\p{N}]+$/u.test(plain) && !isHan(plain.charCodeAt(0)) ? plain : ' '
}

/** Whether a unit is of a script that is written without spaces and found by characters: Han, kana, Hangul. */
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

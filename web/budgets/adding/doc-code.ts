/** The name of a line's section, in both languages. */
export interface LineSection {
  name: string
  enName: string
}

const LETTERS: readonly (readonly [prefix: string, words: RegExp])[] = [
  ['FL', /\bfloor|地面|地板|地材/i],
  ['TX', /textile|fabric|carpet|curtain|upholster|leather|织物|地毯|窗帘|皮革|家具布/i],
  ['WA', /\bwall|墙/i],
  ['TI', /\btil(?:e|es|ing)\b|mosaic|瓷砖|马赛克/i],
  ['ST', /\bstone|石材|天然石|人造石/i],
  ['PT', /\bpaint|plaster|coating|涂料|灰泥|漆/i],
  ['WD', /\btimber|\bwood|veneer|木/i],
  ['MT', /\bmetal|金属/i],
  ['GL', /\bglass|玻璃/i],
  ['AC', /acoustic|吸声/i],
  ['LI', /\blight|luminaire|\blamp|照明|灯/i],
  ['FU', /furnitur|seating|家具|座椅/i],
  ['SA', /sanitary|\bbath|洁具|卫浴/i],
]
/** Every other section. */
const OTHER = 'MA'
const NUMBER_DIGITS = 2

/** The letters that the codes of a section begin with, as in drawings: FL for flooring, MA for sections without letters of their own. */
export function prefixOf({ name, enName }: LineSection): string {
  return LETTERS.find(([, words]) => words.test(enName) || words.test(name))?.[0] ?? OTHER
}

/**
 * Proposes codes that no line of a list has: FL-01, FL-02. It counts on from the greatest number, because a removed line's code may still
 * stand in a drawing. A proposed code counts as taken.
 */
export function docCodesBeside(taken: Iterable<string>): (prefix: string) => string {
  const greatest = new Map<string, number>()
  for (const code of taken) {
    const [, prefix, number] = /^([A-Z]{2})-?(\d{1,6})$/.exec(code.trim().toUpperCase()) ?? []
    if (prefix !== undefined) greatest.set(prefix, Math.max(greatest.get(prefix) ?? 0, Number(number)))
  }
  return (prefix) => {
    const next = (greatest.get(prefix) ?? 0) + 1
    greatest.set(prefix, next)
    return `${prefix}-${String(next).padStart(NUMBER_DIGITS, '0')}`
  }
}

import { escapedCell } from './escaped.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The shared strings of a workbook, each stored once (ECMA-376, 18.4). */
export interface Strings {
  numberOf(text: string): number
  xml(): string
}

export function createStrings(): Strings {
  const numbers = new Map<string, number>()
  let uses = 0
  return {
    numberOf(text) {
      uses += 1
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
    xml() {
      const items = Array.from(numbers.keys(), item)
      return `<sst xmlns="${MAIN}" count="${uses}" uniqueCount="${numbers.size}">${items.join('')}${STRINGS_END}`
    },
  }
}

/** Shared strings that are compressed while the sheet is written: frequent ones are stored once, others as they come. */
export interface PassingStrings {
  numberOf(text: string): number
  /** The part written since the last call. */
  take(): string
}

export const STRINGS = `<sst xmlns="${MAIN}">`
export const STRINGS_END = '</sst>'
/** Most texts that are deduplicated: the first ones, which include those of most rows. */
const MOST_KNOWN = 1000

export function createPassingStrings(): PassingStrings {
  const known = new Map<string, number>()
  let count = 0
  let passing = ''
  return {
    numberOf(text) {
      const number = known.get(text)
      if (number !== undefined) return number
      if (known.size < MOST_KNOWN) known.set(text, count)
      passing += item(text)
      return count++
    },
    take() {
      const taken = passing
      passing = ''
      return taken
    },
  }
}

function item(text: string): string {
  return `<si><t xml:space="preserve">${escapedCell(text)}</t></si>`
}

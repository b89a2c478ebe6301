import { escaped } from './escaped.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** The texts of a workbook, each kept once (ECMA-376, 18.4). */
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
      const items = Array.from(numbers.keys(), (text) => `<si><t xml:space="preserve">${plain(text)}</t></si>`)
      return `<sst xmlns="${MAIN}" count="${uses}" uniqueCount="${numbers.size}">${items.join('')}</sst>`
    },
  }
}

/** What looks like the code of a character (18.4.12, ST_Xstring) is a text here. */
function plain(text: string): string {
  return escaped(text).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
}

import { escaped } from './escaped.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** In characters. */
const PART_LENGTH = 64 * 1024

/** The texts of a workbook, each kept once (ECMA-376, 18.4). */
export interface Strings {
  numberOf(text: string): number
  xml(): string
  /** The same in parts, for what is packed as it is written. */
  parts(): Generator<string>
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
    xml: () => [...parts()].join(''),
    parts,
  }

  function* parts(): Generator<string> {
    let part = `<sst xmlns="${MAIN}" count="${uses}" uniqueCount="${numbers.size}">`
    for (const text of numbers.keys()) {
      part += `<si><t xml:space="preserve">${plain(text)}</t></si>`
      if (part.length < PART_LENGTH) continue
      yield part
      part = ''
    }
    yield `${part}</sst>`
  }
}

/** What looks like the code of a character (18.4.12, ST_Xstring) is a text here. */
function plain(text: string): string {
  return escaped(text).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
}

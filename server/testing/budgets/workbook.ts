import { strFromU8, unzipSync } from 'fflate'

/** A workbook as it was written, read by this test's own few lines. */
export interface Workbook {
  files: Record<string, Uint8Array>
  /** Every text that is anywhere in the file. */
  everything: string
  sheets: Map<string, Map<string, WrittenCell>>
  /** What names stand for: `'Budget'!$C$3`. */
  names: Map<string, string>
}

export interface WrittenCell {
  text?: string
  /** As it is written. */
  value?: string
  formula?: string
}

const unescaped = (xml: string) =>
  xml.replaceAll(/&(lt|gt|quot|apos|amp|#39);/g, (_, name: string) => SIGNS[name] ?? '')
const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' }

export function readWorkbook(bytes: Uint8Array): Workbook {
  const files = unzipSync(bytes)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const strings = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, one = '']) =>
    unescaped(one),
  )
  const workbook = read('xl/workbook.xml')
  const sheets = [...workbook.matchAll(/<sheet [^>]*>/g)].map(([tag], place): [string, Map<string, WrittenCell>] => [
    unescaped(/name="([^"]*)"/.exec(tag)?.[1] ?? ''),
    cellsOf(read(`xl/worksheets/sheet${place + 1}.xml`), strings),
  ])
  const names = [...workbook.matchAll(/<definedName name="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, name = '', at = '']): [string, string] => [name, unescaped(at)],
  )
  const everything = Object.entries(files)
    .filter(([name]) => /\.(xml|rels)$/.test(name))
    .map(([name]) => unescaped(read(name)))
    .join('\n')
  return { files, everything, sheets: new Map(sheets), names: new Map(names) }
}

function cellsOf(xml: string, strings: readonly string[]): Map<string, WrittenCell> {
  const cells = new Map<string, WrittenCell>()
  for (const [, at = '', looks = '', inner = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g)) {
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1]
    const formula = /<f>([^<]*)<\/f>/.exec(inner)?.[1]
    if (looks.includes('t="s"')) cells.set(at, { text: strings[Number(value)] ?? '' })
    else
      cells.set(at, {
        ...(value !== undefined && { value }),
        ...(formula !== undefined && { formula: unescaped(formula) }),
      })
  }
  return cells
}

/** Works a workbook's formulas out in binary, as spreadsheets do: + − × ÷, ROUND, ROUNDUP, MAX, MIN, SUM, SUMIF. */
export function evaluator(workbook: Workbook): (sheet: string, at: string) => number {
  const known = new Map<string, number>()
  return cellValue

  function cellValue(sheet: string, at: string): number {
    const key = `${sheet}!${at}`
    const before = known.get(key)
    if (before !== undefined) return before
    const cell = workbook.sheets.get(sheet)?.get(at)
    const value = cell?.formula === undefined ? Number(cell?.value ?? 0) : work(cell.formula, sheet)
    known.set(key, value)
    return value
  }

  function work(formula: string, sheet: string): number {
    const tokens = formula.match(TOKEN) ?? []
    if (tokens.join('') !== formula) throw new Error(`${formula} is not understood.`)
    let place = 0
    const value = sum()
    if (place !== tokens.length) throw new Error(`${formula} goes on after ${tokens.slice(0, place).join('')}.`)
    return value

    function sum(): number {
      let total = product()
      while (tokens[place] === '+' || tokens[place] === '-') {
        const sign = tokens[place++] === '+' ? 1 : -1
        total += sign * product()
      }
      return total
    }

    function product(): number {
      let total = atom()
      while (tokens[place] === '*' || tokens[place] === '/') {
        const isTimes = tokens[place++] === '*'
        const other = atom()
        total = isTimes ? total * other : total / other
      }
      return total
    }

    function atom(): number {
      const token = tokens[place++] ?? ''
      if (token === '-') return -atom()
      if (token === '(') {
        const inner = sum()
        place += 1
        return inner
      }
      if (/^[\d.]+$/.test(token)) return Number(token)
      if (token.endsWith('(')) return called(token.slice(0, -1))
      const name = workbook.names.get(token)
      return name === undefined ? one(token) : one(name)
    }

    function called(name: string): number {
      const list: (number | number[])[] = []
      while (tokens[place] !== ')') {
        const token = tokens[place] ?? ''
        if (token.includes(':')) {
          place += 1
          list.push(range(token))
        } else list.push(sum())
        if (tokens[place] === ',') place += 1
      }
      place += 1
      const [first = 0, second = 0, third = 0] = list
      const all = list.flat().filter((each) => !Number.isNaN(each))
      switch (name) {
        case 'SUM':
          return all.reduce((total, each) => total + each, 0)
        case 'MAX':
          return Math.max(...all)
        case 'MIN':
          return Math.min(...all)
        case 'ROUND':
          return roundedTo(first as number, second as number)
        case 'ROUNDUP':
          return Math.ceil((first as number) * 10 ** (second as number)) / 10 ** (second as number)
        case 'SUMIF':
          return (first as number[]).reduce(
            (total, each, at) => total + (each === second ? (third as number[])[at] || 0 : 0),
            0,
          )
        default:
          throw new Error(`${name} is none of the functions.`)
      }
    }

    function parted(reference: string): [string, string] {
      const [, quoted, at = ''] = /^(?:'([^']*)'!)?(.*)$/.exec(reference) ?? []
      return [quoted ?? sheet, at.replaceAll('$', '')]
    }

    function one(reference: string): number {
      const [where, at] = parted(reference)
      if (!/^[A-Z]+\d+$/.test(at)) throw new Error(`${reference} is no cell.`)
      return cellValue(where, at)
    }

    /** NaN for what is empty: a rate of nothing is not nil. */
    function range(reference: string): number[] {
      const [where, span] = parted(reference)
      const [, column = '', first = '', , last = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(span) ?? []
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => {
        const cell = `${column}${Number(first) + at}`
        const written = workbook.sheets.get(where)?.get(cell)
        return written?.value === undefined && written?.formula === undefined ? Number.NaN : cellValue(where, cell)
      })
    }
  }
}

const TOKEN = /(?:'[^']*'!)?\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|[A-Z]+\(|[A-Za-z]+|\d+(?:\.\d+)?|[-+*/(),]/g

/** Half away from zero, of the fifteen digits that spreadsheets look at. */
function roundedTo(value: number, digits: number): number {
  const shown = Number(value.toPrecision(15))
  const sign = shown < 0 ? -1 : 1
  return (sign * Math.round(Number(`${Math.abs(shown)}e${digits}`))) / 10 ** digits
}

import { posix } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { valueOfFormula } from './formula-value.ts'

/** An XLSX file, as the tests' own small reader reads it. */
export interface Workbook {
  files: Record<string, Uint8Array>
  /** All texts of the file. */
  everything: string
  sheets: Map<string, Map<string, WrittenCell>>
  /** The cell that each defined name stands for: `'Budget'!$C$3`. */
  names: Map<string, string>
}

export interface WrittenCell {
  text?: string
  /** The number as the file spells it. */
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

/** What programs refuse a package for: parts without a type, relationships that lead nowhere or are missing (ECMA-376, part 2). */
export function faultsOf(files: Workbook['files']): string[] {
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const all = (xml: string, of: RegExp) => [...xml.matchAll(of)].map(([, one = '']) => one)
  const types = read('[Content_Types].xml')
  const endings = all(types, /<Default Extension="([^"]*)"/g)
  const typed = all(types, /<Override PartName="\/([^"]*)"/g)
  const named = Object.keys(files).filter((name) => name !== '[Content_Types].xml')
  // The empty name is the package itself.
  return [
    ...typed.filter((name) => !files[name]).map((name) => `${name} has a type, but is missing`),
    ...['', ...named].flatMap((name) => {
      const { dir, base } = posix.parse(name)
      const ending = name.slice(name.lastIndexOf('.') + 1)
      const isTyped = name === '' || typed.includes(name) || (ending !== 'xml' && endings.includes(ending))
      const links = [
        ...read(posix.join(dir, '_rels', `${base}.rels`)).matchAll(
          /<Relationship Id="([^"]*)"[^>]*Target="([^"]*)"([^>]*)>/g,
        ),
      ]
      const used = ending === 'xml' ? all(read(name), / r:(?:id|embed)="([^"]*)"/g) : []
      const lost = used.filter((id) => !links.some(([, known]) => known === id))
      const leadTo = (target: string) => posix.join(dir, target)
      const broken = links.filter(
        ([, , target = '', mode = '']) => !mode.includes('External') && !files[leadTo(target)],
      )
      return [
        ...(isTyped ? [] : [`${name} has no type`]),
        ...lost.map((id) => `${name} uses ${id}, which is no relationship`),
        ...broken.map(([, , target]) => `${name} leads to ${target}, which is missing`),
      ]
    }),
  ]
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

/** Evaluates the cells of a workbook, with their formulas, in binary floating point as spreadsheets do. */
export function evaluator(workbook: Workbook): (sheet: string, at: string) => number {
  const known = new Map<string, number>()
  return cellValue

  function cellValue(sheet: string, at: string): number {
    const key = `${sheet}!${at}`
    const before = known.get(key)
    if (before !== undefined) return before
    const cell = workbook.sheets.get(sheet)?.get(at)
    const value =
      cell?.formula === undefined
        ? Number(cell?.value ?? 0)
        : valueOfFormula(cell.formula, {
            valueOf: (reference) => referredValue(workbook.names.get(reference) ?? reference, sheet),
            valuesOf: (range) => rangeValues(range, sheet),
          })
    known.set(key, value)
    return value
  }

  function referredValue(reference: string, sheet: string): number {
    const [where, at] = sheetAndCells(reference, sheet)
    if (!/^[A-Z]+\d+$/.test(at)) throw new Error(`${reference} is no cell.`)
    return cellValue(where, at)
  }

  /** NaN stands for an empty cell: an empty tax rate is not a rate of 0. */
  function rangeValues(reference: string, sheet: string): number[] {
    const [where, span] = sheetAndCells(reference, sheet)
    const [, column = '', first = '', , last = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(span) ?? []
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => {
      const cell = `${column}${Number(first) + at}`
      const written = workbook.sheets.get(where)?.get(cell)
      return written?.value === undefined && written?.formula === undefined ? Number.NaN : cellValue(where, cell)
    })
  }
}

/** The sheet and the cells of a reference: `'Budget'!$C$3` is on `Budget`, at `C3`. */
function sheetAndCells(reference: string, sheet: string): [string, string] {
  const [, quoted, at = ''] = /^(?:'([^']*)'!)?(.*)$/.exec(reference) ?? []
  return [quoted ?? sheet, at.replaceAll('$', '')]
}

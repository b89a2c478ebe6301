import type { Readable } from 'node:stream'
import { mergeOf, tooMany } from './merged-cells.ts'
import type { Merge } from './merged-cells.ts'
import { readPart, relationsOf } from './workbook.ts'
import type { Workbook, WorkbookSheet } from './workbook.ts'
import { createXmlReader } from './xml-reader.ts'
import { tagAttributesOf } from './xml-text.ts'

/** In bytes, and the limit of merges: two for each product of a large list. */
const LONGEST_TAIL = 16 * 1024 * 1024
const MOST_MERGES = 250_000
const MOST_TABLES = 100
const PIECE = 64 * 1024
/** The end of the tag that closes the rows, whatever its prefix. */
const END_OF_ROWS = Buffer.from('sheetData>')

/** What stands after the rows of a sheet, and is needed while they are read. */
export interface SheetTail {
  merges: Merge[]
  /** A filter hides some of its rows. */
  isFiltered: boolean
}

/** Reads the tail of a sheet before its rows, without reading these as XML. Throws TableRefused if there are too many merges. */
export async function readTail({ zip }: Workbook, { path }: WorkbookSheet): Promise<SheetTail> {
  const tail: SheetTail = { merges: [], isFiltered: false }
  const filter = createFilterFinder()
  let isInMerges = false
  const xml = createXmlReader({
    onOpen(name, attributes) {
      filter.onOpen(name)
      if (name === 'mergeCells') isInMerges = true
      if (name !== 'mergeCell') return
      const merge = mergeOf(tagAttributesOf(attributes).get('ref') ?? '')
      if (merge) tail.merges.push(merge)
      if (tail.merges.length > MOST_MERGES) throw tooMany()
    },
    onClose(name) {
      filter.onClose(name)
      if (name === 'mergeCells') isInMerges = false
    },
  })
  // Its rows are missing, so it is read as the inside of another tag, and not to its end.
  xml.write('<worksheet>')
  const bytes = await bytesAfterRows(await zip.read(path))
  const text = bytes.toString()
  for (let at = 0; at < text.length; at += PIECE) xml.write(text.slice(at, at + PIECE))
  if (isInMerges && bytes.length === LONGEST_TAIL) throw tooMany()
  tail.isFiltered = filter.isFound() || (await hasFilteredTable(zip, path))
  return tail
}

async function bytesAfterRows(bytes: Readable): Promise<Buffer> {
  const within = END_OF_ROWS.length - 1
  let kept: Buffer[] = []
  let size = 0
  let isAfter = false
  /** The end of the chunk before, in which the tag may begin. */
  let before: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const seam = Buffer.concat([before, chunk.subarray(0, within)])
    const at = chunk.lastIndexOf(END_OF_ROWS)
    const atSeam = at < 0 ? seam.lastIndexOf(END_OF_ROWS) : -1
    if (at >= 0 || atSeam >= 0) {
      isAfter = true
      kept = []
      size = 0
    }
    if (isAfter && size < LONGEST_TAIL) {
      const from = at >= 0 ? at + within + 1 : atSeam >= 0 ? atSeam + within + 1 - before.length : 0
      kept.push(chunk.subarray(from))
      size += chunk.length - from
    }
    before = chunk.length < within ? seam.subarray(-within) : chunk.subarray(-within)
  }
  return Buffer.concat(kept).subarray(0, LONGEST_TAIL)
}

/** A table within a sheet has a filter of its own (ECMA-376 part 1, 18.5.1.2). */
async function hasFilteredTable(zip: Workbook['zip'], sheet: string): Promise<boolean> {
  const filter = createFilterFinder()
  const tables = (await relationsOf(zip, sheet)).filter(({ type }) => type === 'table')
  for (const { path } of tables.slice(0, MOST_TABLES)) await readPart(zip, path, filter)
  return filter.isFound()
}

/** Finds a column by which is filtered; one without a criterion only hides its button. Filters of views that are not open do not count. */
function createFilterFinder() {
  let isColumn = false
  let isView = false
  let isFound = false
  return {
    onOpen(name: string) {
      if (name === 'customSheetViews') isView = true
      else if (name === 'filterColumn') isColumn = true
      else if (isColumn && !isView) isFound = true
    },
    onClose(name: string) {
      if (name === 'customSheetViews') isView = false
      else if (name === 'filterColumn') isColumn = false
    },
    isFound: () => isFound,
  }
}

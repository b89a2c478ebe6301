import { isDateFormat } from './date-format.ts'
import type { XmlListener } from './xml-reader.ts'
import { tagAttributesOf } from './xml-text.ts'

/** Excel's own limit of cell styles. */
const MOST_STYLES = 65_490

/** Reads the styles of a workbook (ECMA-376 part 1, 18.8) and says which cell styles show a date. */
export function createStyleReader(): XmlListener & { dateStyles(): boolean[] } {
  const dateFormats = new Map<number, boolean>()
  const ids: number[] = []
  let isCells = false
  return {
    onOpen(tag, attributes) {
      if (tag === 'cellXfs') isCells = true
      else if (tag === 'numFmt') {
        const facts = tagAttributesOf(attributes)
        const id = Number(facts.get('numFmtId'))
        dateFormats.set(id, isDateFormat(id, facts.get('formatCode') ?? ''))
      } else if (tag === 'xf' && isCells && ids.length < MOST_STYLES)
        ids.push(Number(tagAttributesOf(attributes).get('numFmtId') ?? 0))
    },
    onClose(tag) {
      if (tag === 'cellXfs') isCells = false
    },
    dateStyles: () => ids.map((id) => dateFormats.get(id) ?? isDateFormat(id, undefined)),
  }
}

import { isDateFormat } from './date-format.ts'
import { writerOf } from './number-format.ts'
import type { WriteNumber } from './number-format.ts'
import type { XmlListener } from './xml-reader.ts'
import { tagAttributesOf } from './xml-text.ts'

/** Excel's own limit of cell styles. */
const MOST_STYLES = 65_490

/** How a cell style shows numbers: as a date, with what its format adds, or, if undefined, as they are. */
export type ShownNumber = 'date' | WriteNumber | undefined

/** Reads the styles of a workbook (ECMA-376 part 1, 18.8) and says how each shows numbers. */
export function createStyleReader(): XmlListener & { numberStyles(): ShownNumber[] } {
  const shownById = new Map<number, ShownNumber>()
  const ids: number[] = []
  let isCells = false
  return {
    onOpen(tag, attributes) {
      if (tag === 'cellXfs') isCells = true
      else if (tag === 'numFmt') {
        const facts = tagAttributesOf(attributes)
        const id = Number(facts.get('numFmtId'))
        shownById.set(id, shownBy(id, facts.get('formatCode') ?? ''))
      } else if (tag === 'xf' && isCells && ids.length < MOST_STYLES)
        ids.push(Number(tagAttributesOf(attributes).get('numFmtId') ?? 0))
    },
    onClose(tag) {
      if (tag === 'cellXfs') isCells = false
    },
    numberStyles: () => ids.map((id) => (shownById.has(id) ? shownById.get(id) : shownBy(id, undefined))),
  }
}

function shownBy(id: number, code: string | undefined): ShownNumber {
  return isDateFormat(id, code) ? 'date' : writerOf(id, code)
}

import { isDateFormat, isDurationFormat } from './date-format.ts'
import { textWriterOf, writerOf } from './number-format.ts'
import type { WriteNumber } from './number-format.ts'
import type { XmlListener } from './xml-reader.ts'
import { isOn, tagAttributesOf } from './xml-text.ts'

/** Excel's own limit of cell styles. */
const MOST_STYLES = 65_490
const LONGEST_COLOUR = 60
const LONGEST_LOOK = 200

/** What a number format says of a cell. */
interface CellFormat {
  /** How it shows numbers: as a date, a duration, with what it adds, or, if undefined, as they are. */
  number: 'date' | 'duration' | WriteNumber | undefined
  /** What it adds to texts. */
  text: ((text: string) => string) | undefined
}

export interface CellStyle extends CellFormat {
  isStruck: boolean
  /** Weight, size, colours and indent: equal for cells that look alike. */
  look: string
}

/** Reads the styles of a workbook (ECMA-376 part 1, 18.8), by the index that cells name. */
export function createStyleReader(): XmlListener & { styles(): CellStyle[] } {
  const formats = new Map<number, CellFormat>()
  const fonts: { isStruck: boolean; look: string }[] = []
  const fills: string[] = []
  const found: { format: number; font: number; fill: number; indent: string }[] = []
  let within = ''
  return {
    onOpen(tag, attributes) {
      if (tag === 'fonts' || tag === 'fills' || tag === 'cellXfs') within = tag
      else if (tag === 'numFmt') {
        const facts = tagAttributesOf(attributes)
        const id = Number(facts.get('numFmtId'))
        formats.set(id, formatOf(id, facts.get('formatCode') ?? ''))
      } else if (within === 'fonts') readFont(tag, attributes)
      else if (within === 'fills') readFill(tag, attributes)
      else if (within === 'cellXfs') readStyle(tag, attributes)
    },
    onClose(tag) {
      if (tag === within) within = ''
    },
    styles: () => found.map(styleOf),
  }

  function readFont(tag: string, attributes: string): void {
    if (tag === 'font' && fonts.length < MOST_STYLES) fonts.push({ isStruck: false, look: '' })
    const font = fonts.at(-1)
    if (!font || tag === 'font' || font.look.length > LONGEST_LOOK) return
    if (tag === 'strike') font.isStruck = isOn(attributes)
    else if ((tag === 'b' || tag === 'i' || tag === 'u') && isOn(attributes)) font.look += `${tag} `
    else if (tag === 'sz') font.look += `${Number(tagAttributesOf(attributes).get('val') ?? 0)} `
    else if (tag === 'color') font.look += `${attributes.trim().slice(0, LONGEST_COLOUR)} `
  }

  function readFill(tag: string, attributes: string): void {
    if (tag === 'fill' && fills.length < MOST_STYLES) fills.push('')
    else if ((tag === 'fgColor' || tag === 'color') && (fills.at(-1)?.length ?? 0) <= LONGEST_LOOK)
      fills.push((fills.pop() ?? '') + attributes.trim().slice(0, LONGEST_COLOUR))
  }

  function readStyle(tag: string, attributes: string): void {
    const facts = tagAttributesOf(attributes)
    const number = (name: string) => Number(facts.get(name) ?? 0)
    if (tag === 'xf' && found.length < MOST_STYLES)
      found.push({ format: number('numFmtId'), font: number('fontId'), fill: number('fillId'), indent: '' })
    const last = found.at(-1)
    if (tag === 'alignment' && last) last.indent = facts.get('indent') ?? ''
  }

  function styleOf({ format, font, fill, indent }: (typeof found)[number]): CellStyle {
    const known = formats.get(format) ?? formatOf(format, undefined)
    formats.set(format, known)
    const { isStruck = false, look = '' } = fonts[font] ?? {}
    return { ...known, isStruck, look: `${look}|${fills[fill] ?? ''}|${indent}` }
  }
}

function formatOf(id: number, code: string | undefined): CellFormat {
  const number = isDurationFormat(id, code) ? 'duration' : isDateFormat(id, code) ? 'date' : writerOf(id, code)
  return { number, text: textWriterOf(code) }
}

import { hexOfNcs, NCS_NOTATION } from '../../../contract/colors/ncs.ts'
import { readTypedColor } from '../../../contract/colors/typed-color.ts'
import { systemValue } from '../../catalogue/color-systems.ts'

export interface ColorWords {
  kind: 'color'
  /** `#rrggbb` */
  hex: string
  /** Its code in a colour system. */
  name?: string
  from: number
  to: number
}

/** A "#" or the name of the notation makes it unambiguous. */
const SAID =
  /(?<![\p{sc=Latin}\p{N}#&_/-])(?:#(?:[0-9a-f]{6}|[0-9a-f]{3})|rgba?\([\d ,/.%]+\))(?![\p{sc=Latin}\p{N}_])/gu
/** Both digits and letters: neither "facade" nor 600600. */
const BARE = /(?<![\p{sc=Latin}\p{N}#&_/.-])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}(?![\p{sc=Latin}\p{N}_/-])/gu

/** A code of a colour system, which says its name. */
const OF_SYSTEM = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}_-])(?:ral[\s-]?(?<ral>\d{4})|${NCS_NOTATION})(?![\p{sc=Latin}\p{N}_])`,
  'gu',
)

/** Whether a product has such a model number. */
export type IsCode = (text: string) => boolean

/** "#c8a97e", "#fff", "rgb(200, 169, 126)"; "RAL 7016", "NCS S 0502-Y"; "c8a97e" unless it is a model number. */
export function readColorWords(plain: string, isCode: IsCode): ColorWords | null {
  for (const { index, 0: text, groups: { ral = '' } = {} } of plain.matchAll(OF_SYSTEM)) {
    const hex = ral ? systemValue('RAL', ral) : hexOfNcs(text)
    const name = ral ? `RAL ${ral}` : text.toUpperCase()
    if (hex) return { kind: 'color', hex, name, from: index, to: index + text.length }
  }
  for (const [form, isSaid] of [
    [SAID, true],
    [BARE, false],
  ] as const)
    for (const { index, 0: text } of plain.matchAll(form)) {
      const hex = readTypedColor(text)
      if (hex && (isSaid || !isCode(text))) return { kind: 'color', hex, from: index, to: index + text.length }
    }
  return null
}

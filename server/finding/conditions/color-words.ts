import { readTypedColor } from '../../../contract/colors/typed-color.ts'

export interface ColorWords {
  kind: 'color'
  /** `#rrggbb` */
  hex: string
  from: number
  to: number
}

/** A "#" or the name of the notation makes it unambiguous. */
const SAID =
  /(?<![\p{sc=Latin}\p{N}#&_/-])(?:#(?:[0-9a-f]{6}|[0-9a-f]{3})|rgba?\([\d ,/.%]+\))(?![\p{sc=Latin}\p{N}_])/gu
/** Both digits and letters: neither "facade" nor 600600. */
const BARE = /(?<![\p{sc=Latin}\p{N}#&_/.-])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}(?![\p{sc=Latin}\p{N}_/-])/gu

/** Whether a product has such a model number. */
export type IsCode = (text: string) => boolean

/** "#c8a97e", "#fff", "rgb(200, 169, 126)"; "c8a97e" unless it is a model number. */
export function readColorWords(plain: string, isCode: IsCode): ColorWords | null {
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

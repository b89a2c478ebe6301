import { marksOn } from '../../../contract/boards/layout/sheet.ts'
import type { SheetPage } from '../../../contract/boards/layout/sheet.ts'

/** All texts that pages have. */
export function* textsOf(pages: readonly SheetPage[]): Generator<string> {
  for (const { mark } of marksOn(pages)) if (mark.type === 'text') yield settle(mark.text)
}

/** Normalises a text, and drops characters that have no shape. */
export function settle(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
}

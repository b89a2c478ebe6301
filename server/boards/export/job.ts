import type { DrawnBoard } from '../../../contract/boards/layout/draw-board.ts'
import type { Page, SheetWish } from '../../../contract/boards/layout/sheet.ts'
import type { Source } from '../../../contract/boards/layout/marks.ts'
import type { Language } from '../../../contract/problem.ts'

/** What is to be drawn, as plain data: it goes to a process of its own, which lays it out as well. */
export type Wish =
  /** A board as it is printed. */
  | { format: 'svg' | 'pdf' | 'png'; dpi: number; sheet: SheetWish }
  /** The paper alone, so many pixels wide, without what would be read on it. */
  | { format: 'webp'; width: number; board: DrawnBoard & { name: string } }

/** What is laid out already. */
export interface Job {
  pages: Page[]
  title: string
  language: Language
}

/** A picture that a drawing needs, and how wide it is drawn at the most. */
export interface WantedPicture {
  source: Source
  widthPx: number
}

/** A JPEG. */
export type JobPicture = Uint8Array

/** By the name of their source; one that is no more is left out. */
export type JobPictures = ReadonlyMap<string, JobPicture>

export function nameOfSource(source: Source): string {
  return source.type === 'own' ? source.key : source.address
}

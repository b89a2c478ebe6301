import type { DrawnBoard } from '../../../contract/boards/layout/draw-board.ts'
import type { SheetPage, SheetWish } from '../../../contract/boards/layout/sheet.ts'
import type { Source } from '../../../contract/boards/layout/marks.ts'
import type { Seen } from '../../../contract/boards/layout/seen-parts.ts'
import type { Letterhead } from '../../../contract/paper.ts'
import type { Language } from '../../../contract/problem.ts'

/** An order to draw, as plain data for the drawing process, which also computes the layout. */
export type DrawingOrder =
  /** A printed board. */
  | { format: 'svg' | 'pdf' | 'png'; dpi: number; sheet: SheetWish }
  /** The board alone, `width` pixels wide, without texts. */
  | { format: 'webp'; width: number; board: DrawnBoard & { name: string } }

/** An order with its layout. */
export interface Job {
  pages: SheetPage[]
  title: string
  language: Language
  /** The studio whose file it is; absent: it is Quarry's. */
  studio?: Letterhead['studio'] | undefined
}

/** A drawing as a file. */
export interface DrawnFile {
  content: Uint8Array
  /** The characters of its texts that the typefaces lack, drawn as boxes. */
  missing: ReadonlySet<string>
}

/** A picture that a drawing needs, the greatest width at which it is drawn, and what is seen of it. */
export interface WantedPicture {
  source: Source
  widthPx: number
  seen: Seen
}

/** A JPEG. */
export type JobPicture = Uint8Array

/** Pictures by the name of their source. One that is gone is left out. */
export type JobPictures = ReadonlyMap<string, JobPicture>

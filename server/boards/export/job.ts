import type { Page } from '../../../contract/boards/layout/sheet.ts'
import type { Source } from '../../../contract/boards/layout/marks.ts'
import type { Language } from '../../../contract/problem.ts'

/** What is to be drawn, as plain data: it goes to a process of its own. */
export interface Job {
  pages: Page[]
  title: string
  language: Language
  output:
    | { format: 'svg' }
    | { format: 'pdf' }
    | { format: 'png'; dpi: number }
    /** Of the first page. */
    | { format: 'webp'; width: number }
}

/** A JPEG. */
export type JobPicture = Uint8Array

/** By the name of their source; one that is no more is left out. */
export type JobPictures = ReadonlyMap<string, JobPicture>

export function nameOfSource(source: Source): string {
  return source.type === 'own' ? source.key : source.address
}

import type { ImportCategoryPath } from '../../../../contract/import-file.ts'
import { plain } from '../../../imports/mapping/read-number.ts'

const HAN = /\p{Script=Han}/u
/** What a path of a table is taken apart by. */
const BETWEEN = /[>›»/\\]|\s-\s/

/** A category as the cells of both languages have it, from the root: as far as its names can be told from what stands between them. */
export function categoryCells(path: ImportCategoryPath): { category: string; enCategory: string } {
  const enCategory = joined(path.map(({ enName }) => enName))
  const category = joined(path.map(({ name }) => name))
  // Alone, a Chinese path is known by its letters.
  const isKnown = enCategory !== '' || path.every(({ name = '' }) => HAN.test(name))
  return { category: isKnown ? category : '', enCategory }
}

function joined(steps: readonly (string | undefined)[]): string {
  const isSayable = steps.every((step) => step !== undefined && plain(step) === step && !BETWEEN.test(step))
  return isSayable ? steps.join(' > ') : ''
}

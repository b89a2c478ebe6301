import type { ImportCategoryPath } from '../../../../contract/import-file.ts'
import { plain } from '../../../imports/mapping/read-number.ts'

const HAN = /\p{Script=Han}/u
/** What separates the parts of a category path in a table. */
const BETWEEN = /[>›»/\\]|\s-\s/

/** A category path as cells of both languages, from the root; empty where a name contains a separator. */
export function categoryCells(path: ImportCategoryPath): { category: string; enCategory: string } {
  const enCategory = joined(path.map(({ enName }) => enName))
  const category = joined(path.map(({ name }) => name))
  // A Chinese path alone is recognised by its characters.
  const isKnown = enCategory !== '' || path.every(({ name = '' }) => HAN.test(name))
  return { category: isKnown ? category : '', enCategory }
}

function joined(steps: readonly (string | undefined)[]): string {
  const isSayable = steps.every((step) => step !== undefined && plain(step) === step && !BETWEEN.test(step))
  return isSayable ? steps.join(' > ') : ''
}

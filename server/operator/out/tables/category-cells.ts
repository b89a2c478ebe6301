import type { ImportCategoryPath } from '../../../../contract/import-file.ts'
import { pathText } from '../../../imports/mapping/category-path.ts'
import { isReadable } from './cell-values.ts'

const HAN = /\p{Script=Han}/u

/** A category path as cells of both languages, from the root; both are empty where a name cannot be read back. */
export function categoryCells(path: ImportCategoryPath): { category: string; enCategory: string } {
  const names = path.map(({ name = null }) => name)
  const enNames = path.map(({ enName = null }) => enName)
  if (![...names, ...enNames].every((name) => name === null || isReadable(name)))
    return { category: '', enCategory: '' }
  const isEnglish = enNames.some((name) => name !== null)
  // Chinese names are recognised by their characters; any others beside steps that have no English name.
  const isKnown = isEnglish || names.every((name) => name !== null && HAN.test(name))
  return { category: pathText(names), enCategory: isKnown ? pathText(enNames) : names.map(() => '""').join(' > ') }
}

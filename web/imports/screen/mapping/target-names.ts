import type { TFunction } from 'i18next'
import { importTargets } from '../../../../contract/import-mapping.ts'
import type { ImportTarget, TableColumn } from '../../../../contract/import-mapping.ts'
import type { ImportTexts } from '../../../locales/import-texts.ts'

export const allTargets = Object.keys(importTargets) as ImportTarget[]

/** A target's name on the screen. Dots separate keys of texts, so names of keys contain none. */
export function targetName(t: TFunction, target: ImportTarget): string {
  return t(`import.target.${target.replaceAll('.', '_') as keyof ImportTexts['target']}`)
}

/** The name of a column as a person reads it: those made of section titles are named by us, the others by their file. */
export function columnName({ name, isSection }: Pick<TableColumn, 'name' | 'isSection'>, t: TFunction): string {
  return isSection ? name.replace('Section', t('import.section')) : name
}

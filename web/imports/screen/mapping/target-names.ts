import type { TFunction } from 'i18next'
import { importTargets } from '../../../../contract/import-mapping.ts'
import type { ImportTarget } from '../../../../contract/import-mapping.ts'
import type { ImportTexts } from '../../../locales/import-texts.ts'

export const allTargets = Object.keys(importTargets) as ImportTarget[]

/** What a place of the catalogue is called on the screen. A dot parts keys of texts, and so stands in none. */
export function targetName(t: TFunction, target: ImportTarget): string {
  return t(`import.target.${target.replaceAll('.', '_') as keyof ImportTexts['target']}`)
}

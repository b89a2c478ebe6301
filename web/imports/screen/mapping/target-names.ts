import type { TFunction } from 'i18next'
import { importTargets } from '../../../../contract/import-mapping.ts'
import type { ImportTarget } from '../../../../contract/import-mapping.ts'
import type { ImportTexts } from '../../../locales/import-texts.ts'

export const allTargets = Object.keys(importTargets) as ImportTarget[]

/** A target's name on the screen. Dots separate keys of texts, so names of keys contain none. */
export function targetName(t: TFunction, target: ImportTarget): string {
  return t(`import.target.${target.replaceAll('.', '_') as keyof ImportTexts['target']}`)
}

import type { TFunction } from 'i18next'
import { pickName } from '../../catalogue/names.ts'

interface Ranked {
  id: string
  name: string | null
  enName: string | null
}

/** The name, or the number where the name is unknown. */
export function rankName({ id, name, enName }: Ranked, isChinese: boolean, t: TFunction): string {
  return pickName(isChinese, name, enName) || t('analysis.unnamed', { id })
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { WorkKind } from '../../../../../contract/collaboration/rights.ts'
import type { LinkFieldName } from '../../../../../contract/sharing/links.ts'

const OTHERWISE_IN_CATALOGUE = ['price', 'cover', 'leadTime'] as const

/** "Name, Brand and Price". */
export function useFieldList(): (fields: readonly LinkFieldName[]) => string {
  const { t, i18n } = useTranslation()
  const format = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (fields) => format.format(fields.map((field) => t(`shareLinks.fields.${field}`)))
}

/** What a field reveals. Prices of a board or folder are the catalogue's. */
export function tellsText(field: LinkFieldName, kind: WorkKind, t: TFunction): string {
  const other =
    kind === 'budget' || kind === 'project' ? undefined : OTHERWISE_IN_CATALOGUE.find((one) => one === field)
  return other ? t(`shareLinks.tellsCatalogue.${other}`) : t(`shareLinks.tells.${field}`)
}

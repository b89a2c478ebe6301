import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { WorkKind } from '../../../../../contract/collaboration/rights.ts'
import type { LinkFieldName } from '../../../../../contract/sharing/links.ts'
import type { ShownDraft } from '../link-draft.ts'

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

/** What a draft shows, in sentences that are true of its preset and its switches. */
export function usePresetText(
  kind: WorkKind,
  hasLists: boolean,
): (draft: ShownDraft, openPrices: number | undefined) => string {
  const { t, i18n } = useTranslation()
  const listOf = useFieldList()
  const between = i18n.language === 'zh-CN' ? '' : ' '
  return ({ preset, fields, figure }, openPrices) => {
    const hasFigure = hasLists && fields.includes('price') && figure !== null
    const open = hasFigure && openPrices !== 0 ? [t(`shareLinks.figureSays.${figure}`)] : []
    if (preset === 'own') return [t('shareLinks.presetSays.own'), ...open].join(between)
    const client = hasFigure
      ? 'clientOfOne'
      : hasLists
        ? 'client'
        : kind === 'project'
          ? 'clientOfVersion'
          : 'clientOfCatalogue'
    const hasMaker = fields.includes('brand') || fields.includes('model')
    const says = [
      t(`shareLinks.presetSays.${preset === 'client' ? client : preset}`),
      ...open,
      ...(hasMaker ? [] : [t('shareLinks.switchSays.noMaker')]),
      t(`shareLinks.switchSays.${fields.includes('certificates') ? 'warnings' : 'noWarnings'}`),
    ]
    return t('shareLinks.summary', { says: says.join(between), fields: listOf(fields) })
  }
}

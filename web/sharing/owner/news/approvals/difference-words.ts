import type { TFunction } from 'i18next'
import type { Difference } from '../../../../../contract/sharing/difference.ts'
import { pickName } from '../../../../catalogue/names.ts'
import { shareNewsEn } from '../../../../locales/share-news-texts.ts'

type What = Difference['added'][number]
type FieldChange = Difference['changed'][number]['fields'][number]
type KnownField = keyof typeof shareNewsEn.difference.fields

/** A part of a difference, for reading: its heading, and a line for each thing. */
export interface DifferencePart {
  part: 'added' | 'removed' | 'replaced' | 'changed'
  lines: string[]
}

interface Reading {
  t: TFunction
  isChinese: boolean
}

/** What has changed, in the reader's language. Empty where nothing that is shown has. */
export function differenceWords(difference: Difference, reading: Reading): DifferencePart[] {
  const { t } = reading
  const { added, removed, replaced, changed } = difference
  const parts: DifferencePart[] = [
    { part: 'added', lines: added.map((what) => nameOf(what, reading)) },
    { part: 'removed', lines: removed.map((what) => nameOf(what, reading)) },
    {
      part: 'replaced',
      lines: replaced.map(({ from, to }) =>
        t('shareNews.difference.replacedBy', { from: nameOf(from, reading), to: nameOf(to, reading) }),
      ),
    },
    { part: 'changed', lines: changed.map(({ what, fields }) => changeText(what, fields, reading)) },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function nameOf({ id, name, enName }: What, { t, isChinese }: Reading): string {
  return pickName(isChinese, name, enName) || (id === null ? t('shareNews.difference.whole') : '–')
}

/** "Smoked oak – price: 180.00 → 190.00; packs: 16 → 17". */
function changeText(what: What, fields: readonly FieldChange[], reading: Reading): string {
  const { t, isChinese } = reading
  const nothing = t('shareNews.difference.empty')
  const changes = fields.map(({ field, from, to }) =>
    t('shareNews.difference.fromTo', { field: fieldText(field, t), from: from ?? nothing, to: to ?? nothing }),
  )
  const named = what.id === null ? t('shareNews.difference.whole') : nameOf(what, reading)
  return `${named} – ${changes.join(isChinese ? '；' : '; ')}`
}

/** A field that has no words yet is still told of. */
function fieldText(field: string, t: TFunction): string {
  return isKnown(field) ? t(`shareNews.difference.fields.${field}`) : t('shareNews.difference.fields.other')
}

function isKnown(field: string): field is KnownField {
  return field in shareNewsEn.difference.fields
}

import type { TFunction } from 'i18next'
import type { Difference } from '../../../../../contract/sharing/difference.ts'
import { pickName } from '../../../../catalogue/names.ts'

type What = Difference['added'][number]
type FieldChange = Difference['changed'][number]['fields'][number]

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
  const changes = fields.map(({ field, from, to }) => {
    const name = t(`shareNews.difference.fields.${field}`)
    // Of a place or an order nobody wants to read figures.
    if (from === null && to === null) return t('shareNews.difference.isOther', { field: name })
    return t('shareNews.difference.fromTo', { field: name, from: from ?? nothing, to: to ?? nothing })
  })
  const named = what.id === null ? t('shareNews.difference.whole') : nameOf(what, reading)
  return `${named} – ${changes.join(isChinese ? '；' : '; ')}`
}

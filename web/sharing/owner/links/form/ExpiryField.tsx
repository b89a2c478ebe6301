import { useTranslation } from 'react-i18next'
import type { Link } from '../../../../../contract/sharing/link-calls.ts'
import { SelectField } from '../../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { endOf } from '../../../../kit/moments.ts'
import { endOfDay } from '../link-draft.ts'
import type { Expiry, LinkDraft } from '../link-draft.ts'

const CHOICES: readonly Expiry[] = ['d7', 'd30', 'd90', 'date']

interface ExpiryFieldProps {
  /** The link that is changed; null for a new one. */
  link: Link | null
  draft: LinkDraft
  isWrong: boolean
  onChange: (next: Partial<LinkDraft>) => void
}

/** When the link expires. */
export function ExpiryField({ link, draft, isWrong, onChange }: ExpiryFieldProps) {
  const { t, i18n } = useTranslation()
  const choices: readonly Expiry[] = link ? ['keep', ...CHOICES] : CHOICES
  const last = endOfDay(draft.date)
  const date = link ? endOf(link.expiresAt, i18n.language) : ''
  return (
    <>
      <SelectField
        label={t('shareLinks.form.expiry')}
        options={choices.map((value) => ({ value, label: t(`shareLinks.form.expires.${value}`, { date }) }))}
        value={draft.expiry}
        onChange={(chosen) => onChange({ expiry: choices.find((value) => value === chosen) ?? 'd90' })}
      />
      {draft.expiry === 'date' && (
        <TextField
          label={t('shareLinks.form.date')}
          type="date"
          note={Number.isNaN(last) ? undefined : t('shareLinks.form.dateNote', { date: endOf(last, i18n.language) })}
          value={draft.date}
          error={isWrong ? t('shareLinks.form.wrongDate') : undefined}
          onChange={(chosen) => onChange({ date: chosen })}
        />
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import type { WorkKind } from '../../../../../contract/collaboration/rights.ts'
import type { Link } from '../../../../../contract/sharing/link-calls.ts'
import { fieldsOfPreset } from '../../../../../contract/sharing/links.ts'
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx'
import type { LinkedDocument } from '../../shared-document.ts'
import { presetsOf, type LinkDraft, type PresetChoice, type LinkProblems } from '../link-draft.ts'
import { BrandField } from './BrandField.tsx'
import { useFieldList } from './field-words.ts'
import { FieldTicks } from './FieldTicks.tsx'
import styles from './LinkForm.module.css'

interface ShownChoiceProps {
  shared: LinkedDocument
  /** The link that is changed; null for a new one. */
  link: Link | null
  draft: Pick<LinkDraft, 'preset' | 'fields' | 'brandId'>
  wrong: Pick<LinkProblems, 'brandId' | 'fields'>
  onChange: (next: Partial<Pick<LinkDraft, 'preset' | 'fields' | 'brandId'>>) => void
}

/** What a link shows: a preset, or fields one by one. */
export function ShownChoice({ shared, link, draft, wrong, onChange }: ShownChoiceProps) {
  const { t } = useTranslation()
  const listOf = useFieldList()
  const { preset } = draft
  const says = t(`shareLinks.presetSays.${preset}`)
  const choose = (next: PresetChoice) => {
    // The own choice starts with the fields shown before.
    const fields = next === 'own' ? draft.fields : fieldsOfPreset(next, shared.kind)
    onChange({ preset: next, fields })
  }
  return (
    <div>
      <ChoiceField
        label={t('shareLinks.form.preset')}
        options={choicesFor(shared.kind, link).map((value) => ({ value, label: t(`shareLinks.presets.${value}`) }))}
        value={preset}
        onChange={choose}
      />
      <p className={styles['says']} aria-live="polite">
        {preset === 'own' ? says : t('shareLinks.summary', { says, fields: listOf(draft.fields) })}
      </p>
      {preset === 'supplier' && !link && (
        <BrandField shared={shared} draft={draft} isWrong={wrong.brandId === true} onChange={onChange} />
      )}
      {preset === 'own' && (
        <FieldTicks
          kind={shared.kind}
          chosen={draft.fields}
          isWrong={wrong.fields === true}
          onChoose={(fields) => onChange({ fields })}
        />
      )}
    </div>
  )
}

/** The brand of a supplier's link cannot change later. */
function choicesFor(kind: WorkKind, link: Link | null): readonly PresetChoice[] {
  if (!link) return presetsOf(kind)
  const isOfBrand = link.brandId !== null
  return presetsOf(kind).filter((choice) => choice === 'own' || (choice === 'supplier') === isOfBrand)
}

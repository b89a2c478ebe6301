import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkKind } from '../../../../../contract/collaboration/rights.ts'
import type { Link } from '../../../../../contract/sharing/link-calls.ts'
import { fieldsOfPreset } from '../../../../../contract/sharing/links.ts'
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx'
import type { LinkedDocument } from '../../shared-document.ts'
import { figureOfPreset, presetsOf, type PresetChoice, type LinkProblems, type ShownDraft } from '../link-draft.ts'
import { BrandField } from './BrandField.tsx'
import { usePresetText } from './field-words.ts'
import { FieldTicks } from './FieldTicks.tsx'
import { FigureChoice } from './FigureChoice.tsx'
import styles from './LinkForm.module.css'
import { PresetSwitches } from './PresetSwitches.tsx'

interface ShownChoiceProps {
  shared: LinkedDocument
  /** The link that is changed; null for a new one. */
  link: Link | null
  draft: ShownDraft
  /** Whether lists are shown, whose prices are ranges or one figure each. */
  hasLists: boolean
  wrong: Pick<LinkProblems, 'brandId' | 'fields'>
  onChange: (next: Partial<ShownDraft>) => void
}

/** What a link shows: a preset, or fields one by one. */
export function ShownChoice({ shared, link, draft, hasLists, wrong, onChange }: ShownChoiceProps) {
  const { t } = useTranslation()
  const says = usePresetText(shared.kind, hasLists)
  const { preset, fields } = draft
  const [open] = useState(() => shared.countOpenPrices?.())
  const choose = (next: PresetChoice) => {
    // The own choice starts with the fields shown before.
    if (next === 'own') onChange({ preset: next })
    else
      onChange({ preset: next, fields: fieldsOfPreset(next, shared.kind), figure: figureOfPreset(next, shared.kind) })
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
        {says(draft, open)}
      </p>
      {preset === 'supplier' && !link && (
        <BrandField shared={shared} draft={draft} isWrong={wrong.brandId === true} onChange={onChange} />
      )}
      {preset === 'own' && (
        <FieldTicks
          kind={shared.kind}
          chosen={fields}
          isWrong={wrong.fields === true}
          onChoose={(chosen) => onChange({ fields: chosen })}
        />
      )}
      <div className="mt-16 grid gap-16">
        {preset !== 'own' && <PresetSwitches draft={draft} onChange={onChange} />}
        {hasLists && fields.includes('price') && (
          <FigureChoice figure={draft.figure} open={open} onChange={(figure) => onChange({ figure })} />
        )}
      </div>
    </div>
  )
}

/** The brand of a supplier's link cannot change later. */
function choicesFor(kind: WorkKind, link: Link | null): readonly PresetChoice[] {
  if (!link) return presetsOf(kind)
  const isOfBrand = link.brandId !== null
  return presetsOf(kind).filter((choice) => choice === 'own' || (choice === 'supplier') === isOfBrand)
}

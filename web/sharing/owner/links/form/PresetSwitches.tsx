import { useTranslation } from 'react-i18next'
import { linkFieldNames, SWITCHED_FIELDS, type LinkFieldName } from '../../../../../contract/sharing/links.ts'
import { SwitchField } from '../../../../kit/fields/SwitchField.tsx'
import type { ShownDraft } from '../link-draft.ts'

interface PresetSwitchesProps {
  draft: Pick<ShownDraft, 'fields'>
  onChange: (next: Pick<ShownDraft, 'fields'>) => void
}

/** What can be switched on and off beside a preset. */
export function PresetSwitches({ draft, onChange }: PresetSwitchesProps) {
  const { t } = useTranslation()
  const turn = (switched: readonly LinkFieldName[], isOn: boolean) =>
    onChange({
      fields: linkFieldNames.filter((field) => (switched.includes(field) ? isOn : draft.fields.includes(field))),
    })
  return (['maker', 'warnings'] as const).map((name) => (
    <SwitchField
      key={name}
      label={t(`shareLinks.switches.${name}.label`)}
      note={t(`shareLinks.switches.${name}.note`)}
      value={SWITCHED_FIELDS[name].some((field) => draft.fields.includes(field))}
      onChange={(isOn) => turn(SWITCHED_FIELDS[name], isOn)}
    />
  ))
}

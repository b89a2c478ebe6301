import type { ImportTarget } from '../../../../contract/import-mapping.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { LineField } from './LineField.tsx'
import { useMeanings } from './meanings.ts'

interface MeaningFieldProps {
  label: string
  target: ImportTarget
  value: string
  /** The label of the empty choice. */
  none: string
  onChange: (value: string) => void
}

/** A value of a target: chosen where there is a list, else typed. */
export function MeaningField({ label, target, value, none, onChange }: MeaningFieldProps) {
  const meanings = useMeanings(target)
  if (!meanings) return <LineField label={label} value={value} onLeave={onChange} />
  const isKnown = value === '' || meanings.some((one) => one.value === value)
  const options = [{ value: '', label: none }, ...(isKnown ? [] : [{ value, label: value }]), ...meanings]
  return <SelectField label={label} options={options} value={value} onChange={onChange} />
}

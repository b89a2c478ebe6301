import { entryNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { useDictionary } from '../../../catalogue/queries.ts'
import { ChooseField } from '../../../kit/fields/ChooseField.tsx'

interface EntryFieldProps {
  type: Parameters<typeof useDictionary>[0]
  /** Its values are known by themselves, such as CNY: they stand beside their names. */
  isCode?: boolean
  label: string
  name: string
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** A choice from one of the dictionaries. */
export function EntryField({ type, isCode = false, ...field }: EntryFieldProps) {
  const isChinese = useIsChinese()
  const options = (useDictionary(type) ?? []).map((entry) => ({
    value: entry.value,
    label: entryNameOf(isChinese, entry),
    ...(isCode && { note: entry.value, otherWords: entry.value }),
  }))
  return <ChooseField {...field} options={options} />
}

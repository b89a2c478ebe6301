import { useTranslation } from 'react-i18next'
import { masks, type Chip, type OwnPicture, type Sample } from '../../../../contract/boards/item.ts'
import { changed, sharedValue } from '../../verbs/chosen.ts'
import { PlainSelect } from '../PlainSelect.tsx'
import { TickField } from '../TickField.tsx'
import { LabelFields } from './LabelFields.tsx'
import type { LooksProps } from './looks-props.ts'

/** What samples, pictures and chips have in common: a mask, a shadow and a label. */
export function LabelledLooks({ items, onChange }: LooksProps<Sample | OwnPicture | Chip>) {
  const { t } = useTranslation()
  const [first] = items
  if (!first) return null
  return (
    <>
      <PlainSelect
        label={t('boardPanels.mask')}
        value={sharedValue(items, ({ mask }) => mask)}
        options={masks.map((value) => ({ value, label: t(`boardPanels.masks.${value}`) }))}
        onChoose={(mask) => onChange(changed(items, { mask }))}
      />
      <TickField
        label={t('boardPanels.shadow')}
        isTicked={sharedValue(items, ({ shadow }) => shadow) === true}
        onTick={(shadow) => onChange(changed(items, { shadow }))}
      />
      <LabelFields label={first.label} onChange={(label) => onChange(changed(items, { label }))} />
    </>
  )
}

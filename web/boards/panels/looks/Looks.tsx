import { useTranslation } from 'react-i18next'
import { LONGEST_ALT_TEXT, LONGEST_BOARD_TEXT, type Item } from '../../../../contract/boards/item.ts'
import { changed, sharedValue } from '../../verbs/chosen.ts'
import { BoardNumberField } from '../BoardNumberField.tsx'
import { BoardTextField } from '../BoardTextField.tsx'
import { ChipLooks } from './ChipLooks.tsx'
import { FrameLooks } from './FrameLooks.tsx'
import { JointField } from './JointField.tsx'
import { LabelledLooks } from './LabelledLooks.tsx'
import styles from './Looks.module.css'
import type { LooksProps } from './looks-props.ts'
import { NameField } from './NameField.tsx'
import { ShapeLooks } from './ShapeLooks.tsx'
import { TextLooks } from './TextLooks.tsx'

/** How the chosen items look. Common properties change all of them; some need a single chosen item. */
export function Looks({ items, onChange }: LooksProps) {
  if (items.length === 0) return null
  const [only] = items.length === 1 ? items : []
  return (
    <div className={styles['looks']}>
      <TextLooks items={items.filter((item) => item.type === 'text')} onChange={onChange} />
      <ShapeLooks items={items.filter((item) => item.type === 'shape')} onChange={onChange} />
      <ChipLooks items={items.filter((item) => item.type === 'chip')} onChange={onChange} />
      <FrameLooks items={items.filter((item) => item.type === 'frame')} onChange={onChange} />
      {only && 'name' in only && <NameField item={only} onChange={onChange} />}
      <LabelledLooks items={items.filter((item) => 'label' in item)} onChange={onChange} />
      <JointField items={items.filter((item) => item.type === 'sku')} onChange={onChange} />
      <OpacityField items={items} onChange={onChange} />
      {only && <Notes item={only} onChange={onChange} />}
    </div>
  )
}

function OpacityField({ items, onChange }: LooksProps) {
  const { t } = useTranslation()
  const opacity = sharedValue(items, (item) => item.opacity)
  return (
    <BoardNumberField
      label={t('boardPanels.opacity')}
      unit="%"
      value={opacity === null ? null : Math.round(opacity * 100)}
      least={0}
      most={100}
      step={5}
      onSet={(share) => onChange(changed(items, { opacity: share / 100 }), 'opacity')}
    />
  )
}

/** Texts that the paper does not show: the designer's note and the alternative text. */
function Notes({ item, onChange }: { item: Item; onChange: LooksProps['onChange'] }) {
  const { t } = useTranslation()
  return (
    <>
      <BoardTextField
        label={t('boardPanels.note')}
        hint={t('boardPanels.noteHint')}
        value={item.note}
        most={LONGEST_BOARD_TEXT}
        onSet={(note) => onChange([{ ...item, note }], 'note')}
      />
      <BoardTextField
        label={t('boardPanels.altText')}
        hint={t('boardPanels.altTextHint')}
        value={item.altText}
        most={LONGEST_ALT_TEXT}
        isShort
        onSet={(altText) => onChange([{ ...item, altText }], 'altText')}
      />
    </>
  )
}

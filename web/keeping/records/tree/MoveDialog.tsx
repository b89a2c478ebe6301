import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import buttons from '../../../kit/buttons.module.css'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { RecordChooser } from '../RecordChooser.tsx'
import styles from '../RecordForm.module.css'
import { useTreeHand } from './tree-hand.ts'
import { isBelowItself, positionInTree } from './tree-rows.ts'

interface MoveDialogProps {
  category: TreeCategory
  tree: readonly TreeCategory[]
  nameOf: (category: TreeCategory) => string
  onClose: () => void
}

/** Moves a category without dragging. */
export function MoveDialog({ category, tree, nameOf, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useState(() => positionInTree(tree, category.id))
  const { put } = useTreeHand(tree, nameOf)
  const siblings = tree.filter(({ id, parentId }) => parentId === place.parentId && id !== category.id)
  const isBelow = isBelowItself(tree, category.id, place)
  return (
    <Dialog
      title={t('records.moveTitle', { name: nameOf(category) })}
      closeLabel={t('records.close')}
      width={520}
      isOpen
      isHeld
      hasField
      onClose={onClose}
    >
      <div className={styles['form']}>
        <RecordChooser
          kind="category"
          label={t('records.moveInto')}
          noneLabel={t('records.top')}
          exceptId={category.id}
          chosenId={place.parentId ?? ''}
          onChoose={(id) => setPlace({ parentId: id || null, beforeId: null })}
        />
        <SelectField
          label={t('records.moveBefore')}
          value={place.beforeId ?? ''}
          options={[
            ...siblings.map((sibling) => ({ value: sibling.id, label: nameOf(sibling) })),
            { value: '', label: t('records.moveLast') },
          ]}
          onChange={(id) => setPlace({ ...place, beforeId: id || null })}
        />
        <p className={styles['error']} role="alert">
          {isBelow && t('records.belowItself')}
        </p>
        <p className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={onClose}>
            {t('records.cancel')}
          </button>
          <button
            type="button"
            className={buttons['filled']}
            aria-disabled={isBelow}
            onClick={() => {
              if (isBelow) return
              put(category.id, place)
              onClose()
            }}
          >
            {t('records.moveDo')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

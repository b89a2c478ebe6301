import { useTranslation } from 'react-i18next'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import { Form } from '../../../forms/Form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { RecordChooser } from '../RecordChooser.tsx'
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
  const { put } = useTreeHand(tree, nameOf)
  const form = useForm({
    begun: positionInTree(tree, category.id),
    send: async (place) => {
      put(category.id, place)
      onClose()
    },
  })
  const place = form.values
  const siblings = tree.filter(({ id, parentId }) => parentId === place.parentId && id !== category.id)
  const why = isBelowItself(tree, category.id, place) ? t('records.belowItself') : undefined
  return (
    <Dialog
      title={t('records.moveTitle', { name: nameOf(category) })}
      closeLabel={t('kit.close')}
      width={520}
      isOpen
      isHeld
      hasField
      onClose={onClose}
    >
      <Form form={form} submitLabel={t('records.moveDo')} why={why} onCancel={onClose}>
        <RecordChooser
          kind="category"
          label={t('records.moveInto')}
          noneLabel={t('records.top')}
          exceptId={category.id}
          error={why}
          value={place.parentId ?? ''}
          onChange={(id) => form.set({ parentId: id || null, beforeId: null })}
        />
        <SelectField
          label={t('records.moveBefore')}
          value={place.beforeId ?? ''}
          options={[
            ...siblings.map((sibling) => ({ value: sibling.id, label: nameOf(sibling) })),
            { value: '', label: t('records.moveLast') },
          ]}
          onChange={(id) => form.set({ beforeId: id || null })}
        />
      </Form>
    </Dialog>
  )
}

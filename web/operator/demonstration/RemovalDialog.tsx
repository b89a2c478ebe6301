import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getDemonstration,
  previewRemoval,
  removeDemonstration,
  type RemovalPreview,
} from '../../../contract/demonstration.ts'
import { Form } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TickField } from '../../kit/fields/TickField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Answer } from '../../lists/Answer.tsx'
import { change, query, useChange } from '../../query.ts'

const removal = change(removeDemonstration, [getDemonstration])

interface RemovalDialogProps {
  isOpen: boolean
  /** What gets the focus where the button that opened it is gone. */
  elseFocusId: string
  onClose: () => void
}

/** Says what is deleted and what stays, and asks for confirmation. */
export function RemovalDialog({ isOpen, elseFocusId, onClose }: RemovalDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('demonstration.dialogTitle')}
      closeLabel={t('kit.cancel')}
      width={640}
      isOpen={isOpen}
      elseFocusId={elseFocusId}
      onClose={onClose}
    >
      {isOpen && <Removal onClose={onClose} />}
    </Dialog>
  )
}

function Removal({ onClose }: Pick<RemovalDialogProps, 'onClose'>) {
  const { t } = useTranslation()
  // Counted each time.
  const preview = useQuery(query(previewRemoval, {}, { isFresh: true, isForgotten: true }))
  const { mutateAsync } = useChange(removal, { isSilent: true })
  const form = useForm({
    begun: { agree: false },
    check: ({ agree }) => (agree ? {} : { agree: t('demonstration.agreeNeeded') }),
    send: async () => {
      await mutateAsync({ isConfirmed: true })
      onClose()
    },
  })
  return (
    <Answer query={preview} failed={t('demonstration.previewFailed')}>
      {(counted) => (
        <Form form={form} submitLabel={t('demonstration.confirm')} isGrave onCancel={onClose}>
          <Goes goes={counted.goes} />
          <Stays {...counted} />
          <p>{t('demonstration.never')}</p>
          <TickField {...form.field('agree')} label={t('demonstration.agree')} isRequired />
        </Form>
      )}
    </Answer>
  )
}

function Goes({ goes }: Pick<RemovalPreview, 'goes'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const counted = (['boards', 'budgets', 'folders', 'accounts'] as const).filter((name) => goes[name] > 0)
  const { products, skus } = goes
  return (
    <Things title={t('demonstration.goes')}>
      <li>{t('demonstration.products', { count: products, figure: figure(products), skus: figure(skus) })}</li>
      <li>{t('demonstration.shared')}</li>
      {counted.map((name) => (
        <li key={name}>{t(`demonstration.${name}`, { count: goes[name], figure: figure(goes[name]) })}</li>
      ))}
    </Things>
  )
}

function Stays({ stays: { products, skusInFolders }, keepsOwnAccount }: RemovalPreview) {
  const { t } = useTranslation()
  const figure = useFigures()
  return (
    <Things title={t('demonstration.stays')}>
      <li>{t('demonstration.own')}</li>
      {products > 0 && <li>{t('demonstration.changed', { count: products, figure: figure(products) })}</li>}
      {skusInFolders > 0 && (
        <li>{t('demonstration.inFolders', { count: skusInFolders, figure: figure(skusInFolders) })}</li>
      )}
      {keepsOwnAccount && <li>{t('demonstration.account')}</li>}
      <li>{t('demonstration.trail')}</li>
    </Things>
  )
}

function Things({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-6 text-body">{title}</h3>
      <ul className="grid list-disc gap-4 pl-20 text-second">{children}</ul>
    </div>
  )
}

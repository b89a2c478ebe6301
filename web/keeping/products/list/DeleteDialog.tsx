import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteProducts, restoreProducts } from '../../../../contract/keeping/products.ts'
import { call } from '../../../api.ts'
import buttons from '../../../kit/buttons.module.css'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { showToast } from '../../../kit/toasts/toast.ts'
import type { ChosenProducts } from '../chosen-products.ts'
import { useFigures } from '../../../kit/figures.ts'
import { idsFoundBy, readProductsAgain } from '../queries.ts'
import styles from './DeleteDialog.module.css'

/** As many ids as fit an address. */
const AT_A_TIME = 100

interface DeleteDialogProps {
  chosen: ChosenProducts
  onClose: () => void
  onDeleted: () => void
}

/** Asks before products are deleted, and says what goes with them; they can be restored. */
export function DeleteDialog({ chosen, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const restore = useMutation({
    mutationFn: (ids: readonly string[]) => inTurn(ids, (some) => call(restoreProducts, { ids: some })),
    onSuccess: (count) => showToast(t('keptProducts.restored', { count, figure: figure(count) })),
    onSettled: () => readProductsAgain(client),
  })
  const remove = useMutation({
    mutationFn: async () => {
      const ids = chosen.ids ?? (await idsFoundBy(chosen.filter))
      return { ids, count: await inTurn(ids, (some) => call(deleteProducts, { ids: some }), setDone) }
    },
    onSuccess: ({ ids, count }) => {
      showToast(t('keptProducts.deleted', { count, figure: figure(count) }), {
        label: t('keptProducts.undo'),
        act: () => restore.mutate(ids),
      })
      onDeleted()
      onClose()
    },
    onSettled: () => readProductsAgain(client),
  })
  const { count } = chosen
  return (
    <Dialog
      title={t('keptProducts.deleteTitle', { count, figure: figure(count) })}
      closeLabel={t('keptProducts.cancel')}
      width={520}
      isOpen
      isHeld={remove.isPending}
      onClose={() => !remove.isPending && onClose()}
    >
      <p>{t('keptProducts.deleteHint')}</p>
      <output className={styles['progress']}>
        {remove.isPending && t('keptProducts.deleting', { done: figure(done), total: figure(count) })}
      </output>
      <p className={styles['steps']}>
        <button type="button" className={buttons['plain']} onClick={() => !remove.isPending && onClose()}>
          {t('keptProducts.cancel')}
        </button>
        <button
          type="button"
          className={buttons['filled']}
          aria-busy={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate()}
        >
          {t('keptProducts.deleteYes')}
        </button>
      </p>
    </Dialog>
  )
}

/** Deletes some at a time, call after call; answers the totals. */
async function inTurn(
  ids: readonly string[],
  send: (some: string[]) => Promise<number>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let count = 0
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    onProgress(from)
    count += await send(ids.slice(from, from + AT_A_TIME))
  }
  return count
}

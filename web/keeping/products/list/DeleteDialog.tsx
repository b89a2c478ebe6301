import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteProducts, restoreProducts } from '../../../../contract/keeping/products.ts'
import { call } from '../../../api.ts'
import { Confirm } from '../../../kit/dialog/Confirm.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { idsFoundBy, readProductsAgain } from '../queries.ts'
import type { ChosenProducts } from '../wanted-products.ts'

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
  const counted = (count: number) => ({ count, figure: figure(count) })
  const restore = useMutation({
    mutationFn: (ids: readonly string[]) => inTurn(ids, (some) => call(restoreProducts, { ids: some })),
    onSuccess: (count) => showToast(t('keptProducts.restored', counted(count))),
    onSettled: () => readProductsAgain(client),
  })
  const remove = useMutation({
    mutationFn: async () => {
      const ids = chosen.ids ?? (await idsFoundBy(chosen.filter))
      return { ids, count: await inTurn(ids, (some) => call(deleteProducts, { ids: some }), setDone) }
    },
    onSuccess: ({ ids, count }) => {
      showToast(t('keptProducts.deleted', counted(count)), {
        label: t('keptProducts.undo'),
        act: () => restore.mutate(ids),
      })
      onDeleted()
      onClose()
    },
    onSettled: () => readProductsAgain(client),
  })
  return (
    <Confirm
      title={t('keptProducts.deleteTitle', counted(chosen.count))}
      text={t('keptProducts.deleteHint')}
      cancelLabel={t('kit.cancel')}
      confirmLabel={t('keptProducts.act.delete')}
      isBusy={remove.isPending}
      width={520}
      onCancel={() => !remove.isPending && onClose()}
      onConfirm={() => remove.mutate()}
    >
      <output className="figures text-meta text-second empty:hidden">
        {remove.isPending && t('keptProducts.deleting', { done: figure(done), total: figure(chosen.count) })}
      </output>
    </Confirm>
  )
}

/** Sends some at a time, call after call; answers the totals. */
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

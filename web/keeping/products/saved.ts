import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { KeptProductDetail } from '../../../contract/keeping/products.ts'
import { AnswerError } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { showFault, showLatest } from '../../kit/toasts/toast.ts'
import { showProduct } from './queries.ts'

const CHANGED_SINCE = 409
const TOPIC = 'kept-product'

/** Reports a save, with an undo; of several saves the latest can be undone. */
export function useSavedToast(): (undo: () => Promise<KeptProductDetail>) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const takeBack = async (undo: () => Promise<KeptProductDetail>) => {
    try {
      showProduct(client, await undo())
      showLatest(TOPIC, t('keptProducts.takenBack'))
    } catch (error) {
      if (error instanceof AnswerError && error.code === CHANGED_SINCE) showFault(t('keptProducts.notTakenBack'))
      else reportFailure(error)
    }
  }
  return (undo) =>
    showLatest(TOPIC, t('keptProducts.form.saved'), {
      label: t('keptProducts.undo'),
      act: () => void takeBack(undo),
    })
}

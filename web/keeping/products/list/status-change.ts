import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { publishProducts, withdrawProducts } from '../../../../contract/keeping/bulk.ts'
import { call } from '../../../api.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { selectionOf, type ChosenProducts } from '../chosen-products.ts'
import { useFigures } from '../../../kit/figures.ts'
import { readProductsAgain } from '../queries.ts'

interface StatusChange {
  to: 'publish' | 'withdraw'
  chosen: ChosenProducts
}

/** Puts products on sale or withdraws them, and says how many changed and whether anybody sees them. */
export function useStatusChange(): (to: StatusChange['to'], chosen: ChosenProducts) => void {
  const { t } = useTranslation()
  const figure = useFigures()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ to, chosen }: StatusChange) =>
      call(to === 'publish' ? publishProducts : withdrawProducts, selectionOf(chosen)),
    onSuccess: ({ changed: { products }, unseen }, { to }) => {
      readProductsAgain(client)
      const count = { count: products, figure: figure(products) }
      const done = to === 'publish' ? t('keptProducts.published', count) : t('keptProducts.withdrawn', count)
      const hidden = { count: unseen.length, figure: figure(unseen.length) }
      const also = unseen.length ? t('keptProducts.unseenSome', hidden) : ''
      showToast([products ? done : t('keptProducts.nothingToDo'), also].filter(Boolean).join(' '))
    },
  })
  return (to, chosen) => mutate({ to, chosen })
}

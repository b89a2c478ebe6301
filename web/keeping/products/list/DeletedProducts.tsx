import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getDeletedProducts,
  getDeletedSkus,
  restoreProducts,
  restoreSkus,
} from '../../../../contract/keeping/products.ts'
import { call } from '../../../api.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { Pager } from '../../../kit/lists/Pager.tsx'
import { Segments } from '../../../kit/Segments.tsx'
import { Trash } from '../../../lists/Trash.tsx'
import { query } from '../../../query.ts'
import { readProductsAgain } from '../queries.ts'

const A_PAGE = 20
const kinds = ['products', 'skus'] as const

/** Products and SKUs deleted in the last thirty days, each with a button that restores it. */
export function DeletedProducts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const [{ kind, pageNo }, show] = useState<{ kind: (typeof kinds)[number]; pageNo: number }>({
    kind: 'products',
    pageNo: 1,
  })
  const isOfSkus = kind === 'skus'
  const asked = { pageNo, pageSize: A_PAGE }
  const deleted = useQuery(query(isOfSkus ? getDeletedSkus : getDeletedProducts, asked, { isSilent: true }))
  const restore = async (id: string, name: string) => {
    const count = await call(isOfSkus ? restoreSkus : restoreProducts, { ids: [id] })
    readProductsAgain(client)
    return count ? t('keptProducts.trash.restored', { name }) : null
  }
  return (
    <Trash
      query={deleted}
      rowsOf={({ list }) => list.map((one) => ({ ...one, name: pickName(isChinese, one.name, one.enName) || one.id }))}
      hint={t(isOfSkus ? 'keptProducts.trash.skusHint' : 'keptProducts.trash.hint')}
      emptyHint={t('keptProducts.trash.emptyHint')}
      pager={
        <Pager
          what={t('keptProducts.trash.kind')}
          pageNo={pageNo}
          pageSize={A_PAGE}
          total={deleted.data?.total ?? 0}
          onTurn={(next) => show({ kind, pageNo: next })}
        />
      }
      onRestore={({ id, name }) => restore(id, name)}
      onClose={onClose}
    >
      <Segments
        label={t('keptProducts.trash.kind')}
        options={kinds.map((value) => ({ value, label: t(`keptProducts.trash.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => show({ kind: next, pageNo: 1 })}
      />
    </Trash>
  )
}

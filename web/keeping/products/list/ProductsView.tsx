import '../../../locales/keeping-products-texts.ts'
import '../../../locales/operator-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getKeptProductPage } from '../../../../contract/keeping/products.ts'
import { Button } from '../../../kit/Button.tsx'
import { PagedList } from '../../../lists/PagedList.tsx'
import { query } from '../../../query.ts'
import { isNarrowed, PRODUCTS_A_PAGE, queryOf, useWantedProducts } from '../wanted-products.ts'
import { DeletedProducts } from './DeletedProducts.tsx'
import { useProductColumns } from './product-columns.tsx'
import { ProductTools } from './ProductTools.tsx'
import { RowEditing } from './row-edits.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SkuRows } from './SkuRows.tsx'
import { useTicked } from './ticked-products.ts'

/** All products as staff keep them: found, filtered by gaps, edited in place, several at once. */
export function ProductsView() {
  return (
    <RowEditing>
      <Products />
      <RecentlyDeleted />
    </RowEditing>
  )
}

function Products() {
  const { t } = useTranslation()
  const { wanted, ask } = useWantedProducts()
  const products = useQuery(query(getKeptProductPage, queryOf(wanted), { isSilent: true, keepsLast: true }))
  const { list = [], total = 0 } = products.data ?? {}
  const ticks = useTicked(list, total, wanted)
  const [openId, setOpenId] = useState<string | null>(null)
  const columns = useProductColumns({
    isTicked: ticks.isTicked,
    onTick: ticks.tick,
    openId,
    onToggle: (id) => setOpenId(id === openId ? null : id),
  })
  const clearFilters = () =>
    ask({ keyword: null, status: null, lacks: null, lacksFact: null, brandId: null, categoryId: null })
  return (
    <>
      <ProductTools found={products.data} />
      <PagedList
        what={t('keptProducts.table')}
        query={products}
        failed={t('keptProducts.failed')}
        empty={
          isNarrowed(wanted)
            ? {
                title: t('keptProducts.noMatch'),
                action: <Button label={t('keptProducts.clearFilters')} onPress={clearFilters} />,
              }
            : { title: t('keptProducts.none'), hint: t('keptProducts.noneHint') }
        }
        columns={columns}
        keyOf={({ id }) => id}
        isTicked={ticks.isTicked}
        below={(product) => product.id === openId && <SkuRows product={product} />}
        pageNo={wanted.page}
        pageSize={PRODUCTS_A_PAGE}
        onTurn={(page) => ask({ page })}
      >
        {(data) => data.list.length > 0 && <SelectionBar ticks={ticks} onPage={data.list.length} total={data.total} />}
      </PagedList>
    </>
  )
}

/** The button for the deleted products. */
function RecentlyDeleted() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p className="mt-16">
      <Button label={t('deleted.title')} icon={IconHistory} opens="dialog" onPress={() => setIsOpen(true)} />
      {isOpen && <DeletedProducts onClose={() => setIsOpen(false)} />}
    </p>
  )
}

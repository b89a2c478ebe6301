import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { LatePart } from '../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../kit/late/lazy-component.tsx'
import { useSelection } from '../../../kit/lists/use-selection.ts'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { showToast } from '../../../kit/toasts/toast.ts'
import { reportFailure } from '../../../errors/report.ts'
import type { ChosenProducts } from '../chosen-products.ts'
import { filterOf, type WantedProducts } from '../wanted-products.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ProductCards } from './ProductCards.tsx'
import { ProductTable } from './ProductTable.tsx'
import { RowEditing } from './row-edits.tsx'
import { ProductSelectionBar, type Act } from './ProductSelectionBar.tsx'
import { useStatusChange } from './status-change.ts'

const BulkDialog = lazyComponent(async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog)

interface ProductListProps {
  products: readonly KeptProduct[]
  total: number
  wanted: WantedProducts
}

/** A page of products, and the actions for the ticked ones. */
export function KeptProductList({ products, total, wanted }: ProductListProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { selection, ticked, tick, tickAll, end } = useSelection(products)
  const [isAllFound, setIsAllFound] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const [dialog, setDialog] = useState<{ act: 'edit' | 'delete'; chosen: ChosenProducts } | null>(null)
  const [now] = useState(() => Date.now())
  const changeStatus = useStatusChange()
  const ids = ticked.map(({ id }) => id)
  const chosen: ChosenProducts = isAllFound ? { filter: filterOf(wanted), count: total } : { ids, count: ids.length }
  const clear = () => {
    setIsAllFound(false)
    end()
  }
  const act = (wish: Act) => {
    if (chosen.count === 0) return showToast(t(wish === 'delete' ? 'keptProducts.deleteNone' : 'keptProducts.choose'))
    if (wish === 'edit' || wish === 'delete') return setDialog({ act: wish, chosen })
    return changeStatus(wish, chosen)
  }
  const rows = {
    products,
    ticked: isAllFound ? new Set(products.map(({ id }) => id)) : selection.ids,
    onTick: (id: string, isRange: boolean) => {
      setIsAllFound(false)
      tick(id, isRange)
    },
    openId,
    onToggle: (id: string) => setOpenId(id === openId ? null : id),
    now,
  }
  const close = () => setDialog(null)
  return (
    <RowEditing>
      <ProductSelectionBar
        count={chosen.count}
        onPage={products.length}
        total={total}
        isAllFound={isAllFound}
        onTickPage={() => tickAll(products)}
        onTickFound={() => setIsAllFound(true)}
        onClear={clear}
        onAct={act}
      />
      {isPhone ? <ProductCards {...rows} /> : <ProductTable {...rows} />}
      {dialog?.act === 'delete' && <DeleteDialog chosen={dialog.chosen} onClose={close} onDeleted={clear} />}
      {dialog?.act === 'edit' && (
        <LatePart
          fallback={<ProgressLine label={t('loading')} />}
          onFailure={(fault) => {
            reportFailure(fault)
            close()
          }}
        >
          <BulkDialog chosen={dialog.chosen} onClose={close} />
        </LatePart>
      )}
    </RowEditing>
  )
}

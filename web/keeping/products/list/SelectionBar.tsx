import { IconEye, IconEyeOff, IconListDetails, IconTrash, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publishProducts, withdrawProducts } from '../../../../contract/keeping/bulk.ts'
import { reportFailure } from '../../../errors/report.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { TickField } from '../../../kit/fields/TickField.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { LatePart } from '../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../kit/late/lazy-component.tsx'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { showToast } from '../../../kit/toasts/toast.ts'
import { change, useChange } from '../../../query.ts'
import { readProductsAgain } from '../queries.ts'
import { selectionOf, type ChosenProducts } from '../wanted-products.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { Ticked } from './ticked-products.ts'

const BulkDialog = lazyComponent(async () => (await import('../bulk/BulkDialog.tsx')).BulkDialog)

const ICONS = { edit: IconListDetails, publish: IconEye, withdraw: IconEyeOff, delete: IconTrash }
const acts = ['edit', 'publish', 'withdraw', 'delete'] as const
type Act = (typeof acts)[number]

interface SelectionBarProps {
  ticks: Ticked
  onPage: number
  total: number
}

/** How many products there are and how many are ticked, and the actions for these. */
export function SelectionBar({ ticks, onPage, total }: SelectionBarProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { count } = ticks.chosen
  const isPage = count >= onPage
  return (
    <div className="sticky top-(--header) z-5 flex min-h-52 flex-wrap items-center gap-x-16 bg-paper text-meta low:static desk:pl-8 phone:top-(--notice-held) phone:-mx-8 phone:px-8 print:hidden">
      <TickField
        label={t('keptProducts.selectPage')}
        value={isPage}
        onChange={() => (isPage ? ticks.clear() : ticks.tickPage())}
      />
      <output className={`figures ${count > 0 ? 'font-medium' : 'text-second'}`}>
        {count > 0
          ? t('keptProducts.selected', { count, figure: figure(count) })
          : t('keptProducts.total', { count: total, figure: figure(total) })}
      </output>
      {isPage && !ticks.isAllFound && total > onPage && (
        <Button
          label={t('keptProducts.selectAll', { count: total, figure: figure(total) })}
          look="inline"
          onPress={ticks.tickFound}
        />
      )}
      {count > 0 && <IconButton label={t('keptProducts.clearSelection')} icon={IconX} isSmall onPress={ticks.clear} />}
      <Acts chosen={ticks.chosen} onDeleted={ticks.clear} />
    </div>
  )
}

function Acts({ chosen, onDeleted }: { chosen: ChosenProducts; onDeleted: () => void }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const [dialog, setDialog] = useState<{ act: Act; chosen: ChosenProducts } | null>(null)
  const changeStatus = useStatusChange()
  const start = (act: Act) => {
    if (chosen.count === 0) return showToast(t(act === 'delete' ? 'keptProducts.deleteNone' : 'keptProducts.choose'))
    if (act === 'edit' || act === 'delete') return setDialog({ act, chosen })
    return changeStatus[act](selectionOf(chosen))
  }
  const close = () => setDialog(null)
  return (
    <div className="flex flex-wrap gap-2 phone:basis-full phone:justify-between desk:ml-auto">
      {acts.map((act) => (
        <Button
          key={act}
          label={t(`keptProducts.act.${act}`)}
          icon={isPhone ? undefined : ICONS[act]}
          look="quiet"
          isSmall
          onPress={() => start(act)}
        />
      ))}
      {dialog?.act === 'delete' && <DeleteDialog chosen={dialog.chosen} onClose={close} onDeleted={onDeleted} />}
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
    </div>
  )
}

const publishing = change(publishProducts, [])
const withdrawing = change(withdrawProducts, [])

/** Puts products on sale or withdraws them, and says how many changed and whether anybody sees them. */
function useStatusChange() {
  const { t } = useTranslation()
  const figure = useFigures()
  const client = useQueryClient()
  const tell = (done: 'published' | 'withdrawn', products: number, unseen: number) => {
    readProductsAgain(client)
    const told = products
      ? t(`keptProducts.${done}`, { count: products, figure: figure(products) })
      : t('keptProducts.nothingToDo')
    const also = unseen ? t('keptProducts.unseenSome', { count: unseen, figure: figure(unseen) }) : ''
    showToast([told, also].filter(Boolean).join(' '))
  }
  const publish = useChange(publishing, {
    onDone: ({ changed, unseen }) => tell('published', changed.products, unseen.length),
  })
  const withdraw = useChange(withdrawing, {
    onDone: ({ changed, unseen }) => tell('withdrawn', changed.products, unseen.length),
  })
  return { publish: publish.mutate, withdraw: withdraw.mutate }
}

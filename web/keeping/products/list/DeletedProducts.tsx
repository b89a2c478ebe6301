import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreProducts, restoreSkus } from '../../../../contract/keeping/products.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { getDeletedProducts } from '../../../../contract/keeping/products.ts'
import { call } from '../../../api.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { reasonOf } from '../../../errors/message.ts'
import buttons from '../../../kit/buttons.module.css'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Face } from '../../../kit/Face.tsx'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { Pager } from '../../../kit/lists/Pager.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { DELETED_A_PAGE, deletedProductsPage, readProductsAgain } from '../queries.ts'
import { refusalIn } from '../refusal.ts'
import styles from './DeletedProducts.module.css'

const kinds = ['products', 'skus'] as const
type Kind = (typeof kinds)[number]
type Deleted = OutputOf<typeof getDeletedProducts>['list'][number]

const DAY_MS = 24 * 60 * 60_000

/** Products deleted in the last thirty days, each with a button that restores it. */
export function DeletedProducts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>('products')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, dataUpdatedAt, refetch } = useQuery(deletedProductsPage(kind, pageNo))
  const [said, setSaid] = useState('')
  return (
    <Dialog
      title={t('keptProducts.trash.title')}
      closeLabel={t('keptProducts.bulk.close')}
      width={680}
      isOpen
      onClose={onClose}
    >
      <ChoiceField
        label={t('keptProducts.trash.kind')}
        options={kinds.map((value) => ({ value, label: t(`keptProducts.trash.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setPageNo(1)
        }}
      />
      <output className={styles['said']}>{said}</output>
      {!data && error && <FailureFace error={error} what={t('deleted.failed')} onRetry={() => void refetch()} isPart />}
      {!data && !error && <ProgressLine label={t('deleted.loading')} />}
      {data?.list.length === 0 && <Face title={t('deleted.empty')} />}
      {data && data.list.length > 0 && (
        <>
          <p className={styles['hint']}>
            {t(kind === 'products' ? 'keptProducts.trash.hint' : 'keptProducts.trash.skusHint')}
          </p>
          <ul className={styles['list']} aria-label={t('deleted.list')}>
            {data.list.map((one) => (
              <DeletedOne key={one.id} kind={kind} one={one} now={dataUpdatedAt} onRestored={setSaid} />
            ))}
          </ul>
        </>
      )}
      <Pager
        what={t('keptProducts.trash.kind')}
        pageNo={pageNo}
        pageSize={DELETED_A_PAGE}
        total={data?.total ?? 0}
        onTurn={setPageNo}
      />
    </Dialog>
  )
}

interface DeletedOneProps {
  kind: Kind
  one: Deleted
  now: number
  onRestored: (words: string) => void
}

function DeletedOne({ kind, one, now, onRestored }: DeletedOneProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const name = pickName(isChinese, one.name, one.enName) || one.id
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(kind === 'products' ? restoreProducts : restoreSkus, { ids: [one.id] }),
    meta: { isSilent: true },
    onSuccess: (count) => {
      onRestored(count ? t('keptProducts.trash.restored', { name }) : t('deleted.gone'))
      readProductsAgain(client)
    },
  })
  const refusal = error && (refusalIn(error)?.reason ?? reasonOf(error, t))
  const days = t('deleted.daysLeft', { count: Math.max(Math.ceil((one.until - now) / DAY_MS), 1) })
  return (
    <li>
      <div>
        <p>{name}</p>
        <p className={styles['hint']}>{t('deleted.meta', { what: momentOf(one.deleteTime, i18n.language), days })}</p>
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      </div>
      <button
        type="button"
        className={buttons['plain']}
        aria-label={t('deleted.restoreOne', { name })}
        aria-busy={isPending}
        onClick={() => !isPending && mutate()}
      >
        {t('deleted.restore')}
      </button>
    </li>
  )
}

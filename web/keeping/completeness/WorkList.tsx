import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncompleteProduct } from '../../../contract/keeping/completeness.ts'
import { criteria } from '../../../contract/keeping/gaps.ts'
import { brandNameOf, pickName, useIsChinese } from '../../catalogue/names.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { Chip } from '../../kit/Chip.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useFigures, usePercents } from '../../kit/figures.ts'
import type { Column } from '../../kit/Table.tsx'
import { PagedList } from '../../lists/PagedList.tsx'
import { formAddress } from '../form-address.ts'
import { Lacks, SmallCover } from '../products/list/ProductCells.tsx'
import { useGapName, useWantedBrandName, useWantedWork, useWork, WORK_A_PAGE } from './work.ts'

/** Incomplete products on sale, most viewed first. `onWiden`: the chip that was pressed has gone. */
export function WorkList({ section, onWiden }: { section: Ref<HTMLElement>; onWiden: () => void }) {
  const { t } = useTranslation()
  const gapName = useGapName()
  const brand = useWantedBrandName()
  const { wanted, narrow, turn } = useWantedWork()
  const { brandId, gap, page } = wanted
  const isNarrowed = brandId !== undefined || gap !== undefined
  const all = <Button label={t('completeness.showAll')} onPress={() => narrow({ brandId: null, gap: null })} />
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="my-44 scroll-mt-[calc(var(--header)+12*var(--u))]"
      aria-labelledby="completeness-work"
    >
      <div className="mb-12 flex flex-wrap items-end justify-between gap-x-24 gap-y-12">
        <div className="min-w-0">
          <h2 id="completeness-work" className="text-section wrap-anywhere">
            {brand === undefined ? t('completeness.work') : t('completeness.workOf', { brand })}
          </h2>
          <p className="mt-4 text-meta text-second">{t('completeness.workHint')}</p>
        </div>
        <SelectField
          label={t('completeness.lacking')}
          value={gap ?? ''}
          options={[
            { value: '', label: t('completeness.anything') },
            ...criteria.map((value) => ({ value, label: gapName(value) })),
          ]}
          onChange={(value) => narrow({ gap: criteria.find((one) => one === value) ?? null })}
        />
      </div>
      <Narrowed onWiden={onWiden} />
      <PagedList
        what={t('completeness.products')}
        query={useWork()}
        failed={t('completeness.workFailed')}
        empty={
          isNarrowed
            ? { title: t('completeness.noneHere'), action: all }
            : { title: t('completeness.none'), hint: t('completeness.noneHint') }
        }
        columns={useColumns()}
        keyOf={({ id }) => id}
        pageNo={page}
        pageSize={WORK_A_PAGE}
        onTurn={(next) => turn({ page: next })}
      />
    </section>
  )
}

function useColumns(): Column<IncompleteProduct>[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const percent = usePercents()
  const nameOf = ({ name, enName, key }: IncompleteProduct) => pickName(isChinese, name, enName) || key
  return [
    {
      name: t('completeness.product'),
      as: 'name',
      width: '36%',
      cell: (product) => (
        <span className="flex items-center gap-16">
          <SmallCover cover={product.cover} />
          <span className="min-w-0">
            <span className="block font-medium">{nameOf(product)}</span>
            <span className="block text-meta text-second">
              {product.key} · {brandNameOf(isChinese, { ...product.brand, name: product.brand.name ?? '' })}
            </span>
          </span>
        </span>
      ),
    },
    { name: t('completeness.share'), as: 'figure', cell: ({ completeness }) => percent(completeness) },
    { name: t('completeness.views'), as: 'figure', cell: ({ views }) => figure(views) },
    { name: t('completeness.lacks'), cell: ({ lacks }) => <Lacks lacks={lacks} /> },
    {
      name: t('completeness.edit'),
      as: 'actions',
      cell: (product) => (
        <LinkButton
          to={formAddress(product.id, product.lacks[0])}
          label={t('completeness.edit')}
          about={nameOf(product)}
        />
      ),
    },
  ]
}

/** The work list's filters, each with a way to remove it. */
function Narrowed({ onWiden }: { onWiden: () => void }) {
  const { t } = useTranslation()
  const gapName = useGapName()
  const brand = useWantedBrandName() ?? t('completeness.oneBrand')
  const { wanted, narrow } = useWantedWork()
  const { brandId, gap } = wanted
  if (brandId === undefined && gap === undefined) return null
  const chip = (name: string, part: Parameters<typeof narrow>[0]) => (
    <Chip
      removeLabel={t('completeness.widen', { name })}
      onRemove={() => {
        narrow(part)
        onWiden()
      }}
    >
      {name}
    </Chip>
  )
  return (
    <div className="flex flex-wrap items-center gap-8 text-meta text-second">
      <span>{t('completeness.narrowed')}</span>
      {brandId !== undefined && chip(brand, { brandId: null })}
      {gap !== undefined && chip(gapName(gap), { gap: null })}
    </div>
  )
}

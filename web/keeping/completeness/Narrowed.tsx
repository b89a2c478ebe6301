import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { brandNameOf, useIsChinese } from '../../catalogue/names.ts'
import { Chip } from '../../kit/Chip.tsx'
import styles from './Completeness.module.css'
import { useGapName } from './gap-name.ts'
import { completenessOfBrands, workList } from './queries.ts'
import { useWantedWork } from './wanted-work.ts'

/** The work list's filters, each with a way to remove it. */
export function Narrowed({ onWiden }: { onWiden: () => void }) {
  const { t } = useTranslation()
  const gapName = useGapName()
  const brandName = useWantedBrandName()
  const { wanted, change } = useWantedWork()
  const { brandId, gap } = wanted
  const widen = (part: Parameters<typeof change>[0]) => {
    change(part)
    onWiden()
  }
  if (brandId === undefined && gap === undefined) return null
  const brand = brandName ?? t('completeness.oneBrand')
  return (
    <div className={styles['narrowed']}>
      <span>{t('completeness.narrowed')}</span>
      {brandId !== undefined && (
        <Chip removeLabel={t('completeness.widen', { name: brand })} onRemove={() => widen({ brandId: undefined })}>
          {brand}
        </Chip>
      )}
      {gap !== undefined && (
        <Chip removeLabel={t('completeness.widen', { name: gapName(gap) })} onRemove={() => widen({ gap: undefined })}>
          {gapName(gap)}
        </Chip>
      )}
    </div>
  )
}

/** The name of the brand that narrows the work list, where a list in sight has it. */
export function useWantedBrandName(): string | undefined {
  const isChinese = useIsChinese()
  const { brandId, gap, page, brands } = useWantedWork().wanted
  const work = useQuery(workList({ brandId, gap, pageNo: page })).data?.list.map(({ brand }) => brand)
  const known = useQuery(completenessOfBrands(brands)).data?.list
  const brand = [...(known ?? []), ...(work ?? [])].find(({ id }) => id === brandId)
  return brand && brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })
}

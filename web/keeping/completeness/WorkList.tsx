import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { criteria } from '../../../contract/keeping/gaps.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import styles from './Completeness.module.css'
import { useGapName } from './gap-name.ts'
import { Narrowed, useWantedBrandName } from './Narrowed.tsx'
import { WORK_A_PAGE, workList } from './queries.ts'
import { useWantedWork } from './wanted-work.ts'
import { WorkRow } from './WorkRow.tsx'

/** Incomplete products on sale, most viewed first. */
export function WorkList({ section }: { section: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const gapName = useGapName()
  const brand = useWantedBrandName()
  const { wanted, change } = useWantedWork()
  const { brandId, gap, page } = wanted
  const turn = (next: number) => {
    change({ page: next })
    section.current?.scrollIntoView()
  }
  const { data } = useQuery(workList({ brandId, gap, pageNo: page }))
  return (
    <section ref={section} tabIndex={-1} className={styles['part']} aria-labelledby="completeness-work">
      <div className={styles['head']}>
        <div>
          <h2 id="completeness-work" className={styles['heading']}>
            {brand === undefined ? t('completeness.work') : t('completeness.workOf', { brand })}
          </h2>
          <p className={styles['hint']}>{t('completeness.workHint')}</p>
        </div>
        <SelectField
          label={t('completeness.lacking')}
          value={gap ?? ''}
          options={[
            { value: '', label: t('completeness.anything') },
            ...criteria.map((value) => ({ value, label: gapName(value) })),
          ]}
          onChange={(value) => change({ gap: criteria.find((one) => one === value) })}
        />
      </div>
      <Narrowed onWiden={() => section.current?.focus({ preventScroll: true })} />
      <Work />
      {data && (
        <Pager what={t('completeness.work')} pageNo={page} pageSize={WORK_A_PAGE} total={data.total} onTurn={turn} />
      )}
    </section>
  )
}

/** The page of the list, or its loading, empty or failed state. */
function Work() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedWork()
  const { brandId, gap, page } = wanted
  const { data, error, isPlaceholderData, refetch } = useQuery(workList({ brandId, gap, pageNo: page }))
  if (!data)
    return error ? (
      <FailureFace isPart error={error} what={t('completeness.workFailed')} onRetry={() => void refetch()} />
    ) : (
      <output className={styles['skeleton']} aria-label={t('loading')} />
    )
  const step = (words: string, act: () => void) => (
    <button type="button" className={buttons['plain']} onClick={act}>
      {words}
    </button>
  )
  if (data.total === 0 && (brandId !== undefined || gap !== undefined))
    return (
      <Face
        title={t('completeness.noneHere')}
        action={step(t('completeness.showAll'), () => change({ brandId: undefined, gap: undefined }))}
      />
    )
  if (data.total === 0) return <Face title={t('completeness.none')} hint={t('completeness.noneHint')} />
  if (data.list.length === 0)
    return <Face title={t('completeness.noPage')} action={step(t('completeness.toFirst'), () => change({ page: 1 }))} />
  return (
    <ul className={styles['work']} aria-busy={isPlaceholderData}>
      {data.list.map((product) => (
        <WorkRow key={product.id} product={product} />
      ))}
    </ul>
  )
}

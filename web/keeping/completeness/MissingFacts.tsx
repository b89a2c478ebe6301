import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MissingFact } from '../../../contract/keeping/completeness.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Pager } from '../../kit/lists/Pager.tsx'
import styles from './Completeness.module.css'
import { useWantedBrandName } from './Narrowed.tsx'
import { FACTS_A_PAGE, missingFacts } from './queries.ts'
import { useWantedWork } from './wanted-work.ts'

/** The facts that categories expect and products lack, each with the list of these products. */
export function MissingFacts() {
  const { t } = useTranslation()
  const figure = useFigures()
  const brand = useWantedBrandName()
  const section = useRef<HTMLElement>(null)
  const { wanted, change } = useWantedWork()
  const { brandId, facts: pageNo } = wanted
  const { data, error, isPlaceholderData, refetch } = useQuery(missingFacts({ brandId, pageNo }))
  const turn = (facts: number) => {
    change({ facts })
    section.current?.scrollIntoView()
  }
  return (
    <section ref={section} className={styles['part']} aria-labelledby="completeness-facts">
      <h2 id="completeness-facts" className={styles['heading']}>
        {brand === undefined ? t('completeness.facts') : t('completeness.factsOfBrand', { brand })}
      </h2>
      <p className={styles['hint']}>{t('completeness.factsHint')}</p>
      {!data && error && (
        <FailureFace isPart error={error} what={t('completeness.factsFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <output className={styles['skeleton']} aria-label={t('loading')} />}
      {data?.total === 0 && <Face title={t('completeness.noFacts')} />}
      {data && data.total > 0 && (
        <>
          <p className={styles['meta']}>
            {t('completeness.lackFacts', { count: data.products, figure: figure(data.products) })}
          </p>
          <ul className={styles['work']} aria-busy={isPlaceholderData}>
            {data.list.map((missing) => (
              <MissingRow key={`${missing.category.id} ${missing.fact.code}`} missing={missing} />
            ))}
          </ul>
        </>
      )}
      {data && (
        <Pager
          what={t('completeness.facts')}
          pageNo={pageNo}
          pageSize={FACTS_A_PAGE}
          total={data.total}
          onTurn={turn}
        />
      )}
    </section>
  )
}

function MissingRow({ missing: { category, fact, missing, expected } }: { missing: MissingFact }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { brandId } = useWantedWork().wanted
  const name = t('completeness.factIn', {
    category: pickName(isChinese, category.name, category.enName),
    fact: pickName(isChinese, fact.name, fact.enName),
  })
  const query = new URLSearchParams({ ...(brandId && { brandId }), categoryId: category.id, lacksFact: fact.code })
  return (
    <li className={styles['missing']}>
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['meta']}>
          {t('completeness.missingAt', { count: missing, figure: figure(missing), all: figure(expected) })}
        </p>
      </div>
      <Link
        className={buttons['plain']}
        to={`/operator/products?${query.toString()}`}
        aria-label={t('completeness.showLacking', { name })}
      >
        {t('completeness.showThem')}
      </Link>
    </li>
  )
}

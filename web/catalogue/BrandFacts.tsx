import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Brand } from '../../contract/lookups.ts'
import { AnswerError } from '../api.ts'
import buttons from '../ui/buttons.module.css'
import { Face } from '../ui/Face.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './BrandFacts.module.css'
import { useErrorText } from './error-text.ts'
import { brandNameOf, pickName, useIsChinese } from './names.ts'
import { brandOf } from './queries.ts'

/** Who the brand is, and below it its products, given as children. */
export function BrandFacts({ brandId, children }: { brandId: string; children: ReactNode }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { data: brand, error, isPending, refetch } = useQuery(brandOf(brandId))
  if (isPending) return <div className={styles['brand']} aria-busy />
  if (error instanceof AnswerError) return <Face isHeading title={t('brandPage.gone')} />
  if (!brand) {
    const retry = (
      <button type="button" className={buttons['plain']} onClick={() => void refetch()}>
        {t('list.retry')}
      </button>
    )
    return <Face isHeading title={t('brandPage.failed')} hint={errorText(error)} action={retry} />
  }
  return (
    <>
      <BrandCard brand={brand} />
      <h2 className={styles['products']}>{t('brandPage.products')}</h2>
      {children}
    </>
  )
}

function BrandCard({ brand }: { brand: Brand }) {
  const isChinese = useIsChinese()
  const description = pickName(isChinese, brand.description, brand.enDescription)
  return (
    <div className={styles['brand']}>
      {brand.logo && (
        <div className={styles['logo']}>
          <Picture address={brand.logo} alt="" sizes="120px" fit="contain" isEager />
        </div>
      )}
      <div className={styles['words']}>
        <h1>{brandNameOf(isChinese, brand)}</h1>
        <p className={styles['meta']}>
          {brand.country && <span>{countryName(brand.country, isChinese)}</span>}
          {brand.website && (
            <a href={brand.website} target="_blank" rel="noreferrer noopener">
              {new URL(brand.website).hostname}
            </a>
          )}
        </p>
        {description && <p className={styles['description']}>{description}</p>}
      </div>
    </div>
  )
}

function countryName(code: string, isChinese: boolean): string {
  return new Intl.DisplayNames([isChinese ? 'zh-CN' : 'en'], { type: 'region' }).of(code) ?? code
}

import { IconArrowUpRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { BrandDetail } from '../../contract/lookups.ts'
import { LongText } from '../kit/LongText.tsx'
import { Picture } from '../kit/pictures/Picture.tsx'
import { brandNameOf, pickName, useIsChinese } from '../catalogue/names.ts'
import styles from './BrandHero.module.css'
import { BrandMosaic } from './BrandMosaic.tsx'

/** The brand in a few words, beside what it makes. */
export function BrandHero({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const description = pickName(isChinese, brand.description, brand.enDescription)
  return (
    <header className={styles['hero']}>
      <div className={styles['words']}>
        {brand.logo && (
          <div className={styles['logo']}>
            <Picture address={brand.logo} alt="" sizes="180px" ratio={3} fit="contain" isEager />
          </div>
        )}
        <h1>{brandNameOf(isChinese, brand)}</h1>
        <BrandMeta brand={brand} />
        {description && (
          <div className={styles['description']}>
            <LongText key={description} moreLabel={t('brandPage.more')} lessLabel={t('brandPage.less')}>
              {description}
            </LongText>
          </div>
        )}
      </div>
      <BrandMosaic scene={brand.scene} covers={brand.covers} />
    </header>
  )
}

function BrandMeta({ brand: { country, website } }: { brand: BrandDetail }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  if (!country && !website) return null
  const site = website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : null
  return (
    <p className={styles['meta']}>
      {country && <span>{countryName(country, isChinese)}</span>}
      {website && site && (
        <a href={website} target="_blank" rel="noreferrer noopener" aria-label={t('brandPage.website', { site })}>
          {site}
          <IconArrowUpRight />
        </a>
      )}
    </p>
  )
}

/** `code`: ISO 3166-1 alpha-2; an unknown code is shown as it is. */
function countryName(code: string, isChinese: boolean): string {
  return new Intl.DisplayNames([isChinese ? 'zh-CN' : 'en'], { type: 'region' }).of(code) ?? code
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLastSeen } from '../../../catalogue/last-seen.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { similarProductsQuery } from '../../../finding/similar/similar.ts'
import { lastResultsOf } from '../../../image-search/last-results.ts'
import { useUser } from '../../../members/session/current-user.ts'
import buttons from '../../../kit/buttons.module.css'
import { samplesOf } from '../../queries.ts'
import { materialOf, materialOfSample } from './material.ts'
import type { Taking } from './MaterialCard.tsx'
import { Materials } from './Materials.tsx'
import { useOtherShades } from './other-shades.ts'
import styles from './tabs.module.css'

/** The results of the last search by picture. */
export function PictureTab({ taking }: { taking: Taking }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const memberId = useUser()?.id ?? ''
  return (
    <Materials
      materials={lastResultsOf(client, memberId).map((product) => materialOf(product, isChinese))}
      empty={{
        title: t('boardAdding.noPicture'),
        hint: t('boardAdding.noPictureHint'),
        action: (
          <Link className={buttons['filled']} to="/ai">
            {t('boardAdding.searchByPicture')}
          </Link>
        ),
      }}
      taking={taking}
    />
  )
}

/** The products that the member looked at last. */
export function SeenTab({ taking }: { taking: Taking }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const skuIds = useLastSeen()
  const { data, error, refetch } = useQuery({ ...samplesOf(skuIds), enabled: skuIds.length > 0 })
  return (
    <Materials
      materials={skuIds.length === 0 ? [] : data?.map((sample) => materialOfSample(sample, isChinese))}
      error={data ? null : error}
      onRetry={() => void refetch()}
      empty={{ title: t('boardAdding.noSeen'), hint: t('boardAdding.noSeenHint') }}
      taking={taking}
    />
  )
}

/** The other shades of a SKU's product, then similar products. */
export function SimilarTab({ skuId, taking }: { skuId: string; taking: Taking }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { shades = [], productId } = useOtherShades(skuId)
  const { data, error, refetch } = useQuery(similarProductsQuery(skuId))
  const similar = data?.filter(({ spuId }) => spuId !== productId)
  const materials = (
    <Materials
      materials={similar?.map((product) => materialOf(product, isChinese))}
      error={data ? null : error}
      onRetry={() => void refetch()}
      empty={{ title: t('boardAdding.noSimilar') }}
      taking={taking}
    />
  )
  if (shades.length === 0) return materials
  return (
    <>
      <h3 className={styles['heading']}>{t('boardAdding.otherShades')}</h3>
      <Materials materials={shades} empty={{ title: '' }} taking={taking} />
      <h3 className={styles['heading']}>{t('boardAdding.similar')}</h3>
      {materials}
    </>
  )
}

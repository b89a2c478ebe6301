import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import { GridSkeleton } from '../../finding/grid/GridSkeleton.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { openLogin } from '../../members/login/login-dialog.ts'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import styles from '../ImageSearchView.module.css'
import { LIKENESS_ROOM } from './LikeGrid.tsx'
import { Results } from './Results.tsx'
import { similarToSkuQuery } from '../searching.ts'

interface VisitorOutcomeProps {
  /** The SKU whose similar products are shown; undefined for a person's own picture. */
  skuId: string | undefined
  actions: CardActions
}

/** For visitors: products like a SKU are public, everything else is for members. */
export function VisitorOutcome({ skuId, actions }: VisitorOutcomeProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(similarToSkuQuery(skuId ?? null))
  const login = (
    <button type="button" className={buttons['filled']} onClick={() => openLogin({ purpose: 'picture' })}>
      {t('header.login')}
    </button>
  )
  if (skuId === undefined)
    return <Face title={t('imageSearch.signIn')} hint={t('imageSearch.signInHint')} action={login} />
  if (error) return <FailureFace isPart error={error} what={t('imageSearch.failed')} onRetry={() => void refetch()} />
  if (!data) return <GridSkeleton below={LIKENESS_ROOM} />
  return (
    <>
      <div className={styles['invitation']}>
        <p>{t('imageSearch.signInForMore')}</p>
        {login}
      </div>
      {data.list.length === 0 && <Face title={t('imageSearch.noSimilar')} />}
      <Results
        products={data.list}
        hasMatchLine={false}
        hasMore={false}
        onNearEnd={() => undefined}
        actions={actions}
      />
    </>
  )
}

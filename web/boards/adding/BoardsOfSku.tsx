import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../members/session/current-user.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { part } from '../../ui/late/part.tsx'
import { boardsWith } from '../boards-with.ts'
import styles from './BoardsOfSku.module.css'

const OnMyBoards = part(async () => (await import('./OnMyBoards.tsx')).OnMyBoards)

/** Boards with an open product: a link to published ones, and the member's own. The latter load after everything else, and are left out where that fails. */
export function BoardsOfSku({ skuId }: { skuId: string }) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <div className={styles['boards']}>
      <Link className={styles['all']} to={boardsWith(skuId)}>
        {t('toBoard.withIt')}
      </Link>
      {user && (
        <LatePart onFailure={ignore}>
          <OnMyBoards memberId={user.id} skuId={skuId} />
        </LatePart>
      )}
    </div>
  )
}

function ignore(): void {}

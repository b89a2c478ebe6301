import './late-texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ALL_BOARDS, boardAddress } from '../board-address.ts'
import { boardPagesOf } from '../queries.ts'
import styles from './BoardsOfSku.module.css'

/** The member's boards on which a SKU lies. Nothing where there are none, or they cannot be read. */
export function OnMyBoards({ memberId, skuId }: { memberId: string; skuId: string }) {
  const { t } = useTranslation()
  const { data } = useInfiniteQuery(boardPagesOf({ ...ALL_BOARDS, isMine: true, skuId }, memberId))
  const boards = data?.pages.flatMap(({ list }) => list) ?? []
  if (boards.length === 0) return null
  return (
    <p className={styles['line']}>
      {t('boardAdding.onBoards')}{' '}
      {boards.map(({ id, name }) => (
        <Link key={id} className={styles['board']} to={boardAddress(id)}>
          {name}
        </Link>
      ))}
    </p>
  )
}

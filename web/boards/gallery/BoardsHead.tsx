import { IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import buttons from '../../ui/buttons.module.css'
import { ALL_BOARDS, BOARDS, writeWanted } from '../board-address.ts'
import styles from './BoardsHead.module.css'

interface BoardsHeadProps {
  isMine: boolean
  createButton: RefObject<HTMLButtonElement | null>
  onCreate: () => void
}

/** Which boards are shown, the way to budget lists, and a new board. */
export function BoardsHead({ isMine, createButton, onCreate }: BoardsHeadProps) {
  const { t } = useTranslation()
  const mine = BOARDS + writeWanted({ ...ALL_BOARDS, isMine: true })
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{t('routes.material')}</h1>
      <nav className={styles['which']} aria-label={t('boards.which')}>
        <Link to={BOARDS} aria-current={isMine ? undefined : 'page'}>
          {t('boards.published')}
        </Link>
        <Link to={mine} aria-current={isMine ? 'page' : undefined}>
          {t('boards.mine')}
        </Link>
        <Link to="/budgetList">{t('boards.budgetLists')}</Link>
      </nav>
      <button
        ref={createButton}
        type="button"
        className={`${buttons['filled']} ${styles['create']}`}
        aria-haspopup="dialog"
        onClick={onCreate}
      >
        <IconPlus aria-hidden />
        <span>{t('boards.create')}</span>
      </button>
    </header>
  )
}

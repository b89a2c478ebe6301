import '../../locales/boards-texts.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorFace } from '../../errors/ErrorFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { BOARDS } from '../board-address.ts'

/** Stands in place of a board that does not exist, or is private and somebody else's. */
export function UnknownBoard() {
  const { t } = useTranslation()
  return (
    <ErrorFace fault="missing" code="404" title={t('boards.unknown')} hints={[t('boards.unknownHint')]}>
      <Link className={buttons['filled']} to={BOARDS}>
        {t('boards.toGallery')}
      </Link>
    </ErrorFace>
  )
}

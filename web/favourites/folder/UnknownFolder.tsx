import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorFace } from '../../errors/ErrorFace.tsx'
import buttons from '../../kit/buttons.module.css'

/** In place of a folder that does not exist, or belongs to somebody else. */
export function UnknownFolder() {
  const { t } = useTranslation()
  return (
    <ErrorFace fault="missing" title={t('folder.unknown')} hints={[t('folder.unknownHint')]}>
      <Link className={buttons['filled']} to="/favorites">
        {t('folder.back')}
      </Link>
    </ErrorFace>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorFace } from '../errors/ErrorFace.tsx'
import buttons from '../kit/buttons.module.css'

/** Stands in place of a version that does not exist, or of a thing that is not shared with the reader. */
export function UnknownVersion() {
  const { t } = useTranslation()
  return (
    <ErrorFace fault="missing" code="404" title={t('versions.shown.unknown')} hints={[t('versions.shown.unknownHint')]}>
      <Link className={buttons['filled']} to="/">
        {t('routes.home')}
      </Link>
    </ErrorFace>
  )
}

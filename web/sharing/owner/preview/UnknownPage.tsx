import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorFace } from '../../../errors/ErrorFace.tsx'
import buttons from '../../../kit/buttons.module.css'

/** Stands in place of something that does not exist, or belongs to another member. */
export function UnknownPage({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation()
  return (
    <ErrorFace fault="missing" code="404" title={title} hints={[hint]}>
      <Link className={buttons['filled']} to="/">
        {t('routes.home')}
      </Link>
    </ErrorFace>
  )
}

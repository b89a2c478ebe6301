import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import buttons from '../ui/buttons.module.css'
import { Face } from '../ui/Face.tsx'

interface ErrorPageProps {
  code?: string
  error: 'forbidden' | 'notFound' | 'serverError' | 'networkError'
}

export function ErrorPage({ code, error }: ErrorPageProps) {
  const { t } = useTranslation()
  return (
    <Face
      isHeading
      title={t(`errors.${error}`)}
      {...(code ? { hint: code } : {})}
      action={
        <Link className={buttons['plain']} to="/">
          {t('errors.backHome')}
        </Link>
      }
    />
  )
}

import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { ErrorFace } from '../errors/ErrorFace.tsx'
import buttons from '../kit/buttons.module.css'

const faults = {
  forbidden: { code: '403', fault: 'locked' },
  notFound: { code: '404', fault: 'missing' },
  serverError: { code: '500', fault: 'cracked' },
  networkError: { code: undefined, fault: 'parted' },
} as const

/** The error pages of specification §2. */
export function ErrorPage({ error }: { error: keyof typeof faults }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // The first page of a visit has none before it.
  const hasPageBefore = useLocation().key !== 'default'
  return (
    <ErrorFace {...faults[error]} title={t(`errors.${error}`)} hints={[t(`errors.${error}Hint`)]}>
      <Link className={buttons['filled']} to="/">
        {t('errors.backHome')}
      </Link>
      {hasPageBefore && (
        <button type="button" className={buttons['plain']} onClick={() => void navigate(-1)}>
          {t('errors.back')}
        </button>
      )}
    </ErrorFace>
  )
}

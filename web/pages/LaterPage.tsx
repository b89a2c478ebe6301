import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Texts } from '../locales/en.ts'
import buttons from '../ui/buttons.module.css'
import { Face } from '../ui/Face.tsx'

/** A page whose issue has not come yet says so. */
export function LaterPage({ page }: { page: Exclude<keyof Texts['later'], 'toCatalogue'> }) {
  const { t } = useTranslation()
  return (
    <Face
      isHeading
      title={t(`later.${page}`)}
      action={
        <Link className={buttons['plain']} to="/">
          {t('later.toCatalogue')}
        </Link>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../../locales/operator-texts.ts'
import '../../locales/import-texts.ts'
import { momentText } from '../run-texts.ts'
import styles from './OpenUploads.module.css'
import { openUploads } from './queries.ts'

/** Uploaded files that are not imported yet; nothing where there are none. */
export function OpenUploads() {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(openUploads)
  if (!data?.list.length) return null
  return (
    <section className={styles['uploads']}>
      <h2>{t('import.waiting')}</h2>
      <ul>
        {data.list.map(({ id, name, createTime, state }) => (
          <li key={id}>
            <Link to={`/operator/import/${id}`}>{name}</Link>
            <span className="figures">{momentText(createTime, i18n.language)}</span>
            <span>{t(`import.state.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { ImportUnderWay } from '../../../contract/import-screen.ts'
import '../../locales/operator-texts.ts'
import '../../locales/import-texts.ts'
import { figureText } from '../../kit/figures.ts'
import { importsUnderWay } from './queries.ts'
import styles from './UnderWay.module.css'

/** Running imports, on all staff pages but the import's own; nothing where none runs. */
export function UnderWay() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { data = [] } = useQuery(importsUnderWay)
  const others = data.filter(({ id }) => pathname !== placeOf(id))
  if (!others.length) return null
  return (
    <ul className={styles['list']} aria-label={t('import.underWay')}>
      {others.map((one) => (
        <li key={one.id}>
          <One one={one} />
        </li>
      ))}
    </ul>
  )
}

const placeOf = (id: string) => `/operator/import/${id}`

function One({ one: { id, name, state, progress, work } }: { one: ImportUnderWay }) {
  const { t, i18n } = useTranslation()
  const figure = (count: number) => figureText(count, i18n.language)
  return (
    <>
      <Link to={placeOf(id)}>{name}</Link>
      <span>{t(work === 'waiting' ? 'import.waits' : `import.state.${work === 'paused' ? 'paused' : state}`)}</span>
      {work !== 'paused' && (
        <progress
          className={styles['bar']}
          max={progress?.total ?? 1}
          {...(progress?.total != null && { value: progress.done })}
          aria-hidden
        />
      )}
      {progress && (
        <span className="figures">
          {progress.total === null
            ? t('import.progressRows', { done: figure(progress.done) })
            : t('import.progress', { done: figure(progress.done), total: figure(progress.total) })}
        </span>
      )}
    </>
  )
}

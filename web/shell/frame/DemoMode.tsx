import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../locales/demo-mode-texts.ts'
import { signInOptions } from '../../members/queries.ts'
import styles from './DemoMode.module.css'

const NEWS_MS = 4000

/** Says that nothing can be written, if the server states it in advance or has refused a write. */
export function DemoMode({ refusals }: { refusals: number }) {
  // A background request: failures are not reported. The login dialog's answer is not read again.
  const { data: options } = useQuery({ ...signInOptions, staleTime: Infinity, meta: { isBackground: true } })
  if (!options?.demoMode && refusals === 0) return null
  // Another refusal mounts another line, so that it is read out again.
  return <DemoModeLine key={refusals} isRefusal={refusals > 0} />
}

function DemoModeLine({ isRefusal }: { isRefusal: boolean }) {
  const { t } = useTranslation()
  const [isNews, setIsNews] = useState(isRefusal)
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(() => setIsNews(false), NEWS_MS)
    return () => clearTimeout(timer)
  }, [])
  // Sticky elements below the header are laid out by its height, which this line adds to.
  useEffect(() => {
    document.documentElement.dataset['notice'] = 'shown'
    return () => {
      delete document.documentElement.dataset['notice']
    }
  }, [])
  return (
    <p className={styles['line']} data-news={isNews}>
      <IconInfoCircle aria-hidden />
      {t('demoMode.line')}
    </p>
  )
}

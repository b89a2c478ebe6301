import '../../locales/comparison-texts.ts'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMergedRef } from '@mantine/hooks'
import buttons from '../../kit/buttons.module.css'
import { comparisonTarget } from '../../kit/focus/skip-target.ts'
import { comparisonAddress, MOST_COMPARED } from '../address.ts'
import { removeFromTray, replaceTray } from './tray.ts'
import { goBack, TRAY_KEYS, useTrayKeys } from './tray-keys.ts'
import styles from './TrayBar.module.css'
import { TrayThumbnail } from './TrayThumbnail.tsx'

/** The chosen SKUs, each with a way to remove it, and the link to their comparison. */
export function TrayBar({ tray }: { tray: readonly string[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const bar = useRef<HTMLElement>(null)
  const target = useMergedRef(bar, comparisonTarget)
  const leaveByKey = useTrayKeys(bar)
  // Makes room at the document's end (look/theme.css), so that the tray covers no row.
  useEffect(() => {
    document.documentElement.dataset['tray'] = 'open'
    document.documentElement.dataset['trayRoom'] = 'kept'
    return () => {
      delete document.documentElement.dataset['tray']
    }
  }, [])
  const remove = (skuId: string) => {
    const place = tray.indexOf(skuId)
    flushSync(() => removeFromTray(skuId))
    const left = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = left[Math.min(place, left.length - 1)]
    if (next) next.focus()
    else goBack()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from whatever has the focus within
    <section
      ref={target}
      className={styles['bar']}
      tabIndex={-1}
      aria-label={t('comparison.tray')}
      aria-keyshortcuts={TRAY_KEYS}
      onKeyDown={leaveByKey}
    >
      <ul ref={list} className={styles['list']}>
        {tray.map((skuId) => (
          <li key={skuId}>
            <TrayThumbnail skuId={skuId} onRemove={() => remove(skuId)} />
          </li>
        ))}
        {Array.from({ length: MOST_COMPARED - tray.length }, (_, place) => (
          <li key={`free-${place}`} className={styles['free']} aria-hidden />
        ))}
      </ul>
      <Link className={`${buttons['filled']} ${styles['open']}`} to={comparisonAddress(tray)}>
        {t('comparison.open', { count: tray.length })}
      </Link>
      <button
        type="button"
        className={styles['clear']}
        onClick={() => {
          goBack()
          replaceTray([])
        }}
      >
        {t('comparison.clear')}
      </button>
    </section>
  )
}

import './late-texts.ts'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import buttons from '../../ui/buttons.module.css'
import { comparisonAddress } from './address.ts'
import { removeFromTray, replaceTray } from './tray.ts'
import { MOST_COMPARED } from './tray-content.ts'
import styles from './TrayBar.module.css'
import { TrayThumbnail } from './TrayThumbnail.tsx'

/** What was put aside, each to be taken out again, and the way to the page that compares it. */
export function TrayBar({ tray }: { tray: readonly string[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  // The document's end makes room for it (tokens.css), so that no last row lies behind it.
  useEffect(() => {
    document.documentElement.dataset['tray'] = 'open'
    document.documentElement.dataset['trayRoom'] = 'kept'
    return () => {
      delete document.documentElement.dataset['tray']
    }
  }, [])
  const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  const remove = (skuId: string) => {
    const place = tray.indexOf(skuId)
    flushSync(() => removeFromTray(skuId))
    const left = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = left[Math.min(place, left.length - 1)]
    if (next) next.focus()
    else focusPage()
  }
  return (
    <section className={styles['bar']} aria-label={t('comparison.tray')}>
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
          focusPage()
          replaceTray([])
        }}
      >
        {t('comparison.clear')}
      </button>
    </section>
  )
}

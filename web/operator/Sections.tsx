import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Permitted } from '../members/Permitted.tsx'
import styles from './OperatorFrame.module.css'
import { sections } from './sections.ts'

/** The links to the staff's pages. Where they do not fit, the current one is in view, and the edges fade where there are more. */
export function Sections() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const strip = useRef<HTMLElement>(null)
  // Only the layout knows what fits, and it changes with the language and the page; before painting, so that nobody sees it move.
  useLayoutEffect(() => {
    const { current } = strip
    if (!current) return
    const fade = () => fadeEdges(current)
    const fit = () => {
      showCurrent(current)
      fade()
    }
    const watch = new ResizeObserver(fit)
    for (const element of [current, ...current.children]) watch.observe(element)
    current.addEventListener('scroll', fade, { passive: true })
    fit()
    return () => {
      watch.disconnect()
      current.removeEventListener('scroll', fade)
    }
  }, [])
  return (
    <nav ref={strip} className={styles['sections']} aria-label={t('operator.sections')}>
      {sections.map(({ name, to, within, permission }) => (
        <Permitted key={name} permission={permission}>
          <Link
            to={to}
            className={styles['section']}
            aria-current={within.some((place) => isAt(pathname, place)) ? 'page' : undefined}
          >
            {t(`operator.section.${name}`)}
          </Link>
        </Permitted>
      ))}
    </nav>
  )
}

/** Scrolls the strip alone, not the page. */
function showCurrent(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!current) return
  const { left, width } = strip.getBoundingClientRect()
  strip.scrollLeft += current.left - left - (width - current.width) / 2
}

function fadeEdges(strip: HTMLElement): void {
  const rest = strip.scrollWidth - strip.clientWidth
  strip.toggleAttribute('data-more-before', strip.scrollLeft > 1)
  strip.toggleAttribute('data-more-after', strip.scrollLeft < rest - 1)
}

function isAt(pathname: string, place: string): boolean {
  return pathname === place || (place !== '/operator' && pathname.startsWith(`${place}/`))
}

import { useTranslation } from 'react-i18next'
import { findSkipTarget, useHasSkipTarget } from '../ui/skip-target.ts'
import styles from './SkipLinks.module.css'

/** The first stops of every page: past the ways to go, to what the page is for, and to what narrows it. */
export function SkipLinks() {
  const { t } = useTranslation()
  const hasFilters = useHasSkipTarget('filters')
  return (
    <>
      <SkipLink to="#content" name={t('nav.skip')} onFollow={goToContent} />
      {hasFilters && (
        <SkipLink to="#filters" name={t('nav.skipToFilters')} onFollow={() => findSkipTarget('filters')?.focus()} />
      )}
    </>
  )
}

/** A link, because that is what it is known as; the address stays as it is: it is what a person shares. */
function SkipLink({ to, name, onFollow }: { to: string; name: string; onFollow: () => void }) {
  return (
    <a
      className={styles['skip']}
      href={to}
      onClick={(event) => {
        event.preventDefault()
        onFollow()
      }}
    >
      {name}
    </a>
  )
}

/** The first card in sight, so that a list that was scrolled stays where it is; where there are none, what stands in their place. */
function goToContent(): void {
  const results = findSkipTarget('results')
  const cards = results?.querySelectorAll<HTMLElement>('a[href*="skuId="]') ?? []
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const inSight = [...cards].find((card) => card.getBoundingClientRect().bottom > header)
  const target = inSight ?? results ?? document.querySelector('main')
  target?.focus()
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { materialsOf } from '../board/board-subjects.ts'
import { useGuestFormats, type GuestFormats } from '../subject/words.ts'
import { totalText, unpricedText } from '../budget/totals-rows.ts'
import type { SharedView } from '../queries.ts'
import { nameOfShared } from '../shared-name.ts'
import styles from './WhatIsApproved.module.css'

/** Characters of the hash; enough to compare it by eye with the owner's. */
const SHORT = 12

/** A short summary of what an approval is for. */
export function WhatIsApproved({ view }: { view: SharedView }) {
  const { t } = useTranslation()
  const words = useGuestFormats()
  const unpriced = view.budget && unpricedText(view.budget, words)
  const total = view.budget && totalText(view.budget, words)
  return (
    <SignedThing name={nameOfShared(view)}>
      <p className={styles['count']}>{countText(view, words)}</p>
      {total && (
        <p>
          {t('shared.taxed.inclusive', { amount: t('shared.total') })} <span className={styles['total']}>{total}</span>
        </p>
      )}
      {unpriced && <p className={styles['incomplete']}>{unpriced}</p>}
      <CheckCode contentHash={view.contentHash} />
    </SignedThing>
  )
}

/** The frame of a summary of what is signed. */
export function SignedThing({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className={styles['what']} aria-label={t('shared.approve.what')}>
      <p className={styles['name']}>{name}</p>
      {children}
    </section>
  )
}

export function CheckCode({ contentHash }: { contentHash: string }) {
  const { t } = useTranslation()
  return (
    <p className={styles['mark']}>
      {t('shared.approve.mark')} <code>{contentHash.slice(0, SHORT)}</code>
      <br />
      {t('shared.approve.markHint')}
    </p>
  )
}

function countText({ board, budget, folder }: SharedView, words: GuestFormats): string {
  const { t, language } = words
  const figure = (count: number) => ({ count, figure: new Intl.NumberFormat(language).format(count) })
  if (budget) return t('shared.lines', figure(budget.lines.length))
  return t('shared.items', figure(board ? materialsOf(board, words).length : (folder?.items.length ?? 0)))
}

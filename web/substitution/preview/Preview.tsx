import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UsedPlace } from '../../../contract/substitution.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { usePriceIn } from '../../finding/filters/currency.tsx'
import { Face } from '../../kit/Face.tsx'
import { useSettled } from '../../kit/settled.ts'
import { usesOf } from '../../workspace/uses.ts'
import { substitutionPreviewQuery } from '../queries.ts'
import { Apply, type Applied } from './Apply.tsx'
import { UseRows } from './UseRows.tsx'
import styles from './Preview.module.css'
import { SkuComparison } from './SkuComparison.tsx'
import { isTicked, onBoards, useRowsOf, type Choices } from './ticks.ts'
import { Totals } from './Totals.tsx'

/** Totals are loaded after a pause in ticking. */
const PAUSE_MS = 250
const NO_CHOICES: Choices = new Map()

interface PreviewProps {
  memberId: string
  fromSkuId: string
  toSkuId: string
  /** Ticked at first are the uses on these boards; all that can be if absent. */
  boardIds: readonly string[] | undefined
  onApplied: (applied: Applied) => void
}

/** The second step: all places and figures that would change, to be ticked. */
export function Preview(props: PreviewProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(usesOf(props.fromSkuId))
  if (error && !data)
    return <FailureFace isPart error={error} what={t('substitution.usesFailed')} onRetry={() => void refetch()} />
  if (!data) return <Waiting label={t('substitution.usesLoading')} />
  if (data.places.length === 0) return <Face title={t('substitution.nowhere')} hint={t('substitution.nowhereHint')} />
  return <PreviewOf {...props} uses={data.places} />
}

function PreviewOf({
  memberId,
  fromSkuId,
  toSkuId,
  boardIds,
  onApplied,
  uses,
}: PreviewProps & { uses: readonly UsedPlace[] }) {
  const { t } = useTranslation()
  const priceIn = usePriceIn()
  const [choices, setChoices] = useState(() => (boardIds ? onBoards(uses, boardIds) : NO_CHOICES))
  const pair = { fromSkuId, toSkuId, priceIn }
  const whole = useQuery(substitutionPreviewQuery({ ...pair, places: uses }))
  const rows = useRowsOf(uses, whole.data)
  const ticked = rows.filter((row) => isTicked(row, choices))
  const tickedKeys = ticked.map(({ key }) => key).join(' ')
  const settled = useSettled(tickedKeys, PAUSE_MS).split(' ')
  // Ticked places may be gone meanwhile.
  const some = useQuery(
    substitutionPreviewQuery({ ...pair, places: ticked.filter(({ key }) => settled.includes(key)) }),
  )
  if (whole.error && !whole.data)
    return (
      <FailureFace
        isPart
        error={whole.error}
        what={t('substitution.previewFailed')}
        onRetry={() => void whole.refetch()}
      />
    )
  if (!whole.data) return <Waiting label={t('substitution.previewing')} />
  const things = ticked.length === 0 ? [] : (some.data?.things ?? [])
  const isOutdated = some.isPlaceholderData || settled.join(' ') !== tickedKeys
  return (
    <div className={styles['preview']}>
      {/* The changes come before the button, so that nobody presses it unseen. */}
      <UseRows rows={rows} things={whole.data.things} choices={choices} onChoose={setChoices} />
      <SkuComparison preview={whole.data} />
      <Totals things={things} isOutdated={isOutdated} />
      <Apply memberId={memberId} pair={pair} ticked={ticked} onApplied={onApplied} />
    </div>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <output className={styles['bones']} aria-label={label}>
      <span />
      <span />
      <span />
    </output>
  )
}

import '../../locales/brief-texts.ts'
import '../../locales/filters-texts.ts'
import { IconSearch } from '@tabler/icons-react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_BRIEF } from '../../../contract/brief.ts'
import type { BriefRow as BriefRowData } from '../../../contract/brief.ts'
import type { Wish } from '../../../contract/wishes.ts'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { useAfterPause } from '../../kit/after-pause.ts'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { LongTextField } from '../../kit/fields/LongTextField.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import type { CardActions } from '../cards/card-actions.ts'
import { BriefRow } from './BriefRow.tsx'
import styles from './BriefView.module.css'
import { useBriefRows, useBriefText } from './use-brief.ts'
import { WishList } from './WishList.tsx'

interface BriefViewProps {
  actions: CardActions
  /** Buttons that send several SKUs somewhere. */
  withSome: (skuIds: readonly string[]) => ReactNode
}

const TOLD_AFTER_MS = 1000

/** A whole brief: its text, and a row with the nearest products for each thing that it names. */
export function BriefView({ actions, withSome }: BriefViewProps) {
  const { t } = useTranslation()
  const { text, asked, type, ask } = useBriefText()
  const { answer, error, isFetching, askAgain } = useBriefRows(asked)
  const isSlow = useAfterPause(isFetching, TOLD_AFTER_MS)
  return (
    <div className={styles['brief']}>
      <h1 className={styles['title']}>{t('routes.brief')}</h1>
      <BriefForm
        text={text}
        isEdited={answer !== undefined && text !== asked}
        onType={type}
        onAsk={() => (text === asked ? askAgain() : ask(text))}
      />
      <p className={styles['state']} aria-live="polite" aria-busy={isFetching}>
        {isSlow && t('brief.reading')}
        {!isFetching && answer && !error && t('brief.found', { count: answer.rows.length + answer.left })}
      </p>
      {isSlow && <ProgressLine label={t('brief.reading')} />}
      {error && !isFetching && (
        <p className={styles['failure']} role="alert">
          {t('brief.failed', { reason: reasonOf(error, t) })} <RetryButton look="inline" onRetry={askAgain} />
        </p>
      )}
      {asked === '' && <Examples onTake={ask} />}
      {answer && <Rows {...answer} actions={actions} withSome={withSome} isOutdated={isFetching} />}
    </div>
  )
}

interface BriefFormProps {
  text: string
  /** The rows are those of an earlier text. */
  isEdited: boolean
  onType: (text: string) => void
  onAsk: () => void
}

function BriefForm({ text, isEdited, onType, onAsk }: BriefFormProps) {
  const { t, i18n } = useTranslation()
  const { format } = new Intl.NumberFormat(i18n.language)
  const isTooLong = text.length > LONGEST_BRIEF
  const lengths = { long: format(text.length), most: format(LONGEST_BRIEF) }
  const askByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isTooLong) return
    event.preventDefault()
    onAsk()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its key is a shortcut of the button within
    <form
      className={styles['form']}
      onKeyDown={askByKeys}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) onAsk()
      }}
    >
      <LongTextField
        label={t('brief.label')}
        value={text}
        rows={5}
        error={isTooLong ? t('brief.tooLong', lengths) : undefined}
        note={t('brief.lengths', lengths)}
        onChange={onType}
      />
      <div className={styles['ask']}>
        <button type="submit" className={buttons['filled']} disabled={isTooLong} aria-keyshortcuts="Control+Enter">
          <IconSearch /> {t('brief.ask')}
        </button>
        {isEdited && <span>{t('brief.isEdited')}</span>}
      </div>
    </form>
  )
}

/** What to paste, in both languages whatever the page's is. */
function Examples({ onTake }: { onTake: (text: string) => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section className={styles['examples']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('brief.empty')}</h2>
      <p>{t('brief.emptyHint')}</p>
      <ul>
        {EXAMPLES.map(({ lang, text }) => (
          <li key={lang}>
            <p lang={lang}>{text}</p>
            <button
              type="button"
              className={buttons['plain']}
              lang={lang}
              onClick={({ currentTarget }) => {
                currentTarget.closest('main')?.focus({ preventScroll: true })
                onTake(text)
              }}
            >
              {t('brief.take', { lng: lang })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const EXAMPLES = [
  {
    lang: 'en',
    text: 'Hotel lobby, everything at most 900 per m². Pale terrazzo for the floor, slip resistant. Matt oak panelling behind the desk. Acoustic felt for the ceiling, grey.',
  },
  {
    lang: 'zh-CN',
    text: '酒店大堂，每平方米都不超过900元。地面用浅色水磨石，要防滑。前台背景墙用哑光橡木饰面板。天花用灰色吸音毡。',
  },
]

interface RowsProps extends BriefViewProps {
  shared: readonly Wish[]
  rows: readonly BriefRowData[]
  left: number
  isOutdated: boolean
}

function Rows({ shared, rows, left, isOutdated, ...each }: RowsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  if (rows.length === 0) return <Face title={t('brief.noThing')} hint={t('brief.noThingHint')} />
  return (
    <div aria-busy={isOutdated}>
      {shared.length > 0 && (
        <section className={styles['shared']} aria-labelledby={titleId}>
          <h2 id={titleId}>{t('brief.forAll')}</h2>
          <WishList wishes={shared} label={t('brief.wishes')} />
        </section>
      )}
      {rows.map((row) => (
        <BriefRow key={`${row.start} ${row.text}`} row={row} shared={shared} {...each} />
      ))}
      {left > 0 && <p className={styles['left']}>{t('brief.left', { count: left })}</p>}
    </div>
  )
}

import { IconBuildingFactory2, IconCategory, IconHistory, IconSearch, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundWork } from '../../../contract/own-work.ts'
import type { Suggestion } from '../../../contract/catalogue.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { useIsChinese } from '../../catalogue/names.ts'
import { wordsIn, workIcons } from '../own-work/own-work.ts'
import { WorkDetails } from '../own-work/WorkDetails.tsx'
import { Marked } from '../cards/Marked.tsx'
import type { SearchRow } from './rows.ts'
import { suggestionLinesOf } from './suggestion-lines.ts'
import styles from './SuggestionRow.module.css'

interface SuggestionRowProps {
  id: string
  row: SearchRow
  /** As typed. */
  words: string
  isActive: boolean
  onTake: () => void
}

export function SuggestionRow({ id, row, words, isActive, onTake }: SuggestionRowProps) {
  return (
    // The keys are the search box's, which has the focus; an option of the browser's own belongs to a select.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role
    <div id={id} className={styles['row']} role="option" aria-selected={isActive} onClick={onTake}>
      <RowContent row={row} words={words} />
    </div>
  )
}

function RowContent({ row, words }: Pick<SuggestionRowProps, 'row' | 'words'>): ReactNode {
  const { t } = useTranslation()
  if (row.kind === 'suggestion') return <SuggestedContent suggestion={row.suggestion} />
  if (row.kind === 'work') return <WorkContent work={row.work} words={words} />
  if (row.kind === 'recent') return <PlainContent icon={<IconHistory />} text={row.words} />
  if (row.kind === 'forget') return <PlainContent icon={<IconTrash />} text={t('search.forgetAll')} isQuiet />
  return <PlainContent icon={<IconSearch />} text={t('search.searchFor', { words: row.words })} />
}

function PlainContent({ icon, text, isQuiet = false }: { icon: ReactNode; text: string; isQuiet?: boolean }) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles[isQuiet ? 'second' : 'first']}>{text}</span>
    </>
  )
}

function WorkContent({ work, words }: { work: FoundWork; words: string }) {
  const { kind, name } = work
  const Sign = workIcons[kind]
  return (
    <>
      <Icon of={<Sign />} />
      <span className={styles['lines']}>
        <span className={styles['first']}>
          <Marked text={name} ranges={wordsIn(name, words)} />
        </span>
        <span className={styles['second']}>
          <WorkDetails work={work} words={words} />
        </span>
      </span>
    </>
  )
}

function SuggestedContent({ suggestion }: { suggestion: Suggestion }) {
  const { first, second } = suggestionLinesOf(suggestion, useIsChinese())
  return (
    <>
      <Sign suggestion={suggestion} />
      <span className={styles['lines']}>
        <span className={styles['first']}>
          <Marked {...first} />
        </span>
        {second && (
          <span className={styles['second']}>
            <Marked {...second} />
          </span>
        )}
      </span>
    </>
  )
}

const PICTURE_SIZES = '48px'

function Sign({ suggestion: { type, coverImage, coverColor } }: { suggestion: Suggestion }) {
  if (coverImage === null && type === 'brand') return <Icon of={<IconBuildingFactory2 />} />
  if (coverImage === null && type === 'category') return <Icon of={<IconCategory />} />
  return (
    <span className={styles['picture']}>
      <Picture address={coverImage} alt="" sizes={PICTURE_SIZES} color={coverColor} isEager />
    </span>
  )
}

function Icon({ of }: { of: ReactNode }) {
  return <span className={styles['icon']}>{of}</span>
}

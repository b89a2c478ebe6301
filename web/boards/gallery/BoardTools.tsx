import { Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boardSorts } from '../../../contract/boards/calls.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { ColorHues } from '../../finding/color/ColorHues.tsx'
import buttons from '../../kit/buttons.module.css'
import { Chip } from '../../kit/Chip.tsx'
import { ColorDot } from '../../kit/ColorDot.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import { samplesOf } from '../queries.ts'
import styles from './BoardTools.module.css'
import { useWantedBoards } from './wanted-boards.ts'

const LONGEST_WORDS = 200

/** The toolbar of the boards: their filters and order, which are in the address, and their number. */
export function BoardTools({ total }: { total: number | null }) {
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language).format(total ?? 0)
  return (
    <div className={styles['tools']}>
      <WordsField />
      <ColorChoice />
      <BoardSortSelect />
      <Conditions />
      <output className={styles['total']}>{total !== null && t('boards.total', { count: total, figure })}</output>
    </div>
  )
}

function WordsField() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedBoards()
  const [text, type] = useTypedWords(wanted.keyword ?? '', (words, isTyping) =>
    change({ keyword: words || null }, { isTyping }),
  )
  return (
    <search className={styles['search']}>
      <SearchField
        className={styles['find']}
        label={t('boards.find')}
        clearLabel={t('boards.clear')}
        most={LONGEST_WORDS}
        value={text}
        onChange={type}
      />
    </search>
  )
}

/** Chooses a colour that boards must contain. */
function ColorChoice() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedBoards()
  const [isOpen, setIsOpen] = useState(false)
  const take = (colorHex: string | null) => {
    setIsOpen(false)
    change({ colorHex })
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus withinPortal={false}>
      <Popover.Target>
        <button
          type="button"
          className={`${buttons['plain']} ${styles['color']}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ColorDot hex={wanted.colorHex} />
          {t('boards.color')}
          <IconChevronDown aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles['colors'] ?? ''} aria-label={t('boards.color')}>
        <p className={styles['hint']}>{t('boards.colorHint')}</p>
        <ColorHues color={wanted.colorHex} onTake={take} />
      </Popover.Dropdown>
    </Popover>
  )
}

function BoardSortSelect() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedBoards()
  return (
    <div className={styles['sort']}>
      <SelectField
        label={t('boards.sort')}
        isInline
        options={boardSorts.map((sort) => ({ value: sort, label: t(`boards.sorts.${sort}`) }))}
        value={wanted.sort}
        onChange={(sort) => change({ sort })}
      />
    </div>
  )
}

/** Filters that have no field of their own, as chips. */
function Conditions() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedBoards()
  const { colorHex, skuId } = wanted
  if (colorHex === null && skuId === null) return null
  return (
    <div className={styles['chips']}>
      {colorHex !== null && (
        <Chip
          mark={<ColorDot hex={colorHex} />}
          removeLabel={t('boards.removeColor', { color: colorHex })}
          onRemove={() => change({ colorHex: null })}
        >
          {t('boards.withColor', { color: colorHex })}
        </Chip>
      )}
      {skuId !== null && <MaterialChip skuId={skuId} onRemove={() => change({ skuId: null })} />}
    </div>
  )
}

function MaterialChip({ skuId, onRemove }: { skuId: string; onRemove: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: samples } = useQuery(samplesOf([skuId]))
  const sample = samples?.find((one) => one.skuId === skuId)?.snapshot
  const name = sample ? nameOf(isChinese, sample) : t('boards.aMaterial')
  return (
    <Chip removeLabel={t('boards.removeMaterial', { name })} onRemove={onRemove}>
      {t('boards.withMaterial', { name })}
    </Chip>
  )
}

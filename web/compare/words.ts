import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area, DictionaryEntry } from '../../contract/lookups.ts'
import { calendarDay } from '../catalogue/facts/certificates.ts'
import { useIsChinese } from '../catalogue/names.ts'
import { areaTree, dictionaries } from '../catalogue/queries.ts'

/** What the rows need to put values into words. */
export interface ComparisonFormats {
  t: TFunction
  language: string
  isChinese: boolean
  entries: readonly DictionaryEntry[]
  areas: readonly Area[]
  /** `YYYY-MM-DD`. */
  today: string
}

export function useComparisonFormats(): ComparisonFormats {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const { data: entries } = useQuery(dictionaries)
  const { data: areas } = useQuery(areaTree)
  const [today] = useState(() => calendarDay(Date.now()))
  const { language } = i18n
  return useMemo(
    () => ({ t, language, isChinese, entries: entries ?? [], areas: areas ?? [], today }),
    [t, language, isChinese, entries, areas, today],
  )
}

export function findEntry({ entries }: ComparisonFormats, type: string, value: string): DictionaryEntry | undefined {
  return entries.find((entry) => entry.dictType === type && entry.value === value)
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sectionNamesIn } from '../../contract/built-in-words.ts'
import { useIsChinese } from '../catalogue/names.ts'
import { categoryList } from '../catalogue/queries.ts'

/** Names a section as its reader does, where it was made from a category or is built in; the member's own names stay. */
export function useSectionName(): (section: string) => string {
  const isChinese = useIsChinese()
  const { data: categories } = useQuery(categoryList)
  return useMemo(() => {
    const names = sectionNamesIn(isChinese ? 'zh-CN' : 'en', categories ?? [])
    return (section) => names.get(section.trim()) ?? section
  }, [isChinese, categories])
}

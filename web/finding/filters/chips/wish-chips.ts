import '../../../locales/filters-texts.ts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wish } from '../../../../contract/wishes.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { ListSourceContext } from '../../list/list-source.ts'
import { useProductPages } from '../../list/product-pages.ts'
import type { CatalogueFilters } from '../filters.ts'
import { isLiked, isUnread, wishesSaid, type SaidWish } from '../wishes.ts'
import { useConditionText } from './understood-chips.ts'

export interface WishInWords extends SaidWish {
  key: string
  text: string
  /** For hover and screen readers. */
  note: string
  isUnread: boolean
  isLiked: boolean
}

/** The wishes of a list's keyword, in its order; null where the list does not tell them. */
export function useWishes(filters: CatalogueFilters): WishInWords[] | null {
  const isCatalogue = use(ListSourceContext) === null && filters.keyword !== null
  const wishes = useProductPages(filters, isCatalogue).data?.pages[0]?.nearest?.wishes
  const inWords = useInWords(filters, wishes ?? [])
  if (!isCatalogue || !wishes) return null
  return inWords(wishesSaid(filters.keyword ?? '', wishes))
}

/** Puts wishes into words. */
export function useInWords(filters: CatalogueFilters, wishes: readonly Wish[]) {
  const { t } = useTranslation()
  const textOf = useWishText(filters, wishes)
  return (all: readonly SaidWish[]): WishInWords[] =>
    all.map((said, place) => ({
      ...said,
      key: `wish-${said.wish.means.kind}-${place}`,
      text: textOf(said.wish),
      note: t(noteKey(said.wish), { text: said.wish.text }),
      isUnread: isUnread(said.wish),
      isLiked: isLiked(said, filters.like),
    }))
}

function noteKey(wish: Wish) {
  if (wish.means.kind === 'third') return 'filters.thirdNote'
  if (isUnread(wish)) return wish.means.kind === 'unread' ? 'filters.unknownNote' : 'filters.unreadNote'
  return 'filters.readIn'
}

/** What a wish means, in words. */
export function useWishText(filters: CatalogueFilters, wishes: readonly Wish[]): (wish: Wish) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const conditions = wishes.flatMap(({ means }) => (means.kind === 'condition' ? means.condition : []))
  const conditionText = useConditionText(filters, conditions)
  const meantBy = ({ text, means }: Wish): string => {
    if (means.kind === 'thing') return nameOf(isChinese, means)
    if (means.kind === 'condition') return conditionText(means.condition)
    if (means.kind === 'third') return t(`filters.thirds.${means.of}`)
    return means.kind === 'unread' ? t('filters.unread', { text }) : `“${text}”`
  }
  return (wish) => (wish.isNot && !isUnread(wish) ? t('filters.notWish', { name: meantBy(wish) }) : meantBy(wish))
}

/** All wishes in one sentence: "Read as: thing Terrazzo; Fits: Stairs; not: Glossy; not understood: grade A". */
export function useWishSentence(wishes: readonly WishInWords[] | null): string {
  const { t } = useTranslation()
  if (!wishes?.length) return ''
  const said = wishes.map(({ wish, text, ...one }) => {
    if (one.isUnread) return t('filters.saidUnread', { text: wish.text })
    const name = wish.means.kind === 'thing' && !wish.isNot ? t('filters.saidThing', { name: text }) : text
    return one.isLiked || wish.isLike ? t('filters.saidLiked', { name }) : name
  })
  return t('filters.readAs', { wishes: said.join(t('filters.saidNext')) })
}

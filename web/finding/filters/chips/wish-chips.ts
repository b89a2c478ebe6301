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
  /** What is wished or refused, and how it is. */
  name: string
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
    all.map((said, place) => {
      const { wish } = said
      const liked = isLiked(said, filters.like)
      return {
        ...said,
        key: `wish-${wish.means.kind}-${place}`,
        name: isUnread(wish) ? `“${wish.text}”` : textOf({ ...wish, isNot: undefined }),
        text: textOf(liked ? { ...wish, isLike: true } : wish),
        note: t(noteKey(wish), { text: wish.text }),
        isUnread: isUnread(wish),
        isLiked: liked,
      }
    })
}

function noteKey(wish: Wish) {
  if (wish.means.kind === 'third') return 'filters.thirdNote'
  if (isUnread(wish)) return wish.means.kind === 'unread' ? 'filters.unknownNote' : 'filters.unreadNote'
  if (wish.means.kind === 'words') return wish.means.isByLook ? 'filters.byLookNote' : 'filters.wordsNote'
  return 'filters.readIn'
}

type WishToTell = Pick<Wish, 'text' | 'means'> & Partial<Record<'isNot' | 'isLike', boolean | undefined>>

/** What a wish means, in words. */
export function useWishText(filters: CatalogueFilters, wishes: readonly Wish[]): (wish: WishToTell) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const conditions = wishes.flatMap(({ means }) => (means.kind === 'condition' ? means.condition : []))
  const conditionText = useConditionText(filters, conditions)
  const meantBy = ({ text, means }: WishToTell): string => {
    if (means.kind === 'thing') return nameOf(isChinese, means)
    if (means.kind === 'condition') return conditionText(means.condition)
    if (means.kind === 'third') return t(`filters.thirds.${means.of}`)
    if (means.kind === 'unread') return t('filters.unread', { text })
    return means.kind === 'words' && means.isByLook ? t('filters.byLook', { text }) : `“${text}”`
  }
  return (wish) => {
    if (!wish.isNot || isUnread(wish)) return meantBy(wish)
    return t(wish.isLike ? 'filters.ratherNot' : 'filters.notWish', { name: meantBy(wish) })
  }
}

/** All wishes in one sentence: "Read as: thing Terrazzo; Fits: Stairs; not: Glossy; not understood: grade A". */
export function useWishSentence(wishes: readonly WishInWords[] | null): string {
  const { t } = useTranslation()
  if (!wishes?.length) return ''
  const said = wishes.map(({ wish, text, ...one }) => {
    if (one.isUnread) return t('filters.saidUnread', { text: wish.text })
    const name = wish.means.kind === 'thing' && !wish.isNot ? t('filters.saidThing', { name: text }) : text
    return (one.isLiked || wish.isLike) && !wish.isNot ? t('filters.saidLiked', { name }) : name
  })
  return t('filters.readAs', { wishes: said.join(t('filters.saidNext')) })
}
